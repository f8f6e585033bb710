import { describe, expect, it } from 'vitest'
import { distanceBetween, meantWord } from './spelling.ts'

describe('spelling', () => {
  it.each([
    ['suport', 'support'],
    ['dashbord', 'dashboard'],
    ['contarct', 'contract'],
  ])('%s was meant to be %s', (typed, meant) => {
    expect(meantWord(typed, ['support', 'dashboard', 'contract', 'report'])).toBe(meant)
  })

  it('leaves short and strange words alone', () => {
    expect(meantWord('poem', ['poet'])).toBeUndefined()
    expect(meantWord('weather', ['leather', 'whether'])).toBeUndefined()
  })

  it('counts two letters that changed places once', () => {
    expect(distanceBetween('ab', 'ba')).toBe(1)
    expect(distanceBetween('', 'abc')).toBe(3)
  })
})
