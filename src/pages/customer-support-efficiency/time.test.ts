import { expect, it } from 'vitest'
import { hasPortuguese, PT } from '#site/testing/portuguese.ts'
import { axisHours, formatDuration, formatTime } from './time.ts'

it.runIf(hasPortuguese)('formats times of the day for each language', () => {
  expect([4, 180, 271].map((minutes) => formatTime(minutes, 'en'))).toEqual(['9:04 a.m.', '12:00 p.m.', '1:31 p.m.'])
  expect([4, 180, 271].map((minutes) => formatTime(minutes, PT))).toEqual(['9h04', '12h00', '13h31'])
  expect(axisHours(5, 'en').map(({ hour }) => hour)).toEqual(['9', '10', '11', '12', '1'])
})

it.runIf(hasPortuguese)('formats durations without zero minutes', () => {
  expect([0.4, 178].map((seconds) => formatDuration(seconds, PT))).toEqual(['0,4 s', '2 min 58 s'])
})
