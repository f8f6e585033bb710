import { describe, expect, it } from 'vitest'
import { industryWeights } from './sample-data.ts'
import { byWeight, partsOfScore, weighings } from './weighing.ts'

const weights = { price: 20, delivery: 50, papers: 20, scope: 10 }

describe('a bid', () => {
  it('scores by what counts, heaviest first', () => {
    expect(partsOfScore({ weights }, { price: 100, delivery: 50, papers: 10, scope: 0 })).toEqual([
      { id: 'delivery', part: 25 },
      { id: 'price', part: 20 },
      { id: 'papers', part: 2 },
      { id: 'scope', part: 0 },
    ])
  })

  it('is out without what is required, and in where nothing is', () => {
    const points = { price: 100, delivery: 100, papers: 0, scope: 100 }
    expect(partsOfScore({ weights, required: 'papers' }, points)).toEqual([])
    expect(partsOfScore({ weights, required: 'scope' }, points)).toHaveLength(4)
    expect(partsOfScore({ weights }, points)).toHaveLength(4)
  })
})

describe.each(industryWeights)('$id', ({ id, weights: own }) => {
  it('has weights that are the whole', () => {
    expect(Object.values(own).reduce((sum, weight) => sum + weight, 0)).toBe(100)
  })

  it('has one best bid', () => {
    const { bids } = weighings.find((weighing) => weighing.id === id) ?? { bids: [] }
    expect(bids.filter(({ isBest }) => isBest)).toHaveLength(1)
  })
})

it('each industry has something else that counts most', () => {
  const heaviest = industryWeights.map((industry) => byWeight(industry.weights)[0])
  expect(new Set(heaviest).size).toBe(industryWeights.length)
})

it('the lowest price wins once, as the lead says', () => {
  const winners = weighings.flatMap(({ bids }) => bids.filter(({ isBest }) => isBest).map(({ id }) => id))
  expect(winners.filter((id) => id === 'cheapest')).toHaveLength(1)
})
