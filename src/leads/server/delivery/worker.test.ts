import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createChannelLog, defaultSchedule, nextAttempt } from './worker.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

let lines: string[]
let log: ReturnType<typeof createChannelLog>

beforeEach(() => {
  vi.useFakeTimers({ now: 0, toFake: ['Date'] })
  lines = []
  for (const level of ['error', 'log'] as const) {
    vi.spyOn(console, level).mockImplementation((line: string) => void lines.push(line))
  }
  log = createChannelLog('webhook', async () => 7)
})

afterEach(() => void vi.useRealTimers())

const pass = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds)

const waitAfter = (attempts: number) => nextAttempt(defaultSchedule, attempts, 0)! - Date.now()

it('doubles the wait after each attempt, up to an hour', () => {
  vi.spyOn(Math, 'random').mockReturnValue(0)
  const waits = [1, 2, 3, 4, 11, 2000].map((attempts) => waitAfter(attempts))
  expect(waits).toEqual([5000, 10_000, 20_000, 40_000, HOUR, HOUR])
})

it('spreads retries of deliveries that failed together', () => {
  vi.spyOn(Math, 'random').mockReturnValueOnce(1).mockReturnValueOnce(0.5)
  expect([waitAfter(1), waitAfter(1)]).toEqual([4000, 4500])
})

it('makes the last attempt when the time is up', () => {
  const end = defaultSchedule.retryForMs
  pass(end - 1000)
  expect(nextAttempt(defaultSchedule, 80, 0)).toBe(end)
  pass(1000)
  expect(nextAttempt(defaultSchedule, 81, 0)).toBeUndefined()
})

it('logs many failures in one line with the reason, and the recovery with the number waiting', async () => {
  // Nothing is logged while deliveries succeed.
  await log.reportSuccess()
  for (let count = 0; count < 372; count++) {
    pass(1000)
    log.reportFailure(`answered 500 at ${count}`)
  }
  await log.reportSuccess()
  await log.reportSuccess()
  expect(lines).toEqual([
    'webhook: deliveries are failing and will be retried (answered 500 at 0). "npm run leads -- dead-letters" lists them.',
    'webhook: deliveries succeed again after 6 min; 7 still waiting.',
  ])
})

it('logs the outage of an alternating server once, and a later one again', async () => {
  for (let count = 0; count < 100; count++) {
    log.reportFailure('answered 503')
    await log.reportSuccess()
  }
  expect(lines).toHaveLength(2)
  log.reportFailure('answered 500')
  expect(lines).toHaveLength(2)
  pass(11 * MINUTE)
  log.reportFailure('answered 500')
  pass(150 * MINUTE)
  await log.reportSuccess()
  expect(lines.slice(2)).toEqual([
    expect.stringContaining('(answered 500)'),
    expect.stringContaining('again after 3 h'),
  ])
})

it('logs the number of dead letters of a burst', () => {
  for (let count = 0; count < 100; count++) log.reportDeadLetter('no such mailbox')
  pass(11 * MINUTE)
  log.reportDeadLetter('no such host')
  expect(lines).toEqual([
    expect.stringContaining('webhook: 1 dead-lettered (no such mailbox)'),
    expect.stringContaining('webhook: 100 dead-lettered (no such host)'),
  ])
})
