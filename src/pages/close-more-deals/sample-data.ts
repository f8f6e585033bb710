/** The open deals add up to this value. */
export const PIPELINE_VALUE = 847_500

/** Deals are hot from this score on, and warm below it. */
export const HOT_FROM = 80

/** Most valuable first. `reasons` are the points for fit, need, timing and budget, which add up to the score. */
export const deals = [
  { id: 'torvessa', value: 214_000, stage: 'negotiation', status: 'hot', score: 94, reasons: [25, 24, 23, 22] },
  { id: 'solbrenna', value: 168_500, stage: 'proposal', status: 'hot', score: 91, reasons: [24, 21, 25, 21] },
  { id: 'calvenza', value: 132_000, stage: 'proposal', status: 'warm', score: 76, reasons: [23, 22, 10, 21] },
  { id: 'elmgrove', value: 112_000, stage: 'demoDone', status: 'warm', score: 74, reasons: [20, 21, 18, 15] },
  { id: 'drovanta', value: 86_000, stage: 'negotiation', status: 'hot', score: 88, reasons: [21, 24, 22, 21] },
  { id: 'ternbay', value: 61_000, stage: 'demoBooked', status: 'warm', score: 69, reasons: [19, 18, 20, 12] },
  { id: 'bellwood', value: 42_000, stage: 'qualification', status: 'warm', score: 63, reasons: [18, 17, 16, 12] },
  { id: 'ondrelia', value: 32_000, stage: 'qualification', status: 'hot', score: 82, reasons: [20, 19, 24, 19] },
] as const

export type Deal = (typeof deals)[number]
type DealId = Deal['id']

export function dealById(id: DealId): Deal {
  const deal = deals.find((one) => one.id === id)
  if (!deal) throw new Error(`There is no deal "${id}"`)
  return deal
}

export const pipelineTrace = { scoredAgain: 'done', movedDrovanta: 'done', flaggedCalvenza: 'pending' } as const

/** The deal that the visitor in the chat becomes. */
export const NEW_DEAL: DealId = 'ondrelia'

export const chatScript = { greeting: 'bot', question: 'user', price: 'bot', call: 'user', booked: 'bot' } as const

/** `with` is the message that a step appears with. */
export const chatTrace = [
  { id: 'matched', status: 'done', with: 'question' },
  { id: 'added', status: 'done', with: 'price' },
  { id: 'handedOver', status: 'pending', with: 'booked' },
] as const

export const EXPLAINED_DEAL: DealId = 'solbrenna'
/** Fit, need (the call), timing and budget are at most 25 points each, as in `scoreParts` of the co-pilot page. */
export const explainedScore = { fit: 24, call: 21, proposal: 12, budget: 21, contract: 17, silence: -4 } as const

/** The deals of the morning in chronological order. The draft is for the quiet one. */
export const morningDeals = ['torvessa', 'calvenza', 'drovanta'] as const
export const QUIET_DEAL: DealId = 'calvenza'

export const draftTrace = { read: 'done', builtTable: 'done', waits: 'pending' } as const

/** Daily scores of the quiet deal over the last 30 days, and the number of days without a reply. */
export const quietDealScores = [
  62, 63, 63, 66, 70, 70, 71, 75, 76, 80, 80, 83, 84, 84, 86, 86, 86, 86, 86, 85, 85, 84, 83, 82, 81, 81, 80, 79, 77,
  76,
] as const
export const QUIET_DAYS = 9
