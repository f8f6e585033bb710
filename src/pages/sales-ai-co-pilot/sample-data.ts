/** What the demos of this page show, in its order. Samples: the words beside them are in its texts. */

/** The lead's record, as it fills in. */
export const recordFields = ['contact', 'company', 'need', 'usesNow', 'timing', 'decides', 'budget'] as const

/** What the score is made of: the points of the lead in the record, and the field that they are read from. */
export const scoreParts = [
  { id: 'fit', points: 24, field: 'company' },
  { id: 'need', points: 22, field: 'need' },
  { id: 'timing', points: 20, field: 'timing' },
  { id: 'budget', points: 12, field: 'budget' },
] as const satisfies readonly { id: string; points: number; field: (typeof recordFields)[number] }[]

/** The follow-ups: sent by the co-pilot, done by a person, the answer, drafted for a person, called off. */
export const threadSteps = [
  { id: 'firstEmail', kind: 'sent' },
  { id: 'reminder', kind: 'sent' },
  { id: 'call', kind: 'person' },
  { id: 'answer', kind: 'answer' },
  { id: 'draft', kind: 'draft' },
  { id: 'secondEmail', kind: 'off' },
  { id: 'lastNote', kind: 'off' },
] as const

/** This morning's call list, with the place that each lead had yesterday. The first one is the lead of the record. */
export const leads = [
  { id: 'tavelmo', was: 2, score: totalPoints(scoreParts) },
  { id: 'sorvelle', was: 4, score: 71 },
  { id: 'pellamar', was: 5, score: 64 },
  { id: 'orvanto', was: 1, score: 49 },
  { id: 'lunareth', was: 3, score: 31 },
] as const

/** Who may change a field of the CRM. */
export const rightIds = ['alone', 'asks', 'person'] as const

export type Right = (typeof rightIds)[number]

/** What passes between the co-pilot and the CRM. */
export const crmRows = [
  { id: 'contact', direction: 'both', right: 'alone' },
  { id: 'notes', direction: 'writes', right: 'alone' },
  { id: 'score', direction: 'writes', right: 'alone' },
  { id: 'meeting', direction: 'both', right: 'alone' },
  { id: 'stage', direction: 'writes', right: 'asks' },
  { id: 'price', direction: 'reads', right: 'person' },
] as const

export const crmTrace = [
  { id: 'wroteFields', status: 'done' },
  { id: 'loggedReply', status: 'done' },
  { id: 'asksForStage', status: 'pending' },
] as const

export function totalPoints(parts: readonly { points: number }[]): number {
  return parts.reduce((total, { points }) => total + points, 0)
}
