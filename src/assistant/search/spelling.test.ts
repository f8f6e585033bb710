import { describe, expect, it } from 'vitest'
import { distanceBetween, correctSpelling } from './spelling.ts'

describe('spelling', () => {
  it.each([
    ['suport', 'support'],
    ['dashbord', 'dashboard'],
    ['contarct', 'contract'],
  ])('corrects %s to %s', (typed, corrected) => {
    expect(correctSpelling(typed, ['support', 'dashboard', 'contract', 'report'])).toBe(corrected)
  })

  it('does not correct short words or different words', () => {
    expect(correctSpelling('poem', ['poet'])).toBeUndefined()
    expect(correctSpelling('weather', ['leather', 'whether'])).toBeUndefined()
  })

  it('counts a swap of two letters as one typo', () => {
    expect(distanceBetween('ab', 'ba')).toBe(1)
    expect(distanceBetween('', 'abc')).toBe(3)
  })
})
