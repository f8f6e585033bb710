/** Answers for tests. */

import {
  confirmations,
  dimensions,
  isExtreme,
  type Answer,
  type Answers,
  type Dimension,
  type Level,
} from '../dimensions.ts'

/** One letter a dimension, in their order: a level, or ? for what is not known. */
export function pattern(written: string): Answers {
  const entries = dimensions.map((dimension, index): [Dimension, Answer] => {
    const letter = written[index]
    return [dimension, { level: letter === '?' ? 'unknown' : (Number(letter) as Level) }]
  })
  return Object.fromEntries(entries) as Answers
}

/** All at one level, one of them at another. */
export function oneApart(apart: Dimension, level: Level, others: Level): Answers {
  return { ...pattern(String(others).repeat(dimensions.length)), [apart]: { level } }
}

/** Each of the four levels or "not known" for each dimension, in every combination: 78,125. */
export const everyPattern: readonly string[] = Array.from({ length: 5 ** dimensions.length }, (_, number) =>
  number.toString(5).padStart(dimensions.length, '0').replaceAll('0', '?'),
)

/** The same answers with follow-ups answered, in another way for each dimension and each `turn`. */
export function confirmed(answers: Answers, turn: number): Answers {
  const entries = dimensions.map((dimension, index): [Dimension, Answer] => {
    const answer = answers[dimension]
    const confirmation = confirmations[(turn + index * index) % confirmations.length]
    const isAsked = answer.level !== 'unknown' && isExtreme(answer.level) && confirmation
    return [dimension, isAsked ? { level: answer.level, confirmed: confirmation } : answer]
  })
  return Object.fromEntries(entries) as Answers
}
