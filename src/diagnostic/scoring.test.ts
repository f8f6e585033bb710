import { expect, it } from 'vitest'
import { stages, type Step } from './advice.ts'
import { confirmations, dimensions, isExtreme, type Answer, type Answers, type Dimension } from './dimensions.ts'
import { computeResult, type Result } from './scoring.ts'
import { answersBy, parsePattern, withOneDifferent } from './testing/conversations.ts'

it.each([
  [{ level: 1, confirmed: 'no' }, 0, 1],
  [{ level: 1, confirmed: 'partly' }, 10, 1],
  [{ level: 1, confirmed: 'yes' }, 20, 1],
  [{ level: 2 }, 40, 2],
  [{ level: 3 }, 64, 3],
  [{ level: 4, confirmed: 'no' }, 80, 4],
  [{ level: 4, confirmed: 'partly' }, 90, 5],
  [{ level: 4, confirmed: 'yes' }, 100, 5],
  [{ level: 'unknown' }, 20, 1],
] as const)('scores %j as the answer to every question: %i, level %i', (answer, score, level) => {
  expect(computeResult(answersBy(() => answer))).toMatchObject({ score, level })
})

it.each(dimensions)('recommends %s first if it alone is lowest, then projects', (dimension) => {
  const { steps, weak, scores } = computeResult(withOneDifferent(dimension, 1, 4))
  expect(weak).toEqual([dimension])
  expect(scores[dimension]).toBe(10)
  expect(steps[0]).toMatchObject({ dimension, stage: 'low', reason: { kind: 'lowest' } })
  expect(steps.slice(1).map(({ stage }) => stage)).toEqual(['project', 'project'])
})

it.each(dimensions)('recommends a project in %s if it alone is highest and the others have started', (dimension) => {
  const { steps } = computeResult(withOneDifferent(dimension, 4, 2))
  expect(steps.map(({ stage }) => stage)).toEqual(['mid', 'mid', 'project'])
  expect(steps[2]).toMatchObject({ dimension, reason: { kind: 'strength' } })
})

it('puts a dependency before the gap that needs it', () => {
  // Technology is lower, but depends on data.
  const { steps } = computeResult(parsePattern('4423144'))
  expect(steps.slice(0, 2)).toMatchObject([
    { dimension: 'data', reason: { kind: 'before', other: 'technology' } },
    { dimension: 'technology', reason: { kind: 'lowest' } },
  ])
})

it('never lowers the score for a better answer', () => {
  for (const dimension of dimensions) {
    const scores = ([1, 2, 3, 4] as const).map((level) => computeResult(withOneDifferent(dimension, level, 2)).score)
    expect(scores).toEqual(scores.toSorted((a, b) => a - b))
  }
})

/** All 78,125 combinations of four levels and unknown. */
const allPatterns: readonly string[] = Array.from({ length: 5 ** dimensions.length }, (_, number) =>
  number.toString(5).padStart(dimensions.length, '0').replaceAll('0', '?'),
)

/** Adds answers to the follow-up questions, varied by dimension and `turn`. */
function addConfirmations(answers: Answers, turn: number): Answers {
  return answersBy((dimension, index) => {
    const { level } = answers[dimension]
    const confirmed = confirmations[(turn + index * index) % confirmations.length]!
    return level !== 'unknown' && isExtreme(level) ? { level, confirmed } : { level }
  })
}

const companies = allPatterns
  .flatMap((pattern, index) => [parsePattern(pattern), addConfirmations(parsePattern(pattern), index)])
  .map((answers) => ({ answers, result: computeResult(answers) }))

type Rule = (result: Result, answers: Answers) => boolean

const isProject = ({ stage }: Step) => stage === 'first' || stage === 'project'
const dependencies: Partial<Record<Dimension, Dimension>> = {
  technology: 'data',
  people: 'governance',
  customers: 'processes',
}
const stageOf = ({ level }: Answer) => stages[level === 'unknown' ? 0 : level - 1]
const countDifferent = (steps: readonly Step[], by: 'dimension' | 'page') => new Set(steps.map((each) => each[by])).size
const firstOnly = new Set(['even', 'sharedLowest', 'evenStrong'])
const isMissing = ({ level }: Answer) => level === 1 || level === 'unknown'

const rules: Readonly<Record<string, Rule>> = {
  'are three, with different dimensions and pages': ({ steps }) =>
    countDifferent(steps, 'dimension') === 3 && countDifferent(steps, 'page') === 3,
  'match the stage of the answer': ({ steps }, answers) =>
    steps.every(({ dimension, stage }) => stage === stageOf(answers[dimension])),
  'do not recommend a customer assistant to companies that already have one': ({ steps, scores }) =>
    scores.customers < 100 || !steps.some(({ dimension }) => dimension === 'customers'),
  'start with the gaps, each after the dimension it depends on': ({ steps, scores }) => {
    const gaps = steps.filter((each) => !isProject(each))
    const isOrdered = gaps.every(({ dimension }, index) => {
      const dependency = dependencies[dimension]
      if (!dependency || scores[dependency] >= 60) return true
      return gaps.slice(0, index).some((each) => each.dimension === dependency)
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
