import { describe, expect, it } from 'vitest'
import { dimensions, type Answers, type Confirmation } from './dimensions.ts'
import { result } from './scoring.ts'
import { oneApart, pattern } from './testing/patterns.ts'

const confirmedAll = (written: string, confirmed: Confirmation) =>
  Object.fromEntries(
    Object.entries(pattern(written)).map(([each, answer]) => [each, { ...answer, confirmed }]),
  ) as Answers

describe('corners', () => {
  it.each([
    ['1111111', 'no', 0, 1],
    ['1111111', 'partly', 10, 1],
    ['1111111', 'yes', 20, 1],
    ['4444444', 'no', 80, 4],
    ['4444444', 'partly', 90, 5],
    ['4444444', 'yes', 100, 5],
  ] as const)('%s, each confirmed with %s, scores %i', (written, confirmed, score, level) => {
    expect(result(confirmedAll(written, confirmed))).toMatchObject({ score, level })
  })

  it.each([
    ['2222222', 40, 2],
    ['3333333', 64, 3],
    ['???????', 20, 1],
  ] as const)('%s scores %i', (written, score, level) => {
    expect(result(pattern(written))).toMatchObject({ score, level })
  })

  it.each(dimensions)('%s alone lowest is what is begun with, then strengths are used', (dimension) => {
    const { steps, weak, scores } = result(oneApart(dimension, 1, 4))
    expect(weak).toEqual([dimension])
    expect(scores[dimension]).toBe(10)
    expect(steps[0]).toMatchObject({ dimension, stage: 'low', reason: { kind: 'lowest' } })
    expect(steps.slice(1).map(({ stage }) => stage)).toEqual(['project', 'project'])
  })

  it.each(dimensions)('%s alone highest is what a project is built on, where the others are begun', (dimension) => {
    const { steps } = result(oneApart(dimension, 4, 2))
    expect(steps.map(({ stage }) => stage)).toEqual(['mid', 'mid', 'project'])
    expect(steps[2]).toMatchObject({ dimension, reason: { kind: 'strength' } })
  })

  it.each(dimensions)('%s alone highest carries no project where nothing else is in place', (dimension) => {
    const { steps } = result(oneApart(dimension, 4, 1))
    expect(steps.map(({ stage }) => stage)).toEqual(['low', 'low', 'low'])
  })
})

describe('advice', () => {
  it('puts what a gap rests on before it', () => {
    // Technology is lower, but depends on data.
    const { steps } = result(pattern('4423144'))
    expect(steps.slice(0, 2)).toMatchObject([
      { dimension: 'data', reason: { kind: 'before', other: 'technology' } },
      { dimension: 'technology', reason: { kind: 'lowest' } },
    ])
  })

  it('builds no project on ground that does not hold', () => {
    // Technology and strategy are equally strong; technology depends on data, which is at the lowest level.
    const { steps } = result(pattern('4113412'))
    expect(steps.at(-1)).toMatchObject({ dimension: 'strategy', stage: 'project' })
    // People, technology and customers are strong, but nothing they depend on is.
    expect(result(pattern('2411414')).steps.map(({ dimension }) => dimension)).toEqual([
      'data',
      'governance',
      'processes',
    ])
  })

  it('says what is not known as such', () => {
    const found = result(pattern('?333333'))
    expect(found.unknown).toEqual(['strategy'])
    expect(found.steps[0]).toMatchObject({ dimension: 'strategy', stage: 'low', reason: { kind: 'unknown' } })
  })

  it('does not get worse with a better answer', () => {
    for (const dimension of dimensions) {
      const scores = ([1, 2, 3, 4] as const).map((level) => result(oneApart(dimension, level, 2)).score)
      expect(scores).toEqual(scores.toSorted((a, b) => a - b))
    }
  })
})
