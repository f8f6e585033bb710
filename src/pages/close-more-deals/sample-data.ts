/** What the demos of this page show, in its order. Samples: the words beside them are in its texts. */

/** The value of the whole pipeline, which the open deals add up to. */
export const PIPELINE_VALUE = 847_500

/** From this score on a deal is hot; below it is warm. */
export const HOT_FROM = 80

/** The open deals, most valuable first. */
export const deals = [
  { id: 'torvessa', value: 214_000, stage: 'negotiation', status: 'hot', score: 94 },
  { id: 'solbrenna', value: 168_500, stage: 'proposal', status: 'hot', score: 91 },
  { id: 'calvenza', value: 132_000, stage: 'proposal', status: 'warm', score: 78 },
  { id: 'elmhavra', value: 112_000, stage: 'demoDone', status: 'warm', score: 74 },
  { id: 'drovanta', value: 86_000, stage: 'negotiation', status: 'hot', score: 88 },
  { id: 'pinmarrow', value: 61_000, stage: 'demoBooked', status: 'warm', score: 69 },
  { id: 'lumevante', value: 42_000, stage: 'qualification', status: 'warm', score: 63 },
  { id: 'ondrelia', value: 32_000, stage: 'qualification', status: 'hot', score: 82 },
] as const

export type Deal = (typeof deals)[number]
type DealId = Deal['id']

export function dealById(id: DealId): Deal {
  const deal = deals.find((one) => one.id === id)
  if (!deal) throw new Error(`There is no deal "${id}"`)
  return deal
}

export const pipelineTrace = [
  { id: 'scoredAgain', status: 'done' },
  { id: 'movedDrovanta', status: 'done' },
  { id: 'flaggedCalvenza', status: 'pending' },
] as const

/** The deal that the visitor of the chat has just become. */
export const NEW_DEAL: DealId = 'ondrelia'

export const chatScript = [
  { id: 'greeting', type: 'bot' },
  { id: 'question', type: 'user' },
  { id: 'price', type: 'bot' },
  { id: 'call', type: 'user' },
  { id: 'booked', type: 'bot' },
] as const

/** What was done, and with which message it is seen. */
export const chatTrace = [
  { id: 'matched', status: 'done', with: 'question' },
  { id: 'added', status: 'done', with: 'price' },
  { id: 'handedOver', status: 'pending', with: 'booked' },
] as const

/** Where the points of the explained deal come from. */
export const EXPLAINED_DEAL: DealId = 'solbrenna'
export const explainedScore = [
  { from: 'fit', points: 38 },
  { from: 'call', points: 16 },
  { from: 'proposal', points: 14 },
  { from: 'budget', points: 12 },
  { from: 'contract', points: 18 },
  { from: 'silence', points: -7 },
] as const

/** The deals of the morning, in the order of the day; the draft is for the one that has gone quiet. */
export const morningDeals = ['torvessa', 'calvenza', 'drovanta'] as const
export const QUIET_DEAL: DealId = 'calvenza'

/** How the draft was made. */
export const draftTrace = [
  { id: 'read', status: 'done' },
  { id: 'builtTable', status: 'done' },
  { id: 'waits', status: 'pending' },
] as const

/** The score of the quiet deal on each of the last 30 days, and for how many of them nobody has replied. */
export const quietDealScores = [
  62, 63, 63, 66, 70, 70, 71, 75, 76, 80, 80, 83, 84, 84, 86, 86, 86, 86, 86, 85, 85, 84, 83, 82, 81, 81, 80, 79, 79,
  78,
] as const
export const QUIET_DAYS = 9
