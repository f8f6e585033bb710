import { expect, it } from 'vitest'
import type { Language } from '#site/languages.ts'
import { describeOnStores } from '../../testing/on-databases.ts'
import { LATER, NOW, sampleBooking, sampleLead } from '../../testing/sample-leads.ts'
import type { Limit } from './counts.ts'
import { openStore } from './open.ts'
import type { Booking } from './submission.ts'

const start = (index: number) => `2026-12-${10 + index}T13:30:00Z`
const visitor = (index: number) => sampleBooking({}, { start: start(index), email: `${index}@heliovar.example` })

function countOutcomes(results: readonly { outcome: string }[]): Record<string, number> {
  const groups = Map.groupBy(results, ({ outcome }) => outcome)
  return Object.fromEntries([...groups].map(([outcome, each]) => [outcome, each.length]))
}

await describeOnStores('submissions and bookings', (store, { settings }) => {
  const call = (at: string, receivedAt = NOW, email = 'rafael@heliovar.example') =>
    store.add(sampleBooking({ receivedAt }, { start: at, email }), [])

  it('returns submissions unchanged, in order of arrival', async () => {
    const company = "x'); DELETE FROM desk_submissions; --"
    const booking = sampleBooking({ receivedAt: LATER }, { company })
    const lead = sampleLead({ receivedAt: NOW, key: booking.key }, { firstName: 'Zoë', company: "O'Neill 東京 🙂" })
    expect(await store.add(booking, [])).toEqual({ outcome: 'added', submission: booking })
    expect(await store.add(lead, [])).toEqual({ outcome: 'added', submission: lead })
    expect(await store.find(lead.id)).toEqual(lead)
    expect(await store.find('nobody')).toBeUndefined()
    expect(await store.findByKey('booking', booking.key)).toEqual(booking)
    expect(await store.findByKey('booking', crypto.randomUUID())).toBeUndefined()
    expect(await store.list()).toEqual([lead, booking])
    expect(await store.list('lead')).toEqual([lead])
    expect(await store.list('booking')).toEqual([booking])
  })

  it('falls back to English if the visitor’s language has been removed', async () => {
    const booking = sampleBooking({}, { language: 'xx' as Language })
    await store.add(booking, ['team-mail'])
    const read = { ...booking, form: { ...booking.form, language: 'en' } }
    expect(await store.find(booking.id)).toEqual(read)
    expect(await store.takeDue('team-mail', NOW, LATER, 1)).toMatchObject([{ submission: read }])
  })

  it.each([sampleLead(), sampleBooking()])('stores one $kind per key, even concurrently', async (sample) => {
    const attempts = Array.from({ length: 20 }, (_, index) => ({ ...sample, id: `${index}` }))
    const answers = await Promise.all(attempts.map((attempt) => store.add(attempt, ['webhook'])))
    expect(countOutcomes(answers)).toEqual({ added: 1, repeated: 19 })
    expect(new Set(answers.map((answer) => 'submission' in answer && answer.submission.id)).size).toBe(1)
    expect(await store.list()).toHaveLength(1)
    expect(await store.countWaiting()).toBe(1)
  })

  it('stores valid submissions that arrive together with an invalid one', async () => {
    const impossible = sampleLead({ receivedAt: null as unknown as string })
    const answers = await Promise.allSettled(
      [sampleLead(), impossible, sampleLead()].map((lead) => store.add(lead, ['webhook'])),
    )
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(await store.list()).toHaveLength(2)
    expect(await store.countWaiting()).toBe(2)
  })

  it('gives a slot to one of many concurrent visitors, and does not reveal who booked it', async () => {
    const visitors = Array.from({ length: 20 }, (_, index) => sampleBooking({}, { email: `${index}@heliovar.example` }))
    const stores = [store, await openStore(settings)]
    const answers = await Promise.all(visitors.map((each, index) => stores[index % 2]!.add(each, ['webhook'])))
    await stores[1]!.close()
    expect(countOutcomes(answers)).toEqual({ added: 1, 'slot taken': 19 })
    expect(await store.countWaiting()).toBe(1)
    // Even to the same person with another key.
    const [booked] = await store.list()
    expect(await store.add({ ...booked!, id: 'again', key: 'another' }, [])).toEqual({ outcome: 'slot taken' })
  })

  it('limits a person to two upcoming calls, for all spellings of their address', async () => {
    expect((await call(start(1))).outcome).toBe('added')
    expect((await call(start(2), NOW, 'Rafael+demo@heliovar.example')).outcome).toBe('added')
    expect((await call(start(3), NOW, 'rafael+1@heliovar.example')).outcome).toBe('too many calls')
    expect((await call(start(3), start(1).replace('T13:30', 'T14:00'))).outcome).toBe('added')
  })

  it('finds submissions, calls and taken slots between two times', async () => {
    const lead = sampleLead({ receivedAt: '2026-11-16T08:00:00.000Z' })
    const booking = sampleBooking({ receivedAt: '2026-11-17T08:00:00.000Z' }, { start: '2026-11-20T13:30:00Z' })
    for (const each of [booking, lead]) await store.add(each, [])
    expect(await store.receivedBetween('2026-11-16T08:00:00.000Z', '2026-11-17T08:00:00.000Z')).toEqual([lead])
    expect(await store.receivedBetween('2026-11-16T08:00:00.001Z', '2026-11-18T08:00:00.000Z')).toEqual([booking])
    const [before, at, after] = ['2026-11-20T13:00:00Z', '2026-11-20T13:30:00Z', '2026-11-20T14:00:00Z']
    expect(await store.callsBetween(at, after)).toEqual([booking])
    expect(await store.callsBetween(before, at)).toEqual([])
    expect(await store.takenSlots(at, after, NOW)).toEqual([at])
    expect(await store.takenSlots(before, at, NOW)).toEqual([at])
    expect(await store.takenSlots(after, after, NOW)).toEqual([])
  })

  const until = '2026-11-17T00:00:00.000Z'
  const hold = { until: '2026-11-16T12:30:00.000Z', to: ['visitor-mail'], nearLimits: true } as const
  const limit = (max: number, softLimit?: number) => ({ name: crypto.randomUUID(), until, max, softLimit })

  it('applies each limit across concurrent requests and instances', async () => {
    const stores = [store, await openStore(settings)]
    const [narrow, wide] = [limit(5), limit(7)]
    const add = (index: number, limits: Limit[]) => stores[index % 2]!.add(visitor(index), ['webhook'], { limits })
    const first = await Promise.all(Array.from({ length: 9 }, (_, index) => add(index, [narrow, wide])))
    expect(countOutcomes(first)).toEqual({ added: 5, 'too many': 4 })
    expect(first).toContainEqual({ outcome: 'too many', until, name: narrow.name })
    // Rejected submissions don't count against their neighbors.
    const second = await Promise.all(Array.from({ length: 4 }, (_, index) => add(10 + index, [limit(9), wide])))
    expect(countOutcomes(second)).toEqual({ added: 2, 'too many': 2 })
    await stores[1]!.close()
    expect(await store.list()).toHaveLength(7)
    expect(await store.countWaiting()).toBe(7)
  })

  it('counts only stored submissions, including deleted ones', async () => {
    const limits = [limit(2)]
    const add = async (booking: Booking) => (await store.add(booking, [], { limits })).outcome
    const mine = visitor(2)
    await store.add(visitor(1), [])
    for (let count = 0; count < 10; count++) expect(await add({ ...visitor(1), id: `${count}` })).toBe('slot taken')
    expect(await add(mine)).toBe('added')
    for (let count = 0; count < 10; count++) expect(await add(mine)).toBe('repeated')
    expect(await add(visitor(3))).toBe('added')
    await store.purge('9999')
    expect(await add(visitor(4))).toBe('too many')
  })

  it('holds a third call, and does not confirm it before another is canceled', async () => {
    const mine = (index: number) => sampleBooking({}, { start: start(index) })
    const [first, third] = [mine(1), mine(3)]
    await store.add(first, [], { hold })
    await store.add(mine(2), [], { hold })
    expect(await store.add(third, [], { hold })).toMatchObject({ submission: { held: { because: 'calls' } } })
    expect(await store.confirm(third.id, LATER, [])).toEqual({ outcome: 'too many calls' })
    expect(await store.move(third.id, start(4), LATER, [])).toEqual({ outcome: 'too many calls' })
    await store.cancel(first.id, LATER, [])
    expect(await store.confirm(third.id, LATER, [])).toEqual({ outcome: 'changed', booking: third })
  })

  it('erases everything of one person, for all spellings of their address, including deliveries', async () => {
    await store.add(sampleLead({}, { email: 'Marina+news@Norrvanda.example' }), ['webhook'])
    await store.add(sampleBooking({}, { email: 'marina@norrvanda.example' }), ['webhook'])
    const other = sampleLead()
    await store.add(other, [])
    expect(await store.erase(`' OR '1'='1`)).toEqual({ count: 0, gone: true })
    expect(await store.erase(' MARINA@norrvanda.example')).toEqual({ count: 2, gone: true })
    expect(await store.list()).toEqual([other])
    expect(await store.countWaiting()).toBe(0)
    expect(await store.takenSlots('2026', '2027', '2026')).toEqual([])
  })

  it('purges many submissions by age, in batches', async () => {
    const young = sampleLead()
    await store.add(young, [])
    await Promise.all(Array.from({ length: 501 }, () => store.add(sampleLead({ receivedAt: '2020' }), ['webhook'])))
    expect(await store.purge('2021')).toEqual({ count: 501, gone: true })
    expect(await store.list()).toEqual([young])
  })

  it('moves only one of many calls to the same slot, and none that has started', async () => {
    const wanted = start(9)
    const bookings = [1, 2, 3, 4, 5, 6].map(visitor)
    for (const booking of bookings) await store.add(booking, ['webhook'])
    const moves = await Promise.all(bookings.map(({ id }) => store.move(id, wanted, LATER, [])))
    expect(countOutcomes(moves)).toEqual({ changed: 1, 'slot taken': 5 })
    expect(await store.takenSlots('2026', '2027', NOW)).toHaveLength(6)
    expect(await store.move(bookings[0]!.id, '2027-01-04T13:30:00Z', '2026-12-31', [])).toEqual({ outcome: 'gone' })
    expect(await store.move('nobody', wanted, LATER, [])).toEqual({ outcome: 'gone' })
  })

  it('delivers a moved held call to the webhook as received, and drops the mail about the old time', async () => {
    const booking = sampleBooking()
    await store.add(booking, ['webhook'], { limits: [limit(9, 0)], hold })
    await store.move(booking.id, start(1), LATER, ['webhook'])
    expect(await store.takeDue('webhook', LATER, LATER, 9)).toMatchObject([{ event: 'received' }])
    expect(await store.countWaiting('visitor-mail')).toBe(0)
  })

  it('cancels a call once, frees its slot and notifies the webhook', async () => {
    const booking = sampleBooking()
    await store.add(booking, ['webhook', 'visitor-mail'])
    const cancelled = { ...booking, cancelledAt: LATER }
    expect(await store.cancel(booking.id, LATER, ['webhook'])).toEqual({ outcome: 'changed', booking: cancelled })
    expect(await store.find(booking.id)).toEqual(cancelled)
    expect(await store.takenSlots('2026', '2027', NOW)).toEqual([])
    // The mail is dropped; the webhook gets both events.
    expect(await store.countWaiting('visitor-mail')).toBe(0)
    expect(await store.countWaiting('webhook')).toBe(2)
    expect(await store.cancel(booking.id, LATER, ['webhook'])).toEqual({ outcome: 'gone' })
    expect(await store.confirm(booking.id, LATER, [])).toEqual({ outcome: 'gone' })
    expect((await store.add(sampleBooking(), [])).outcome).toBe('added')
  })
})
