import { expect, it } from 'vitest'
import { stages, type Step } from './advice.ts'
import { dimensions, type Answer, type Answers, type Dimension } from './dimensions.ts'
import { computeResult, type Result } from './scoring.ts'
import { addConfirmations, allPatterns, parsePattern } from './testing/patterns.ts'

const companies = allPatterns.flatMap((pattern, index) => {
  const answers = parsePattern(pattern)
  return [answers, addConfirmations(answers, index)].map((each) => ({ answers: each, result: computeResult(each) }))
})

type Rule = (result: Result, answers: Answers) => boolean

const isProject = ({ stage }: Step) => stage === 'first' || stage === 'project'

const dependencies: Partial<Record<Dimension, Dimension>> = {
  technology: 'data',
  people: 'governance',
  customers: 'processes',
}

const stageOf = ({ level }: Answer) => stages[level === 'unknown' ? 0 : level - 1]
const countDifferent = (steps: readonly Step[], by: 'dimension' | 'page') => new Set(steps.map((each) => each[by])).size
const positionOf = (steps: readonly Step[], wanted: Dimension) =>
  steps.findIndex(({ dimension }) => dimension === wanted)
const firstOnly = new Set(['even', 'sharedLowest', 'evenStrong'])
const isMissing = ({ level }: Answer) => level === 1 || level === 'unknown'

const rules: Readonly<Record<string, Rule>> = {
  'are three, with different dimensions and pages': ({ steps }) =>
    countDifferent(steps, 'dimension') === 3 && countDifferent(steps, 'page') === 3,
  'match the stage of the answer': ({ steps }, answers) =>
    steps.every(({ dimension, stage }) => stage === stageOf(answers[dimension])),
  'do not recommend a customer assistant to companies that already have one': ({ steps, scores }) =>
    scores.customers < 100 || positionOf(steps, 'customers') === -1,
  'start with the gaps, each after the dimension it depends on': ({ steps, scores }) => {
    const gaps = steps.filter((each) => !isProject(each))
    const isOrdered = gaps.every(({ dimension }, index) => {
      const dependency = dependencies[dimension]
      if (!dependency || scores[dependency] >= 60) return true
      const position = positionOf(steps, dependency)
      return position !== -1 && position < index
    })
    return isOrdered && steps.slice(gaps.length).every(isProject)
  },
  'contain no project that depends on a missing dimension, and none at the first level': ({ steps, level }, answers) =>
    steps.filter(isProject).every(({ dimension }) => {
      const dependency = dependencies[dimension]
      return level > 1 && !(dependency && isMissing(answers[dependency]))
    }),
  'call a score the lowest only if it is, and mention a shared lowest score only where it applies': (result) => {
    const { steps, scores } = result
    const lowest = Math.min(...Object.values(scores))
    const shared = dimensions.filter((each) => scores[each] === lowest).length > 1
    return steps.every(({ dimension, reason: { kind } }, index) => {
      if (index > 0 && firstOnly.has(kind)) return false
      if (kind === 'lowest') return scores[dimension] === lowest && !shared
      if (['sharedLowest', 'alsoLowest', 'lowestToo'].includes(kind)) return scores[dimension] === lowest && shared
      return !['next', 'thenNext'].includes(kind) || scores[dimension] > lowest
    })
  },
  'do not repeat a reason, except for unknown answers and dependencies': ({ steps }) => {
    const kinds = steps.map(({ reason }) => reason.kind).filter((kind) => kind !== 'unknown' && kind !== 'before')
    return new Set(kinds).size === kinds.length
  },
  'mention a further project only after another one': ({ steps }) =>
    steps.every(({ reason: { kind } }, index) => {
      const isFurther = steps.slice(0, index).some(isProject)
      return ['furtherStrength', 'thirdStrength'].includes(kind) === isFurther
    }),
  'mention unknown answers only if they are unknown': ({ steps }, answers) =>
    steps.every(({ dimension, reason: { kind } }) => (kind === 'unknown') === (answers[dimension].level === 'unknown')),
}

it.each(Object.entries(rules))('next steps for every combination of answers %s', (_title, rule) => {
  const violations = companies.filter(({ answers, result }) => !rule(result, answers))
  expect(violations.slice(0, 3)).toEqual([])
})
