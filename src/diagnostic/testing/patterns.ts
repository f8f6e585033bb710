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
export function pattern(written: string): Answers {
  const entries = dimensions.map((dimension, index): [Dimension, Answer] => {
    const letter = written[index]
    return [dimension, { level: letter === '?' ? 'unknown' : (Number(letter) as Level) }]
  })
  return Object.fromEntries(entries) as Answers
}

/** All dimensions at one level except `apart`. */
export function oneApart(apart: Dimension, level: Level, others: Level): Answers {
  return { ...pattern(String(others).repeat(dimensions.length)), [apart]: { level } }
}

/** All 78,125 combinations of four levels and unknown. */
export const everyPattern: readonly string[] = Array.from({ length: 5 ** dimensions.length }, (_, number) =>
  number.toString(5).padStart(dimensions.length, '0').replaceAll('0', '?'),
)

/** Adds answers to the follow-up questions, varied by dimension and `turn`. */
export function confirmed(answers: Answers, turn: number): Answers {
  const entries = dimensions.map((dimension, index): [Dimension, Answer] => {
    const answer = answers[dimension]
    const confirmation = confirmations[(turn + index * index) % confirmations.length]
    const isAsked = answer.level !== 'unknown' && isExtreme(answer.level) && confirmation
    return [dimension, isAsked ? { level: answer.level, confirmed: confirmation } : answer]
  })
  return Object.fromEntries(entries) as Answers
}
