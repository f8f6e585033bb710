export const procurementStages = [
  { id: 'intake', requests: 45, status: 'completed' },
  { id: 'bids', requests: 32, status: 'active' },
  { id: 'comparison', requests: 18, status: 'pending' },
  { id: 'approval', requests: 8, status: 'upcoming' },
] as const

/** Score of the best bid out of 100, and whether it complies with the policy. */
export const procurementDecisions = [
  { id: 'pallets', score: 94, policy: 'done' },
  { id: 'film', score: 88, policy: 'done' },
  { id: 'forklifts', score: 81, policy: 'hot' },
] as const

export const monthTrace = { read: 'done', waiting: 'pending' } as const

export const bidChat = { ask: 'user', best: 'bot', lowest: 'bot' } as const

/** `with` is the message that each step appears with. */
export const bidTrace = [
  { id: 'compared', status: 'done', with: 'best' },
  { id: 'applied', status: 'done', with: 'lowest' },
  { id: 'waiting', status: 'pending', with: 'lowest' },
] as const

export const QUOTED_MOTORS = 60

export const policyRules = {
  threeBids: 'done',
  deposit: 'hot',
  payment: 'done',
  local: 'done',
  largeOrder: 'idle',
} as const

export const bidCriteria = ['price', 'delivery', 'papers', 'scope'] as const

/** Three bids for one purchase, with points out of 100. */
export const weighedBids = [
  { id: 'cheapest', points: { price: 100, delivery: 40, papers: 0, scope: 80 } },
  { id: 'fastest', points: { price: 60, delivery: 100, papers: 60, scope: 40 } },
  { id: 'fullest', points: { price: 40, delivery: 60, papers: 100, scope: 100 } },
] as const

/** Weights in percent. A bid without points for `required` is excluded. */
export const industryWeights = [
  { id: 'manufacturing', weights: { price: 25, delivery: 45, papers: 10, scope: 20 } },
  { id: 'healthcare', weights: { price: 20, delivery: 20, papers: 50, scope: 10 }, required: 'papers' },
  { id: 'services', weights: { price: 45, delivery: 15, papers: 5, scope: 35 } },
  { id: 'construction', weights: { price: 25, delivery: 20, papers: 10, scope: 45 } },
] as const
