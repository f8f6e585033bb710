import { describe, expect, it } from 'vitest'
import { dimensions, type Answers, type Confirmation } from './dimensions.ts'
import { computeResult } from './scoring.ts'
import { parsePattern, withOneDifferent } from './testing/patterns.ts'

const confirmAll = (pattern: string, confirmed?: Confirmation) =>
  Object.fromEntries(
    Object.entries(parsePattern(pattern)).map(([each, answer]) => [
      each,
      { ...answer, ...(confirmed && { confirmed }) },
    ]),
  ) as Answers

describe('the result', () => {
  it.each([
    ['1111111', 'no', 0, 1],
    ['1111111', 'partly', 10, 1],
    ['1111111', 'yes', 20, 1],
    ['2222222', undefined, 40, 2],
    ['3333333', undefined, 64, 3],
    ['4444444', 'no', 80, 4],
    ['4444444', 'partly', 90, 5],
    ['4444444', 'yes', 100, 5],
    ['???????', undefined, 20, 1],
  ] as const)('%s, each confirmed with %s, scores %i', (pattern, confirmed, score, level) => {
    expect(computeResult(confirmAll(pattern, confirmed))).toMatchObject({ score, level })
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
})

describe('advice', () => {
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
})
