import { expect, it } from 'vitest'
import { changedContracts, contracts, kinds, openedAt, portfolio, readByHand, scoreOf } from './portfolio.ts'
import { shuffle, sizeOf, spread, squares } from './portfolio.ts'
import { flagLevel } from './ReviewIndustriesSection.tsx'
import { contractReadings, flagSteps, openedContract, remainingContracts } from './sample-data.ts'

it('only keeps high-risk contracts a month later, and only changes contracts without a risk', () => {
  expect(kinds.flatMap(({ remaining }) => remaining)).toHaveLength(remainingContracts.length)
  expect(new Set(changedContracts.map((index) => portfolio[index]))).toEqual(new Set(['clear']))
  expect(new Set(changedContracts).size).toBe(contractReadings.changed)
  expect(readByHand.size).toBe(contractReadings.byHand)
})

it('scores every contract within the range of its risk, and opens a high one', () => {
  const { medium, high } = openedContract.steps
  const levels = contracts.map(scoreOf).map((score) => (score < medium ? 'clear' : score < high ? 'medium' : 'high'))
  expect(levels).toEqual(portfolio)
  expect(contracts[openedAt]).toMatchObject({ kind: remainingContracts[0].kind, level: 'high' })
})

it('shuffles numbers into an order that is always the same', () => {
  const shuffled = shuffle(54)
  expect(shuffled.toSorted((one, other) => one - other)).toEqual([...shuffled.keys()])
  expect(shuffled).not.toEqual([...shuffled.keys()])
  expect(shuffle(54)).toEqual(shuffled)
})

it('spreads the requested number of each risk', () => {
  expect(spread({ contracts: 4, high: 1, medium: 2 }).toSorted()).toEqual(['clear', 'high', 'medium', 'medium'])
})

it('draws squares line by line', () => {
  expect(squares([0, 1, 2], { lines: 'rows', length: 2 }, 4)).toBe('M8 8m0 0h4v4h-4zm20 0h4v4h-4zm-20 20h4v4h-4z')
  expect(squares([1, 2], { lines: 'columns', length: 2 }, 10)).toBe('M5 5m0 20h10v10h-10zm20 -20h10v10h-10z')
  expect(sizeOf(212, { lines: 'rows', length: 20 })).toEqual({ columns: 20, rows: 11 })
  expect(sizeOf(68, { lines: 'columns', length: 11 })).toEqual({ columns: 7, rows: 11 })
})

it('raises the level at each threshold', () => {
  const { medium, high } = flagSteps
  expect([medium - 1, medium, high - 1, high].map(flagLevel)).toEqual(['clear', 'medium', 'medium', 'high'])
})
