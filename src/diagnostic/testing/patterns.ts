import { confirmations, dimensions, isExtreme } from '../dimensions.ts'
import type { Answer, Answers, Dimension, Level } from '../dimensions.ts'

/** One character per dimension, in order: a level, or ? for unknown. */
export function parsePattern(pattern: string): Answers {
  return answersBy((_, index) => ({ level: pattern[index] === '?' ? 'unknown' : (Number(pattern[index]) as Level) }))
}

export function answersBy(answerTo: (dimension: Dimension, index: number) => Answer): Answers {
  return Object.fromEntries(dimensions.map((each, index) => [each, answerTo(each, index)])) as Answers
}

export function withOneDifferent(different: Dimension, level: Level, others: Level): Answers {
  return answersBy((dimension) => ({ level: dimension === different ? level : others }))
}

/** All 78,125 combinations of four levels and unknown. */
export const allPatterns: readonly string[] = Array.from({ length: 5 ** dimensions.length }, (_, number) =>
  number.toString(5).padStart(dimensions.length, '0').replaceAll('0', '?'),
)

/** Adds answers to the follow-up questions, varied by dimension and `turn`. */
export function addConfirmations(answers: Answers, turn: number): Answers {
  return answersBy((dimension, index) => {
    const { level } = answers[dimension]
    const confirmed = confirmations[(turn + index * index) % confirmations.length]!
    return level !== 'unknown' && isExtreme(level) ? { level, confirmed } : { level }
  })
}
