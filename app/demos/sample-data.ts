/** The numbers that the demos of the use-case pages show. Samples: the words beside them are in the pages' texts. */

import type { Status } from '../ui/Status.tsx'

/** AI SDR page: leads in each stage of the pipeline this week. */
export const sdrStages = [127, 89, 56, 34, 18] as const

/** Procurement page: purchase requests in each stage, and how far the stage is. */
export const procurementStages = [
  { requests: 45, status: 'completed' },
  { requests: 32, status: 'active' },
  { requests: 18, status: 'pending' },
  { requests: 8, status: 'upcoming' },
] as const

/** HR operations page: what the live panel counts, and how far each document is, in percent. */
export const hrOperations = {
  tasksAutomated: 127,
  hoursSaved: 18,
  workloadReductionPercent: 70,
  records: 247,
  documents: 12,
  queries: 34,
  documentProgress: [85, 100, 100, 60],
} as const

/** Close-more-deals page: the value of the whole pipeline, in dollars. */
export const PIPELINE_VALUE = 847_500

/** Support efficiency page: a ticket of one morning. Times are minutes after nine. */
export type SupportTicket = {
  number: number
  arrives: number
  /** Without the assistant: when a person opens it. */
  opened: number
  /** How long a person works on it, with the assistant or without. */
  work: number
  /** How long the assistant takes to solve it, or to hand it over. */
  assistant: number
  /** When a person opens what the assistant has handed over. */
  openedAfterHandOver?: number
}

export const supportTickets: readonly SupportTicket[] = [
  { number: 48213, arrives: 4, opened: 38, work: 24, assistant: 2 },
  { number: 48214, arrives: 15, opened: 64, work: 18, assistant: 1 },
  { number: 48215, arrives: 27, opened: 84, work: 13, assistant: 1 },
  { number: 48216, arrives: 41, opened: 98, work: 50, assistant: 3, openedAfterHandOver: 60 },
  { number: 48217, arrives: 58, opened: 150, work: 14, assistant: 1 },
  { number: 48218, arrives: 84, opened: 166, work: 35, assistant: 3 },
  { number: 48219, arrives: 112, opened: 203, work: 44, assistant: 4, openedAfterHandOver: 134 },
  { number: 48220, arrives: 145, opened: 270, work: 33, assistant: 2 },
  { number: 48221, arrives: 178, opened: 305, work: 67, assistant: 3, openedAfterHandOver: 204 },
  { number: 48222, arrives: 198, opened: 374, work: 12, assistant: 2 },
]

/** The average ticket: minutes of a person's work on finding the customer, the answer, a colleague, the words. */
export const supportWorkParts = [9, 11, 6, 5] as const

/** Ticket 48218, part by part: the wait and the same four parts, in minutes by hand and in seconds with the assistant. */
export const supportTicketParts = [
  { byHand: 82, assistant: 0 },
  { byHand: 9, assistant: 0.4 },
  { byHand: 13, assistant: 1.2 },
  { byHand: 8, assistant: undefined },
  { byHand: 5, assistant: 178 },
] as const

/** The words of the specification for how far something is, as the dots that stand for them. */
export const statusOf = {
  completed: 'done',
  active: 'active',
  pending: 'pending',
  upcoming: 'idle',
} as const satisfies Record<string, Status>
