import { expect, it } from 'vitest'
import { clock } from './clock.ts'

it('speaks both languages', () => {
  expect([clock(9, 5, 'en'), clock(12, 0, 'en'), clock(14, 18, 'en')]).toEqual(['9:05', '12:00', '2:18'])
  expect([clock(9, 5, 'pt'), clock(12, 0, 'pt'), clock(14, 18, 'pt')]).toEqual(['9h05', '12h', '14h18'])
})
