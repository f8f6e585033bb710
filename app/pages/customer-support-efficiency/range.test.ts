import { describe, expect, it } from 'vitest'
import { claimTexts } from '../../site/claims.ts'
import { barsOf, endsOf } from './range.ts'

function lines(path: string): number {
  return path.split('M').length - 1
}

describe('the range of a claim', () => {
  it('is read from what is written', () => {
    expect(endsOf(claimTexts.en.ticketVolume)).toEqual({ low: 30, high: 50 })
    expect(endsOf(claimTexts.pt.ticketVolume)).toEqual({ low: 30, high: 50 })
  })
})

describe('a hundred bars', () => {
  it('are gone up to the high end, and left from the low end', () => {
    const { gone, left } = barsOf({ low: 30, high: 50 })
    expect(lines(gone)).toBe(50)
    expect(lines(left)).toBe(70)
  })

  it('are cut half way in the middle of the range', () => {
    expect(barsOf({ low: 0, high: 1 })).toMatchObject({ gone: 'M5 50V100' })
  })
})
