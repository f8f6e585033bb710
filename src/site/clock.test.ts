import { expect, it } from 'vitest'
import { clock, hourAndMinute, withHalf } from './clock.ts'
import { hasPortuguese, PT } from './testing/portuguese.ts'

it.runIf(hasPortuguese)('speaks both languages', () => {
  expect([clock(9, 5, 'en'), clock(12, 0, 'en'), clock(14, 18, 'en')]).toEqual(['9:05', '12:00', '2:18'])
  expect([clock(9, 5, PT), clock(12, 0, PT), clock(14, 18, PT)]).toEqual(['9h05', '12h', '14h18'])
})

it.runIf(hasPortuguese)('has minutes and the half of the day where they are wanted', () => {
  expect([hourAndMinute(12, 0, 'en'), hourAndMinute(12, 0, PT)]).toEqual(['12:00', '12h00'])
  expect([withHalf('3', 3, 'en'), withHalf('3', 15, 'en'), withHalf('3h', 3, PT)]).toEqual(['3 a.m.', '3 p.m.', '3h'])
})
