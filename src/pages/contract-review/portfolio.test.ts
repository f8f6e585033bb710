import { describe, expect, it } from 'vitest'
import { changed, kinds, placesOf, portfolio, readByHand, shuffled, sizeOf, spread, squares } from './portfolio.ts'
import { contractKinds, contractReadings, contractsLeft, openedContract } from './sample-data.ts'

describe('the sample portfolio', () => {
  it('has as many contracts of each risk as its data says', () => {
    const counted = kinds.map(({ id, risks }) => ({
      id,
      contracts: risks.length,
      high: placesOf('high', risks).length,
      medium: placesOf('medium', risks).length,
    }))
    expect(counted).toEqual(contractKinds)
  })

  it('loses nothing between today and a month later', () => {
    expect(kinds.flatMap(({ left }) => left)).toHaveLength(contractsLeft.length)
    for (const { risks, left } of kinds) {
      for (const place of left) expect(risks[place]).toBe('high')
    }
  })

  it('changes contracts that were clear', () => {
    expect(new Set(changed).size).toBe(contractReadings.changed)
    for (const place of changed) expect(portfolio[place]).toBe('clear')
    expect(readByHand.size).toBe(contractReadings.byHand)
  })

  it('opens a contract whose score is a high risk, and lists no more broken rules than it has', () => {
    expect(openedContract.score).toBeGreaterThanOrEqual(openedContract.steps.high)
    const broken = openedContract.checks.filter(({ state }) => state === 'broken')
    expect(broken.length).toBeLessThanOrEqual(openedContract.rules.broken)
  })
})

describe('shuffled', () => {
  it('keeps every number once, in an order that is not the first one and always the same', () => {
    expect(shuffled(54).toSorted((one, other) => one - other)).toEqual([...shuffled(54).keys()])
    expect(shuffled(54)).not.toEqual([...shuffled(54).keys()])
    expect(shuffled(54)).toEqual(shuffled(54))
  })
})

describe('spread', () => {
  it('counts what it was asked for', () => {
    expect(spread({ contracts: 3, high: 1, medium: 2 }).toSorted()).toEqual(['high', 'medium', 'medium'])
    expect(spread({ contracts: 2, high: 0, medium: 0 })).toEqual(['clear', 'clear'])
  })
})

describe('squares', () => {
  it('follow each other along the line, then start the next one', () => {
    expect(squares([0, 1, 2], { lines: 'rows', length: 2 }, 4)).toBe('M8 8m0 0h4v4h-4zm20 0h4v4h-4zm-20 20h4v4h-4z')
    expect(squares([1, 2], { lines: 'columns', length: 2 }, 10)).toBe('M5 5m0 20h10v10h-10zm20 -20h10v10h-10z')
  })

  it('have a map that holds them', () => {
    expect(sizeOf(212, { lines: 'rows', length: 20 })).toEqual({ columns: 20, rows: 11 })
    expect(sizeOf(68, { lines: 'columns', length: 11 })).toEqual({ columns: 7, rows: 11 })
  })
})
