/** What the diagnostic asks about, and what can be answered. */

export const dimensions = ['strategy', 'people', 'data', 'processes', 'technology', 'governance', 'customers'] as const
export type Dimension = (typeof dimensions)[number]

/** Each question describes four levels; the locale files number them alike. */
export const levels = [1, 2, 3, 4] as const
export type Level = (typeof levels)[number]

/** The levels that one more question is asked about. */
export type ExtremeLevel = 1 | 4

export const confirmations = ['yes', 'partly', 'no'] as const
export type Confirmation = (typeof confirmations)[number]

/** `confirmed` answers the follow-up question, which only the lowest and the highest level have. */
export type Answer = { level: Level; confirmed?: Confirmation } | { level: 'unknown' }

export type Answers = Readonly<Record<Dimension, Answer>>

export function isExtreme(level: Level): level is ExtremeLevel {
  return level === 1 || level === 4
}
