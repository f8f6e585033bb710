import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { startDatabase, type TestDatabase } from '../testing/databases.ts'
import { openTestLeads } from '../testing/open.ts'
import { sampleBooking, sampleLead } from '../testing/sample-leads.ts'
import { startHousekeeping } from './housekeeping.ts'
import { openStore } from './store/open.ts'
import type { Store } from './store/store.ts'

const HOUR_MS = 60 * 60 * 1000

let database: TestDatabase
let store: Store
let now: Temporal.Instant
let housekeeping: ReturnType<typeof startHousekeeping> | undefined

beforeAll(async () => {
  database = (await startDatabase('SQLite')) as TestDatabase
})

beforeEach(async () => {
  store = await openStore(database.settings)
  await store.purge('9999')
  now = Temporal.Instant.from('2026-11-20T10:00:00Z')
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
})

afterEach(async () => {
  await housekeeping?.stop()
  vi.useRealTimers()
  await store.close()
})

afterAll(() => database.stop())

async function pass(hours: number): Promise<void> {
  for (let hour = 0; hour < hours; hour++) {
    now = now.add({ hours: 1 })
    vi.advanceTimersByTime(HOUR_MS)
  }
}

const start = (keepDays: number | undefined) =>
  void (housekeeping = startHousekeeping({ store, keepDays, now: () => now }))
const ids = async () => (await store.list()).map(({ id }) => id)

it('deletes submissions older than LEADS_KEEP_DAYS at startup and once a day', async () => {
  for (const day of ['08', '10', '12']) {
    await store.add(sampleLead({ id: day, receivedAt: `2026-11-${day}T09:00:00.000Z` }), [])
  }
  start(10)
  await vi.waitUntil(async () => (await ids()).length === 2)
  expect(await ids()).toEqual(['10', '12'])
  await pass(24)
  await vi.waitUntil(async () => (await ids()).length === 1)
  await pass(24)
  expect(await ids()).toEqual(['12'])
  await pass(24)
  await vi.waitUntil(async () => (await ids()).length === 0)
})

it('keeps an upcoming call, and counts its age from its start', async () => {
  await store.add(
    sampleBooking({ id: 'call', receivedAt: '2026-11-12T09:00:00.000Z' }, { start: '2026-12-10T12:00:00Z' }),
    [],
  )
  await store.add(sampleLead({ id: 'lead', receivedAt: '2026-11-12T09:00:00.000Z' }), [])
  now = Temporal.Instant.from('2026-12-01T00:00:00Z')
  start(3)
  await vi.waitUntil(async () => (await ids()).length === 1)
  expect(await ids()).toEqual(['call'])
  await housekeeping?.stop()
  now = Temporal.Instant.from('2026-12-14T00:00:00Z')
  start(3)
  await vi.waitUntil(async () => (await ids()).length === 0)
})

it('keeps everything if LEADS_KEEP_DAYS is not set', async () => {
  await store.add(sampleLead({ id: 'old', receivedAt: '2001-01-01T09:00:00.000Z' }), [])
  start(undefined)
  await pass(48)
  await housekeeping?.stop()
  expect(await ids()).toEqual(['old'])
})

it('runs when the server opens the leads module', async () => {
  await store.add(sampleLead({ receivedAt: '2026-11-01T09:00:00.000Z' }), [])
  const leads = await openTestLeads({ ...database.environment, LEADS_KEEP_DAYS: '7' }, { now: () => now })
  await vi.waitUntil(async () => (await ids()).length === 0)
  await leads.close()
})
