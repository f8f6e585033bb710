import { expect, it } from 'vitest'
import { fittingAverage, fittingCount } from './fitting.ts'

it('says how many items a share needs, and which share fits as it is', () => {
  expect(fittingCount('tickets', 7, 10, 60)).toBe(
    'tickets: 7 of 10 are 70%. For 60% there have to be 6; as it is, 70% fits.',
  )
})

it('says which averages fit a figure, and what all tickets take then', () => {
  expect(fittingAverage(120, 24, 10, 75)).toBe(
    '120 minutes before and 24 after are 80% less. For 75% the second average has to be 30, so that the 10 tickets take 300 minutes together instead of 240.',
  )
})
