import { expect, it } from 'vitest'
import { formatClock, formatHourAndMinute, addDayPeriod } from './clock.ts'
import { hasPortuguese, PT } from './testing/portuguese.ts'

it.runIf(hasPortuguese).each([
  [9, 5, '9:05', '9h05', '9:05 a.m.'],
  [14, 18, '2:18', '14h18', '2:18 p.m.'],
  [12, 0, '12:00', '12h', '12:00 p.m.'],
] as const)('formats %i:%i in both languages', (hour, minute, english, portuguese, withPeriod) => {
  expect(formatClock(hour, minute, 'en')).toBe(english)
  expect(formatClock(hour, minute, PT)).toBe(portuguese)
  expect(addDayPeriod(english, hour, 'en')).toBe(withPeriod)
  expect(addDayPeriod(portuguese, hour, PT)).toBe(portuguese)
  expect(formatHourAndMinute(hour, 0, PT)).toBe(`${hour}h00`)
})
