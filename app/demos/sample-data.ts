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

/** Contract review page: the contracts in force by kind, and how many of each carry a risk. */
export const contractKinds = [
  { contracts: 68, high: 7, medium: 19 },
  { contracts: 54, high: 5, medium: 12 },
  { contracts: 37, high: 0, medium: 5 },
  { contracts: 31, high: 3, medium: 6 },
  { contracts: 22, high: 2, medium: 4 },
] as const

/** Contract review page: contracts that a team gets to read by hand, and those that differ once a rule changes. */
export const contractReadings = { byHand: 20, changed: 34 } as const

/** Contract review page: what a lawyer still has open after a month, by kind and place among its high risks. */
export const contractsLeft = [
  { kind: 1, high: 4 },
  { kind: 3, high: 0 },
] as const

/** Contract review page: the contract that is opened, the first of those above. Scores from each of `steps` on are higher risks. */
export const openedContract = {
  score: 78,
  steps: { medium: 40, high: 70 },
  findings: ['high', 'high', 'medium'],
  rules: { met: 11, requested: 1, broken: 2 },
  checks: ['broken', 'broken', 'requested', 'met'],
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
