import { beforeEach, expect, it, vi } from 'vitest'
import { createChannelLog, type ChannelLog } from './channel-log.ts'

const MINUTE = 60_000

let lines: string[]
let now: number
let log: ChannelLog

beforeEach(() => {
  lines = []
  now = 0
  for (const level of ['error', 'log'] as const) {
    vi.spyOn(console, level).mockImplementation((line: string) => void lines.push(line))
  }
  log = createChannelLog({ name: 'webhook', waiting: async () => 7, now: () => now })
})

it('tells of many failures once, with the reason, and of their end, with what waits', async () => {
  for (let count = 0; count < 372; count++) {
    now += 1000
    log.failed(`answered 500 at ${count}`)
  }
  await log.arrived()
  await log.arrived()
  expect(lines).toEqual([
    'webhook: deliveries fail and are tried again (answered 500 at 0). "npm run leads -- parked" lists them.',
    'webhook: deliveries arrive again after 6 min; 7 still wait.',
  ])
})

it('has nothing to say where all goes well', async () => {
  await log.arrived()
  expect(lines).toEqual([])
})

it('keeps calm about a server that takes one and refuses the next, and tells of an outage that comes after it', async () => {
  for (let count = 0; count < 100; count++) {
    log.failed('answered 503')
    await log.arrived()
  }
  expect(lines).toHaveLength(2)
  log.failed('answered 500')
  expect(lines).toHaveLength(2)
  now += 11 * MINUTE
  log.failed('answered 500')
  now += 150 * MINUTE
  await log.arrived()
  expect(lines.slice(2)).toEqual([
    expect.stringContaining('(answered 500)'),
    expect.stringContaining('again after 3 h'),
  ])
})

it('tells of what is parked in one line a burst, and counts those in between', () => {
  for (let count = 0; count < 100; count++) log.parked('no such mailbox')
  now += 11 * MINUTE
  log.parked('no such host')
  expect(lines).toEqual([
    expect.stringContaining('webhook: 1 given up and parked (no such mailbox)'),
    expect.stringContaining('webhook: 100 given up and parked (no such host)'),
  ])
})
