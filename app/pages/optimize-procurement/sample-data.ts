/** The numbers that the demos of this page show. Samples: the words beside them are in its texts. */

/** Purchase requests of the month that reached each stage, and how far the stage is. */
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

/** What the assistant did last in the month's requests. */
export const monthTrace = [
  { id: 'read', status: 'done' },
  { id: 'waiting', status: 'pending' },
] as const

export const bidChat = [
  { id: 'ask', type: 'user' },
  { id: 'best', type: 'bot' },
  { id: 'lowest', type: 'bot' },
] as const

/** What was done, and with which message it is seen. */
export const bidTrace = [
  { id: 'compared', status: 'done', with: 'best' },
  { id: 'applied', status: 'done', with: 'lowest' },
  { id: 'waiting', status: 'pending', with: 'lowest' },
] as const

/** How many electric motors the purchase was for that a client speaks of. */
export const QUOTED_MOTORS = 60

/** What the bids at hand make of each rule of the policy. */
export const policyRules = [
  { id: 'threeBids', status: 'done' },
  { id: 'deposit', status: 'hot' },
  { id: 'payment', status: 'done' },
  { id: 'local', status: 'done' },
  { id: 'largeOrder', status: 'idle' },
] as const
