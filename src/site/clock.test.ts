import { expect, it } from 'vitest'
import { formatClock, formatHourAndMinute, addDayPeriod } from './clock.ts'
import { hasPortuguese, PT } from './testing/portuguese.ts'

it.runIf(hasPortuguese)('formats times in both languages', () => {
  expect([formatClock(9, 5, 'en'), formatClock(12, 0, 'en'), formatClock(14, 18, 'en')]).toEqual([
    '9:05',
    '12:00',
    '2:18',
  ])
  expect([formatClock(9, 5, PT), formatClock(12, 0, PT), formatClock(14, 18, PT)]).toEqual(['9h05', '12h', '14h18'])
})

it.runIf(hasPortuguese)('adds minutes, and a.m. or p.m. in English', () => {
  expect([formatHourAndMinute(12, 0, 'en'), formatHourAndMinute(12, 0, PT)]).toEqual(['12:00', '12h00'])
  expect([addDayPeriod('3', 3, 'en'), addDayPeriod('3', 15, 'en'), addDayPeriod('3h', 3, PT)]).toEqual([
    '3 a.m.',
    '3 p.m.',
    '3h',
  ])
})
