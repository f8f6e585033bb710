/** Answers for tests. */

import { dimensions, type Answer, type Answers, type Dimension, type Level } from '../dimensions.ts'

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
