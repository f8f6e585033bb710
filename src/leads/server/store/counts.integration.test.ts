import { expect, it } from 'vitest'
import { describeOnStores } from '../../testing/on-databases.ts'
import { openStore } from './open.ts'

const UNTIL = '2026-11-17T00:00:00.000Z'

const limit = (max: number) => ({ name: crypto.randomUUID(), until: UNTIL, max })

await describeOnStores('counts, keys and digests', (store, { settings }) => {
  it('counts per minute, across instances on PostgreSQL', async () => {
    const other = settings.databaseUrl ? await openStore(settings) : store
    const [narrow, wide] = [limit(2), limit(4)]
    expect(await store.count([narrow, wide])).toBeUndefined()
    expect(await other.count([narrow, wide])).toBeUndefined()
    expect(await store.count([narrow, wide])).toEqual(narrow)
    expect(await other.count([limit(9), wide])).toBeUndefined()
    expect(await store.count([limit(9), wide])).toEqual(wide)
    await store.sweep(UNTIL)
    expect(await store.count([narrow, wide])).toBeUndefined()
    if (other !== store) await other.close()
  })

  it('has one key per day for all instances, and deletes it', async () => {
    const other = await openStore(settings)
    const [key, same] = await Promise.all([store.dayKey('2026-11-16'), other.dayKey('2026-11-16')])
    expect(key).toHaveLength(44)
    expect(same).toBe(key)
    expect(await store.dayKey('2026-11-17')).not.toBe(key)
    await store.sweep(UNTIL)
    expect(await other.dayKey('2026-11-16')).not.toBe(key)
    await other.close()
  })

  it('leases a day’s digest once, again after the lease expires, and never after completion', async () => {
    const monday = { day: '2030-01-07', until: '2030-01-07T08:00:00.000Z' }
    const takeDigest = (digest: typeof monday, now: string) => store.takeDigest(digest, now, now.replace('T08', 'T09'))
    const takers = await Promise.all(Array.from({ length: 10 }, () => takeDigest(monday, '2030-01-07T08:00:01.000Z')))
    expect(takers.filter((taken) => taken !== undefined)).toHaveLength(1)
    expect(await takeDigest(monday, '2030-01-07T08:59:59.000Z')).toBeUndefined()
    expect(await takeDigest(monday, '2030-01-07T09:00:01.000Z')).toEqual({ since: undefined })
    await store.completeDigest(monday.day)
    expect(await takeDigest(monday, '2030-01-08T07:00:00.000Z')).toBeUndefined()
    const tuesday = { day: '2030-01-08', until: '2030-01-08T08:00:00.000Z' }
    expect(await takeDigest(tuesday, '2030-01-08T08:00:01.000Z')).toEqual({ since: monday.until })
  })
})
