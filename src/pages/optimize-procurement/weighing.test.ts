import { expect, it } from 'vitest'
import { partsOfScore, weighings } from './weighing.ts'

const weights = { price: 20, delivery: 50, papers: 20, scope: 10 }

it('scores a bid by weighted criteria, heaviest first', () => {
  expect(partsOfScore({ weights }, { price: 100, delivery: 50, papers: 10, scope: 0 })).toEqual([
    { id: 'delivery', part: 25 },
    { id: 'price', part: 20 },
    { id: 'papers', part: 2 },
    { id: 'scope', part: 0 },
  ])
})

it('gives no score to a bid that lacks a required criterion', () => {
  const points = { price: 100, delivery: 100, papers: 0, scope: 100 }
  expect(partsOfScore({ weights, required: 'papers' }, points)).toEqual([])
  expect(partsOfScore({ weights, required: 'scope' }, points)).toHaveLength(4)
})

it.each(weighings)('has weights that add up to 100, and one best bid: $id', ({ criteria, bids }) => {
  expect(criteria.reduce((sum, { weight }) => sum + weight, 0)).toBe(100)
  expect(bids.filter(({ isBest }) => isBest)).toHaveLength(1)
})
