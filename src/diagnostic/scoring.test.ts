import { describe, expect, it } from 'vitest'
import { dimensions, type Answers, type Confirmation } from './dimensions.ts'
import { computeResult } from './scoring.ts'
import { parsePattern, withOneDifferent } from './testing/patterns.ts'

const confirmAll = (pattern: string, confirmed: Confirmation) =>
  Object.fromEntries(
    Object.entries(parsePattern(pattern)).map(([each, answer]) => [each, { ...answer, confirmed }]),
  ) as Answers

describe('the result', () => {
  it.each([
    ['1111111', 'no', 0, 1],
    ['1111111', 'partly', 10, 1],
    ['1111111', 'yes', 20, 1],
    ['4444444', 'no', 80, 4],
    ['4444444', 'partly', 90, 5],
    ['4444444', 'yes', 100, 5],
  ] as const)('%s, each confirmed with %s, scores %i', (pattern, confirmed, score, level) => {
    expect(computeResult(confirmAll(pattern, confirmed))).toMatchObject({ score, level })
  })

  it.each([
    ['2222222', 40, 2],
    ['3333333', 64, 3],
    ['???????', 20, 1],
  ] as const)('%s scores %i', (pattern, score, level) => {
    expect(computeResult(parsePattern(pattern))).toMatchObject({ score, level })
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

  it.each(dimensions)('recommends no project in %s if nothing else has started', (dimension) => {
    const { steps } = computeResult(withOneDifferent(dimension, 4, 1))
    expect(steps.map(({ stage }) => stage)).toEqual(['low', 'low', 'low'])
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

  it('recommends no project whose dependency is missing', () => {
    // Technology and strategy are equally strong; technology depends on data, which is at the lowest level.
    const { steps } = computeResult(parsePattern('4113412'))
    expect(steps.at(-1)).toMatchObject({ dimension: 'strategy', stage: 'project' })
    // People, technology and customers are strong, but nothing they depend on is.
    expect(computeResult(parsePattern('2411414')).steps.map(({ dimension }) => dimension)).toEqual([
      'data',
      'governance',
      'processes',
    ])
  })

  it('marks unknown answers', () => {
    const found = computeResult(parsePattern('?333333'))
    expect(found.unknown).toEqual(['strategy'])
    expect(found.steps[0]).toMatchObject({ dimension: 'strategy', stage: 'low', reason: { kind: 'unknown' } })
  })

  it('never lowers the score for a better answer', () => {
    for (const dimension of dimensions) {
      const scores = ([1, 2, 3, 4] as const).map((level) => computeResult(withOneDifferent(dimension, level, 2)).score)
      expect(scores).toEqual(scores.toSorted((a, b) => a - b))
    }
  })
})
