import { describe, expect, it } from 'vitest'
import {
  changedContracts,
  kinds,
  indexesOf,
  portfolio,
  readByHand,
  shuffle,
  sizeOf,
  spread,
  squares,
} from './portfolio.ts'
import { contractKinds, contractReadings, remainingContracts, openedContract } from './sample-data.ts'

describe('the sample portfolio', () => {
  it('has as many contracts of each risk as in the data', () => {
    const counted = kinds.map(({ id, risks }) => ({
      id,
      contracts: risks.length,
      high: indexesOf('high', risks).length,
      medium: indexesOf('medium', risks).length,
    }))
    expect(counted).toEqual(contractKinds)
  })

  it('only keeps high-risk contracts a month later', () => {
    expect(kinds.flatMap(({ remaining }) => remaining)).toHaveLength(remainingContracts.length)
    for (const { risks, remaining } of kinds) {
      for (const index of remaining) expect(risks[index]).toBe('high')
    }
  })

  it('only changes contracts without a risk', () => {
    expect(new Set(changedContracts).size).toBe(contractReadings.changed)
    for (const index of changedContracts) expect(portfolio[index]).toBe('clear')
    expect(readByHand.size).toBe(contractReadings.byHand)
  })

  it('opens a contract whose score is a high risk, and lists no more broken rules than it has', () => {
    expect(openedContract.score).toBeGreaterThanOrEqual(openedContract.steps.high)
    const broken = openedContract.checks.filter(({ state }) => state === 'broken')
    expect(broken.length).toBeLessThanOrEqual(openedContract.rules.broken)
  })
})

describe('shuffle', () => {
  it('returns every number once, in a fixed shuffled order', () => {
    expect(shuffle(54).toSorted((one, other) => one - other)).toEqual([...shuffle(54).keys()])
    expect(shuffle(54)).not.toEqual([...shuffle(54).keys()])
    expect(shuffle(54)).toEqual(shuffle(54))
  })
})

describe('spread', () => {
  it('returns the requested number of each risk', () => {
    expect(spread({ contracts: 3, high: 1, medium: 2 }).toSorted()).toEqual(['high', 'medium', 'medium'])
    expect(spread({ contracts: 2, high: 0, medium: 0 })).toEqual(['clear', 'clear'])
  })
})

describe('squares', () => {
  it('fill a line, then start the next one', () => {
    expect(squares([0, 1, 2], { lines: 'rows', length: 2 }, 4)).toBe('M8 8m0 0h4v4h-4zm20 0h4v4h-4zm-20 20h4v4h-4z')
    expect(squares([1, 2], { lines: 'columns', length: 2 }, 10)).toBe('M5 5m0 20h10v10h-10zm20 -20h10v10h-10z')
  })

  it('fit into the size of the map', () => {
    expect(sizeOf(212, { lines: 'rows', length: 20 })).toEqual({ columns: 20, rows: 11 })
    expect(sizeOf(68, { lines: 'columns', length: 11 })).toEqual({ columns: 7, rows: 11 })
  })
})
