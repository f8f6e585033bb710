import { describe, expect, it } from 'vitest'
import { industryWeights } from './sample-data.ts'
import { byWeight, partsOfScore, weighings } from './weighing.ts'

const weights = { price: 20, delivery: 50, papers: 20, scope: 10 }

describe('a bid', () => {
  it('is scored by weighted criteria, heaviest first', () => {
    expect(partsOfScore({ weights }, { price: 100, delivery: 50, papers: 10, scope: 0 })).toEqual([
      { id: 'delivery', part: 25 },
      { id: 'price', part: 20 },
      { id: 'papers', part: 2 },
      { id: 'scope', part: 0 },
    ])
  })

  it('has no score if it lacks a required criterion', () => {
    const points = { price: 100, delivery: 100, papers: 0, scope: 100 }
    expect(partsOfScore({ weights, required: 'papers' }, points)).toEqual([])
    expect(partsOfScore({ weights, required: 'scope' }, points)).toHaveLength(4)
    expect(partsOfScore({ weights }, points)).toHaveLength(4)
  })
})

describe.each(industryWeights)('$id', ({ id, weights: own }) => {
  it('has weights that add up to 100', () => {
    expect(Object.values(own).reduce((sum, weight) => sum + weight, 0)).toBe(100)
  })

  it('has one best bid', () => {
    const { bids } = weighings.find((weighing) => weighing.id === id) ?? { bids: [] }
    expect(bids.filter(({ isBest }) => isBest)).toHaveLength(1)
  })
})

it('has a different heaviest criterion in each industry', () => {
  const heaviest = industryWeights.map((industry) => byWeight(industry.weights)[0])
  expect(new Set(heaviest).size).toBe(industryWeights.length)
})

it('lets the lowest price win once, as in the lead', () => {
  const winners = weighings.flatMap(({ bids }) => bids.filter(({ isBest }) => isBest).map(({ id }) => id))
  expect(winners.filter((id) => id === 'cheapest')).toHaveLength(1)
})
