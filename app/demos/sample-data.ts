/** The numbers that the demos of the use-case pages show. Samples: the words beside them are in the pages' texts. */

import type { Status } from '../ui/Status.tsx'

/** AI SDR page: leads in each stage of the pipeline this week. */
export const sdrStages = [127, 89, 56, 34, 18] as const

/** Procurement page: purchase requests in each stage, and how far the stage is. */
export const procurementStages = [
  { id: 'intake', requests: 45, status: 'completed' },
  { id: 'bids', requests: 32, status: 'active' },
  { id: 'comparison', requests: 18, status: 'pending' },
  { id: 'approval', requests: 8, status: 'upcoming' },
] as const

/** Procurement page: how the best bid of each purchase scores, out of 100, and whether it keeps to the policy. */
export const procurementDecisions = [
  { id: 'pallets', score: 94, policy: 'done' },
  { id: 'film', score: 88, policy: 'done' },
  { id: 'forklifts', score: 81, policy: 'hot' },
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
