import { expect, it } from 'vitest'
import { ribbon } from './ribbon.ts'
import { partsOfScore, weighings } from './weighing.ts'

const SIZE = { width: 200, height: 80 }

it('draws a ribbon as thick as each count, and meets the next stage halfway', () => {
  expect(ribbon([4, 2], SIZE)).toEqual([
    'M0 0C7.5 0 15 0 30 0L70 0C85 0 92.5 5 100 10L100 70C92.5 75 85 80 70 80L30 80C15 80 7.5 80 0 80Z',
    'M100 10C107.5 15 115 20 130 20L170 20C185 20 192.5 20 200 20L200 60C192.5 60 185 60 170 60L130 60C115 60 107.5 65 100 70Z',
  ])
})

it('draws a line if all counts are zero, and nothing without stages', () => {
  expect(ribbon([0], { width: 100, height: 4 })).toEqual([
    'M0 2C7.5 2 15 2 30 2L70 2C85 2 92.5 2 100 2L100 2C92.5 2 85 2 70 2L30 2C15 2 7.5 2 0 2Z',
  ])
  expect(ribbon([])).toEqual([])
})

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
