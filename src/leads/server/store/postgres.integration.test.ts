import type { Client } from 'pg'
import { expect, it, vi } from 'vitest'
import { connect, describeOnStore } from '../../testing/on-databases.ts'
import { sampleBooking, sampleLead } from '../../testing/sample-leads.ts'
import { openStore } from './open.ts'

const WAIT = { timeout: 20_000, interval: 20 }

const READ = 'BEGIN ISOLATION LEVEL REPEATABLE READ; SELECT 1'

const email = 'unforgettable@maritela.example'

/** Within a transaction, pg_stat_activity is a snapshot until it is cleared. */
async function waitingForLocks(client: Client): Promise<number[]> {
  await client.query('SELECT pg_stat_clear_snapshot()')
  const { rows } = await client.query<{ pid: number }>(
    `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  )
  return rows.map(({ pid }) => pid)
}

async function isInFile(owner: Client): Promise<boolean> {
  await owner.query('CHECKPOINT')
  const { rows } = await owner.query<{ content: Buffer }>(
    `SELECT pg_read_binary_file(pg_relation_filepath('desk_submissions')) AS content`,
  )
  return rows[0]!.content.includes('unforgettable')
}

await describeOnStore('PostgreSQL', 'PostgreSQL store', (store, { settings }) => {
  const { databaseUrl: address = '' } = settings

  it.each([
    ['no other transaction', '', 'SELECT 1', true],
    // It still sees the row.
    ['a read in the same database', '', READ, false],
    // Regression: the read delayed erasing, which then counted as incomplete.
    ['a read in another database', 'postgres', READ, true],
    // Regression: VACUUM FULL kept the row, because its own snapshot was as old as the other transaction.
    ['a write in another database', 'postgres', 'BEGIN; SELECT pg_current_xact_id()', true],
  ])('erases all data, or reports that some is left, next to %s', async (_, name, sql, gone) => {
    const [owner, other] = [await connect(address), await connect(name ? address.replace(/[^/]*$/, name) : address)]
    await other.query(sql)
    await store.add(sampleLead(), [])
    await store.add(sampleLead({}, { email }), [])
    expect(await isInFile(owner)).toBe(true)
    expect(await store.erase(email)).toEqual({ count: 1, gone })
    await other.query('COMMIT')
    expect(await isInFile(owner)).toBe(!gone)
    expect(await store.erase(email)).toEqual({ count: 0, gone: true })
    expect(await isInFile(owner)).toBe(false)
  })

  it('erases a person from a large table without blocking readers', async () => {
    await store.add(sampleLead({}, { email }), [])
    const owner = await connect(address)
    await owner.query(
      `INSERT INTO desk_submissions (id, kind, key, email, received_at, form)
       SELECT 'large' || n, 'lead', 'large' || n, 'large@maritela.example', '2026', '{"x":"' || repeat(md5(n::text), 40) || '"}'
       FROM generate_series(1, 20000) AS n`,
    )
    // VACUUM FULL is not counted.
    const vacuums = async () => {
      const counts = `SELECT vacuum_count FROM pg_stat_user_tables WHERE relname = 'desk_submissions'`
      return Number((await owner.query<{ vacuum_count: string }>(counts)).rows[0]!.vacuum_count)
    }
    const before = await vacuums()
    // A reader's lock conflicts only with an exclusive lock on the table.
    await owner.query('BEGIN; SELECT id FROM desk_submissions LIMIT 1')
    expect(await store.erase(email)).toEqual({ count: 1, gone: true })
    await owner.query('COMMIT')
    expect(await vacuums()).toBe(before + 1)
    await owner.query(`DELETE FROM desk_submissions WHERE id LIKE 'large%'`)
    await owner.query('VACUUM FULL desk_submissions')
  })

  it('opens another instance without waiting for a lock', async () => {
    await store.list()
    const owner = await connect(address)
    // Like a running instance: an upgrade that locks these tables has to wait.
    await owner.query('BEGIN; LOCK TABLE desk_submissions, desk_deliveries IN ROW EXCLUSIVE MODE')
    const other = await openStore(settings)
    // Waiting would exceed the time limit of the test.
    await other.list()
    await owner.query('COMMIT')
    await other.close()
  })

  it('limits a person to two upcoming calls when all requests start at the same moment', async () => {
    const owner = await connect(address)
    const stores = [store, await openStore(settings)]
    // Opening upgrades the tables, which would wait for the lock.
    for (const each of stores) await each.list()
    await owner.query('BEGIN; LOCK TABLE desk_submissions IN SHARE MODE')
    const starts = Array.from({ length: 6 }, (_, index) => `2026-12-1${index}T13:30:00Z`)
    const answers = Promise.all(starts.map((start, index) => stores[index % 2]!.add(sampleBooking({}, { start }), [])))
    await vi.waitUntil(async () => (await waitingForLocks(owner)).length === 6, WAIT)
    await owner.query('COMMIT')
    expect((await answers).filter(({ outcome }) => outcome === 'added')).toHaveLength(2)
    await stores[1]!.close()
  })

  // Regression: an unhandled error on a connection in use ended the process.
  it('survives a connection that is cut during a transaction', async () => {
    const owner = await connect(address)
    await owner.query('BEGIN; LOCK TABLE desk_submissions')
    const outcomes = Promise.allSettled(Array.from({ length: 4 }, () => store.add(sampleLead(), [])))
    const pid = await vi.waitUntil(async () => (await waitingForLocks(owner))[0], WAIT)
    await owner.query('SELECT pg_terminate_backend($1)', [pid])
    await owner.query('COMMIT')
    expect((await outcomes).some(({ status }) => status === 'rejected')).toBe(true)
    expect((await store.add(sampleLead(), [])).outcome).toBe('added')
  })
})
