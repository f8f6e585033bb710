import {
  confirmations,
  dimensions,
  isExtreme,
  type Answer,
  type Answers,
  type Dimension,
  type Level,
} from '../dimensions.ts'

/** One character per dimension, in order: a level, or ? for unknown. */
export function parsePattern(pattern: string): Answers {
  const entries = dimensions.map((dimension, index): [Dimension, Answer] => {
    const letter = pattern[index]
    return [dimension, { level: letter === '?' ? 'unknown' : (Number(letter) as Level) }]
  })
  return Object.fromEntries(entries) as Answers
}

export function withOneDifferent(different: Dimension, level: Level, others: Level): Answers {
  return { ...parsePattern(String(others).repeat(dimensions.length)), [different]: { level } }
}

/** All 78,125 combinations of four levels and unknown. */
export const allPatterns: readonly string[] = Array.from({ length: 5 ** dimensions.length }, (_, number) =>
  number.toString(5).padStart(dimensions.length, '0').replaceAll('0', '?'),
)

/** Adds answers to the follow-up questions, varied by dimension and `turn`. */
export function addConfirmations(answers: Answers, turn: number): Answers {
  const entries = dimensions.map((dimension, index): [Dimension, Answer] => {
    const answer = answers[dimension]
    const confirmation = confirmations[(turn + index * index) % confirmations.length]
    const isAsked = answer.level !== 'unknown' && isExtreme(answer.level) && confirmation
    return [dimension, isAsked ? { level: answer.level, confirmed: confirmation } : answer]
  })
  return Object.fromEntries(entries) as Answers
}
