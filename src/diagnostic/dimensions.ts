export const dimensions = ['strategy', 'people', 'data', 'processes', 'technology', 'governance', 'customers'] as const
export type Dimension = (typeof dimensions)[number]

export const QUESTION_COUNT = String(dimensions.length)

/** Each question describes four levels, with the same numbers in the locale files. */
export const levels = [1, 2, 3, 4] as const
export type Level = (typeof levels)[number]

/** Levels with a follow-up question. */
export type ExtremeLevel = 1 | 4

export const confirmations = ['yes', 'partly', 'no'] as const
export type Confirmation = (typeof confirmations)[number]

/** `confirmed` is the answer to the follow-up question, which only extreme levels have. */
export type Answer = { level: Level; confirmed?: Confirmation } | { level: 'unknown' }

export type Answers = Readonly<Record<Dimension, Answer>>

export function isExtreme(level: Level): level is ExtremeLevel {
  return level === 1 || level === 4
}
