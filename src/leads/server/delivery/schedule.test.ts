import { expect, it } from 'vitest'
import { nextAttempt, schedule } from './schedule.ts'

const HOUR = 60 * 60 * 1000

function waitAfter(attempts: number, random = 0): number {
  return nextAttempt(schedule, { attempts, since: 0, now: HOUR, random })! - HOUR
}

it('doubles the wait after each attempt, up to an hour', () => {
  expect([1, 2, 3, 4].map((attempts) => waitAfter(attempts))).toEqual([5000, 10_000, 20_000, 40_000])
  expect(waitAfter(11)).toBe(HOUR)
  expect(waitAfter(2000)).toBe(HOUR)
})

it('spreads retries of deliveries that failed together', () => {
  expect(waitAfter(1, 1)).toBe(4000)
  expect(waitAfter(1, 0.5)).toBe(4500)
})

it('makes the last attempt when the time is up, and none after that', () => {
  const end = schedule.retryForMs
  expect(nextAttempt(schedule, { attempts: 80, since: 0, now: end - 1000, random: 0 })).toBe(end)
  expect(nextAttempt(schedule, { attempts: 81, since: 0, now: end, random: 0 })).toBeUndefined()
})
