/** In the order in which they fill in. */
export const recordFields = ['contact', 'company', 'need', 'usesNow', 'timing', 'decides', 'budget'] as const

export const scoreParts = [
  { id: 'fit', points: 22, field: 'company' },
  { id: 'need', points: 24, field: 'need' },
  { id: 'timing', points: 21, field: 'timing' },
  { id: 'budget', points: 9, field: 'budget' },
] as const satisfies readonly { id: string; points: number; field: (typeof recordFields)[number] }[]

/** Kinds: sent by the co-pilot, done by a person, the answer, drafted for a person, canceled. */
export const threadSteps = [
  { id: 'firstEmail', kind: 'sent' },
  { id: 'reminder', kind: 'sent' },
  { id: 'call', kind: 'person' },
  { id: 'answer', kind: 'answer' },
  { id: 'draft', kind: 'draft' },
  { id: 'secondEmail', kind: 'off' },
  { id: 'lastNote', kind: 'off' },
] as const

/** Today's call list; `was` is yesterday's position. The first lead is the one in the record. */
export const leads = [
  { id: 'harborline', was: 2, score: totalPoints(scoreParts) },
  { id: 'birchwell', was: 4, score: 71 },
  { id: 'pellamar', was: 5, score: 64 },
  { id: 'millbrook', was: 1, score: 49 },
  { id: 'lunareth', was: 3, score: 31 },
] as const

/** Who may change a CRM field: the co-pilot alone, the co-pilot after asking, or a person. */
export const rightIds = ['alone', 'asks', 'person'] as const

export type Right = (typeof rightIds)[number]

export const crmRows = [
  { id: 'contact', direction: 'both', right: 'alone' },
  { id: 'notes', direction: 'writes', right: 'alone' },
  { id: 'score', direction: 'writes', right: 'alone' },
  { id: 'meeting', direction: 'both', right: 'alone' },
  { id: 'stage', direction: 'writes', right: 'asks' },
  { id: 'price', direction: 'reads', right: 'person' },
] as const

export const crmTrace = { wroteFields: 'done', loggedReply: 'done', asksForStage: 'pending' } as const

export function totalPoints(parts: readonly { points: number }[]): number {
  return parts.reduce((total, { points }) => total + points, 0)
}
