import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { describeOnStore } from '../testing/on-databases.ts'
import { openTestLeads } from '../testing/open.ts'
import { sampleBooking, sampleLead } from '../testing/sample-leads.ts'

const WAIT = { timeout: 20_000 }

await describeOnStore('SQLite', 'the leads server', (store, { environment }) => {
  let now: Temporal.Instant

  beforeEach(() => {
    now = Temporal.Instant.from('2026-11-20T10:00:00Z')
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  })

  afterEach(() => void vi.useRealTimers())

  const start = (LEADS_KEEP_DAYS: string) => openTestLeads({ ...environment, LEADS_KEEP_DAYS }, { now: () => now })
  const ids = async () => (await store.list()).map(({ id }) => id)
  const add = (id: string, day: string) => store.add(sampleLead({ id, receivedAt: `${day}T09:00:00.000Z` }), [])

  function passDay(): void {
    for (let hour = 0; hour < 24; hour++) {
      now = now.add({ hours: 1 })
      vi.advanceTimersByTime(60 * 60 * 1000)
    }
  }

  it('deletes submissions older than LEADS_KEEP_DAYS at startup and once a day', async () => {
    for (const day of ['08', '10', '12']) await add(day, `2026-11-${day}`)
    const leads = await start('10')
    await vi.waitFor(async () => expect(await ids()).toEqual(['10', '12']), WAIT)
    passDay()
    await vi.waitFor(async () => expect(await ids()).toEqual(['12']), WAIT)
    passDay()
    expect(await ids()).toEqual(['12'])
    passDay()
    await vi.waitFor(async () => expect(await ids()).toEqual([]), WAIT)
    await leads.close()
  })

  it('keeps an upcoming call, and counts its age from its start', async () => {
    const call = sampleBooking({ receivedAt: '2026-11-12T09:00:00.000Z' }, { start: '2026-12-10T12:00:00Z' })
    await store.add(call, [])
    await add('lead', '2026-11-12')
    for (const [day, remaining] of [
      ['2026-12-01', [call.id]],
      ['2026-12-14', []],
    ] as const) {
      now = Temporal.Instant.from(`${day}T00:00:00Z`)
      await (await start('3')).close()
      expect(await ids()).toEqual(remaining)
    }
  })

  it('keeps everything if LEADS_KEEP_DAYS is not set', async () => {
    await add('old', '2001-01-01')
    const leads = await start('')
    passDay()
    passDay()
    await leads.close()
    expect(await ids()).toEqual(['old'])
  })
})
