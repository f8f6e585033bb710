import { describe, expect, it } from 'vitest'
import { hasPortuguese, PT } from '#site/testing/portuguese.ts'
import { axisHours, clock, duration } from './time.ts'

describe('times of the day', () => {
  it.runIf(hasPortuguese)('are written as each language does', () => {
    expect([clock(4, 'en'), clock(271, 'en'), clock(4, PT), clock(271, PT)]).toEqual([
      '9:04 a.m.',
      '1:31 p.m.',
      '9h04',
      '13h31',
    ])
  })

  it.runIf(hasPortuguese)('call noon twelve', () => {
    expect([clock(180, 'en'), clock(180, PT)]).toEqual(['12:00 p.m.', '12h00'])
    expect(axisHours(5, 'en').map(({ hour }) => hour)).toEqual(['9', '10', '11', '12', '1'])
    expect(axisHours(5, PT).map(({ hour }) => hour)).toEqual(['9', '10', '11', '12', '13'])
  })
})

describe('durations', () => {
  it.runIf(hasPortuguese)('leave out the minutes where there are none', () => {
    expect([duration(0.4, 'en'), duration(0.4, PT), duration(0, 'en'), duration(178, PT)]).toEqual([
      '0.4 s',
      '0,4 s',
      '0 s',
      '2 min 58 s',
    ])
  })
})
