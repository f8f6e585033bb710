import { isWeak } from '#site/maturity-score.ts'
import { nextSteps, type Scores } from './advice.ts'
import { dimensions, isExtreme, type Answer, type Answers, type Level } from './dimensions.ts'

export const overallLevels = [1, 2, 3, 4, 5] as const
export type OverallLevel = (typeof overallLevels)[number]

export type Result = ReturnType<typeof computeResult>

const LEVEL_SCORES: Readonly<Record<Level, number>> = { 1: 10, 2: 40, 3: 64, 4: 90 }

const CONFIRMATION_SCORES = { yes: 10, partly: 0, no: -10 } as const

/** Something the visitor doesn't know about is rarely in place, but that doesn't prove the lowest level. */
const UNKNOWN_SCORE = 20

const LEVEL_FROM: Readonly<Record<OverallLevel, number>> = { 1: 0, 2: 25, 3: 45, 4: 65, 5: 85 }

export function computeResult(answers: Answers) {
  const scores = Object.fromEntries(dimensions.map((each) => [each, scoreOf(answers[each])])) as Scores
  const unknown = dimensions.filter((each) => answers[each].level === 'unknown')
  const sum = dimensions.reduce((total, each) => total + scores[each], 0)
  const score = Math.round(sum / dimensions.length)
  const level = overallLevels.findLast((each) => score >= LEVEL_FROM[each]) ?? 1
  const weak = dimensions.filter((each) => isWeak(scores[each])).toSorted((a, b) => scores[a] - scores[b])
  return { scores, score, level, unknown, weak, steps: nextSteps(scores, unknown, level > 1) }
}

export function scoreOf(answer: Answer): number {
  if (answer.level === 'unknown') return UNKNOWN_SCORE
  const adjustment = isExtreme(answer.level) && answer.confirmed ? CONFIRMATION_SCORES[answer.confirmed] : 0
  return LEVEL_SCORES[answer.level] + adjustment
}
