/** The numbers that the demos of the use-case pages show. Samples: the words beside them are in the pages' texts. */

import type { Status } from '../ui/Status.tsx'

/** AI SDR page: leads in each stage of the pipeline this week. */
export const sdrStages = [127, 89, 56, 34, 18] as const

/** AI SDR page: how the lead in the chat is scored, each part and the whole out of 100. */
export const sdrScore = { need: 88, timing: 94, fit: 64, whole: 82 } as const

/** AI SDR page: follow-ups that a rep planned for a lead, and those that were sent. */
export const followUps = { planned: 8, sent: 2 } as const

/** AI SDR page: the part of a rep's day, in percent, that is left for calls in the example. */
export const CALLS_PERCENT = 35

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

/** The words of the specification for how far something is, as the dots that stand for them. */
export const statusOf = {
  completed: 'done',
  active: 'active',
  pending: 'pending',
  upcoming: 'idle',
} as const satisfies Record<string, Status>
