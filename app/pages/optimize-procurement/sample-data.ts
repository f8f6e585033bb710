/** The numbers that the demos of this page show. Samples: the words beside them are in its texts. */

/** Purchase requests in each stage, and how far the stage is. */
export const procurementStages = [
  { id: 'intake', requests: 45, status: 'completed' },
  { id: 'bids', requests: 32, status: 'active' },
  { id: 'comparison', requests: 18, status: 'pending' },
  { id: 'approval', requests: 8, status: 'upcoming' },
] as const

/** How the best bid of each purchase scores, out of 100, and whether it keeps to the policy. */
export const procurementDecisions = [
  { id: 'pallets', score: 94, policy: 'done' },
  { id: 'film', score: 88, policy: 'done' },
  { id: 'forklifts', score: 81, policy: 'hot' },
] as const
