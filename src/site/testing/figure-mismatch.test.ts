import { expect, it } from 'vitest'
import { describeAverageMismatch, describeCountMismatch } from './figure-mismatch.ts'

it('suggests counts and shares that match', () => {
  expect(describeCountMismatch('tickets', 7, 10, 60)).toBe(
    'tickets: 7 of 10 are 70%. Change the count to 6 for 60%, or the figure to 70%.',
  )
  expect(describeAverageMismatch(120, 24, 10, 75)).toBe(
    '120 minutes before and 24 after are 80% less. For 75%, change the second average to 30: the 10 tickets then take 300 minutes in total, instead of 240.',
  )
})
