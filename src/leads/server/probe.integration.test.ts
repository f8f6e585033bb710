import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { connect, describeOnStores } from '../testing/on-databases.ts'
import { sampleLead } from '../testing/sample-leads.ts'
import { createProbe } from './probe.ts'
import type { Store } from './store/store.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: 0, toFake: ['performance'] })
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

afterEach(() => void vi.useRealTimers())

it('writes once per interval, no matter how many callers ask', async () => {
  const store = { probe: vi.fn(async () => {}) }
  const probe = createProbe(store)
  await Promise.all(Array.from({ length: 50 }, probe))
  for (; performance.now() < 9000; vi.advanceTimersByTime(1000)) await probe()
  expect(store.probe).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(60_000)
  await probe()
  expect(store.probe).toHaveBeenCalledTimes(2)
})

it('retries soon after a failure, and logs it once', async () => {
  const store = { probe: vi.fn<Store['probe']>().mockRejectedValue(new Error('disk full')) }
  const probe = createProbe(store)
  for (; performance.now() < 5000; vi.advanceTimersByTime(1000)) await expect(probe()).rejects.toThrow('disk full')
  store.probe.mockResolvedValue()
  await probe()
  expect(console.error).toHaveBeenCalledExactlyOnceWith('Forms cannot be stored: disk full')
})

it('times out if the database does not respond', async () => {
  const probe = createProbe({ probe: () => new Promise(() => {}) }, 10)
  await expect(probe()).rejects.toThrow('does not respond')
})

await describeOnStores('store probe', (store, { settings }) => {
  it('keeps the data when probed repeatedly', async () => {
    const lead = sampleLead()
    await store.add(lead, [])
    for (let count = 0; count < 3; count++) await store.probe()
    expect(await store.list()).toEqual([lead])
  })

  it.runIf(settings.databaseUrl)('fails while PostgreSQL is read-only', async () => {
    const owner = await connect(settings.databaseUrl)
    const { database: name } = owner
    const connections = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()`
    await owner.query(`ALTER DATABASE ${name} SET default_transaction_read_only = on`)
    await owner.query(connections)
    // Reads still work.
    await vi.waitFor(() => store.outbox())
    await expect(store.probe()).rejects.toThrow('read-only transaction')
    await owner.query(`ALTER DATABASE ${name} RESET default_transaction_read_only`)
    await owner.query(connections)
    await vi.waitFor(() => store.probe())
  })

  it.runIf(!settings.databaseUrl)('fails while SQLite is full or read-only', async () => {
    const prepare = vi.spyOn(DatabaseSync.prototype, 'exec')
    await store.probe()
    const connection = prepare.mock.contexts[0] as DatabaseSync
    const { page_count: pages } = connection.prepare('PRAGMA page_count').get() as { page_count: number }
    connection.exec(`DELETE FROM desk_probe; VACUUM; PRAGMA max_page_count = ${Math.floor(pages / 2)}`)
    await expect(store.probe()).rejects.toThrow('full')
    connection.exec('PRAGMA max_page_count = 100000; PRAGMA query_only = ON')
    await expect(store.probe()).rejects.toThrow('readonly')
    expect(await store.outbox()).toMatchObject({ waiting: 0 })
    connection.exec('PRAGMA query_only = OFF')
    await store.probe()
  })
})
