import { beforeEach, expect, it, vi } from 'vitest'
import { createChannelLog } from './channel-log.ts'

const MINUTE = 60_000

let lines: string[]
let now: number
let log: ReturnType<typeof createChannelLog>

beforeEach(() => {
  lines = []
  now = 0
  for (const level of ['error', 'log'] as const) {
    vi.spyOn(console, level).mockImplementation((line: string) => void lines.push(line))
  }
  log = createChannelLog({ name: 'webhook', countWaiting: async () => 7, now: () => now })
})

it('logs many failures once with the reason, and the recovery with the number waiting', async () => {
  for (let count = 0; count < 372; count++) {
    now += 1000
    log.reportFailure(`answered 500 at ${count}`)
  }
  await log.reportSuccess()
  await log.reportSuccess()
  expect(lines).toEqual([
    'webhook: deliveries are failing and will be retried (answered 500 at 0). "npm run leads -- dead-letters" lists them.',
    'webhook: deliveries succeed again after 6 min; 7 still waiting.',
  ])
})

it('logs nothing while deliveries succeed', async () => {
  await log.reportSuccess()
  expect(lines).toEqual([])
})

it('logs an alternating server once, and a later outage again', async () => {
  for (let count = 0; count < 100; count++) {
    log.reportFailure('answered 503')
    await log.reportSuccess()
  }
  expect(lines).toHaveLength(2)
  log.reportFailure('answered 500')
  expect(lines).toHaveLength(2)
  now += 11 * MINUTE
  log.reportFailure('answered 500')
  now += 150 * MINUTE
  await log.reportSuccess()
  expect(lines.slice(2)).toEqual([
    expect.stringContaining('(answered 500)'),
    expect.stringContaining('again after 3 h'),
  ])
})

it('logs dead letters once per burst, with a count', () => {
  for (let count = 0; count < 100; count++) log.reportDeadLetter('no such mailbox')
  now += 11 * MINUTE
  log.reportDeadLetter('no such host')
  expect(lines).toEqual([
    expect.stringContaining('webhook: 1 dead-lettered (no such mailbox)'),
    expect.stringContaining('webhook: 100 dead-lettered (no such host)'),
  ])
})
