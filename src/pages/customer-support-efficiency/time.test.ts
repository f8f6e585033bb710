import { describe, expect, it } from 'vitest'
import { hasPortuguese, PT } from '#site/testing/portuguese.ts'
import { axisHours, formatTime, formatDuration } from './time.ts'

describe('times of the day', () => {
  it.runIf(hasPortuguese)('are formatted for each language', () => {
    expect([formatTime(4, 'en'), formatTime(271, 'en'), formatTime(4, PT), formatTime(271, PT)]).toEqual([
      '9:04 a.m.',
      '1:31 p.m.',
      '9h04',
      '13h31',
    ])
  })

  it.runIf(hasPortuguese)('show noon as 12', () => {
    expect([formatTime(180, 'en'), formatTime(180, PT)]).toEqual(['12:00 p.m.', '12h00'])
    expect(axisHours(5, 'en').map(({ hour }) => hour)).toEqual(['9', '10', '11', '12', '1'])
    expect(axisHours(5, PT).map(({ hour }) => hour)).toEqual(['9', '10', '11', '12', '13'])
  })
})

describe('durations', () => {
  it.runIf(hasPortuguese)('omit zero minutes', () => {
    expect([
      formatDuration(0.4, 'en'),
      formatDuration(0.4, PT),
      formatDuration(0, 'en'),
      formatDuration(178, PT),
    ]).toEqual(['0.4 s', '0,4 s', '0 s', '2 min 58 s'])
  })
})
