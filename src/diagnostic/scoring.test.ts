import { expect, it } from 'vitest'
import { dimensions } from './dimensions.ts'
import { computeResult } from './scoring.ts'
import { answersBy, parsePattern, withOneDifferent } from './testing/patterns.ts'

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
