import { describe, expect, it } from 'vitest'
import { barsOf } from './range.ts'

function countLines(path: string): number {
  return path.split('M').length - 1
}

describe('a hundred bars', () => {
  it('overlap within the range', () => {
    const { removed, remaining } = barsOf([30, 50])
    expect(countLines(removed)).toBe(50)
    expect(countLines(remaining)).toBe(70)
  })

  it('are cut in half in the middle of the range', () => {
    expect(barsOf([0, 1])).toMatchObject({ removed: 'M5 50V100' })
  })
})
