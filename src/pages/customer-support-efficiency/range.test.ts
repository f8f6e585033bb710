import { describe, expect, it } from 'vitest'
import { barsOf } from './range.ts'

function lines(path: string): number {
  return path.split('M').length - 1
}

describe('a hundred bars', () => {
  it('are gone up to the high end, and left from the low end', () => {
    const { gone, left } = barsOf([30, 50])
    expect(lines(gone)).toBe(50)
    expect(lines(left)).toBe(70)
  })

  it('are cut half way in the middle of the range', () => {
    expect(barsOf([0, 1])).toMatchObject({ gone: 'M5 50V100' })
  })
})
