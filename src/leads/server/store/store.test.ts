import { readFile } from 'node:fs/promises'
import { DatabaseSync } from 'node:sqlite'
import { Client } from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { Language } from '#site/languages.ts'
import type { TestDatabase } from '../../testing/databases.ts'
import { describeOnDatabases } from '../../testing/on-databases.ts'
import { sampleBooking, sampleLead } from '../../testing/sample-leads.ts'
import { readLeadsSettings, type LeadsSettings } from '../settings.ts'
import { openStore } from './open.ts'
import { channels, type Booking, type Limit, type Delivery, type Store, type Submission } from './store.ts'

const NOW = '2026-11-16T12:00:00.000Z'
const LATER = '2026-11-16T12:01:00.000Z'
const WAIT = { timeout: 20_000, interval: 20 }

await describeOnDatabases('store', testStore)

const start = (index: number) => `2026-12-${10 + index}T13:30:00Z`
const visitor = (index: number) => sampleBooking({}, { start: start(index), email: `${index}@heliovar.example` })

function testStore(database: TestDatabase): void {
  let store: Store

  const call = (at: string, receivedAt = NOW, email = 'rafael@heliovar.example') =>
    store.add(sampleBooking({ receivedAt }, { start: at, email }), [])

  async function take(now: string, leaseUntil: string, limit: number): Promise<Delivery[]> {
    const taken: Delivery[] = []
    for (const channel of channels) taken.push(...(await store.takeDue(channel, now, leaseUntil, limit)))
    return taken
  }

  beforeAll(async () => {
    store = await openStore(database.settings)
  })

  beforeEach(async () => {
    await store.purge('9999')
  })

  afterAll(async () => {
    await store.close()
  })

  it('counts pending deliveries and returns the oldest', async () => {
    expect(await store.outbox()).toEqual({ waiting: 0, parked: 0, oldestWaiting: undefined })
    await store.add(sampleLead({ receivedAt: LATER }), ['webhook'])
    await store.add(sampleLead({ receivedAt: NOW }), ['webhook', 'team-mail', 'visitor-mail'])
    expect(await store.outbox()).toEqual({ waiting: 4, parked: 0, oldestWaiting: NOW })
    const [first] = await store.takeDue('team-mail', LATER, LATER, 1)
    await store.complete(first!, { state: 'parked', error: 'refused' })
    const [second] = await store.takeDue('visitor-mail', LATER, LATER, 1)
    await store.complete(second!, { state: 'delivered' })
    expect(await store.outbox()).toEqual({ waiting: 2, parked: 1, oldestWaiting: NOW })
  })

  it('returns submissions unchanged', async () => {
    const lead = sampleLead({}, { firstName: 'Zoë', company: "O'Neill & Söhne 東京 🙂" })
    const booking = sampleBooking()
    expect(await store.add(lead, [])).toEqual({ outcome: 'added', submission: lead })
    expect(await store.add(booking, [])).toEqual({ outcome: 'added', submission: booking })
    expect(await store.find(lead.id)).toEqual(lead)
    expect(await store.find('nobody')).toBeUndefined()
    expect(await store.findByKey('booking', booking.key)).toEqual(booking)
    expect(await store.findByKey('lead', booking.key)).toBeUndefined()
    expect(await store.list('lead')).toEqual([lead])
    expect(await store.list('booking')).toEqual([booking])
  })

  it('falls back to English if the visitor’s language has been removed', async () => {
    const booking = sampleBooking({}, { language: 'xx' as Language })
    await store.add(booking, ['team-mail'])
    const read = { ...booking, form: { ...booking.form, language: 'en' } }
    expect(await store.find(booking.id)).toEqual(read)
    expect((await take(NOW, LATER, 1)).map(({ submission }) => submission)).toEqual([read])
  })

  it('lists in order of arrival', async () => {
    const second = sampleLead({ receivedAt: LATER })
    const first = sampleLead({ receivedAt: NOW })
    await store.add(second, [])
    await store.add(first, [])
    expect(await store.list()).toEqual([first, second])
  })

  it('stores one submission per key, including concurrent attempts', async () => {
    const lead = sampleLead()
    const attempts = Array.from({ length: 20 }, (_, index): Submission => ({ ...lead, id: `${index}` }))
    const answers = await Promise.all(attempts.map((attempt) => store.add(attempt, ['webhook'])))
    const outcomes = answers.map(({ outcome }) => outcome)
    expect(outcomes.filter((outcome) => outcome === 'added')).toHaveLength(1)
    expect(outcomes.filter((outcome) => outcome === 'repeated')).toHaveLength(19)
    expect(new Set(answers.map((answer) => 'submission' in answer && answer.submission.id)).size).toBe(1)
    expect(await store.list()).toHaveLength(1)
    expect(await take(LATER, LATER, 50)).toHaveLength(1)
  })

  it('stores valid submissions that arrive together with an invalid one', async () => {
    const impossible = sampleLead({ receivedAt: null as unknown as string })
    const answers = await Promise.allSettled([
      store.add(sampleLead(), ['webhook']),
      store.add(impossible, ['webhook']),
      store.add(sampleLead(), ['webhook']),
    ])
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(await store.list()).toHaveLength(2)
    expect(await store.countWaiting()).toBe(2)
  })

  it('allows the same key for a lead and a booking', async () => {
    const { key } = sampleLead()
    await store.add(sampleLead({ key }), [])
    expect((await store.add(sampleBooking({ key }), [])).outcome).toBe('added')
  })

  it('gives a slot to one of many concurrent visitors', async () => {
    const visitors = Array.from({ length: 20 }, (_, index) => sampleBooking({}, { email: `${index}@heliovar.example` }))
    const answers = await Promise.all(visitors.map((booking) => store.add(booking, ['webhook'])))
    expect(answers.filter(({ outcome }) => outcome === 'added')).toHaveLength(1)
    expect(answers.filter(({ outcome }) => outcome === 'slot taken')).toHaveLength(19)
    expect(await take(LATER, LATER, 50)).toHaveLength(1)
  })

  it('returns the original booking when it is sent again', async () => {
    const booking = sampleBooking()
    await store.add(booking, [])
    expect(await store.add({ ...booking, id: 'again' }, [])).toEqual({ outcome: 'repeated', submission: booking })
  })

  it('does not reveal who booked a slot, even to the same email address with another key', async () => {
    await store.add(sampleBooking(), [])
    expect(await store.add(sampleBooking(), [])).toEqual({ outcome: 'slot taken' })
  })

  it('limits a person to two upcoming calls, for all spellings of their address', async () => {
    expect((await call('2026-11-20T13:30:00Z')).outcome).toBe('added')
    expect((await call('2026-11-21T13:30:00Z', NOW, 'Rafael+demo@heliovar.example')).outcome).toBe('added')
    expect((await call('2026-11-22T13:30:00Z', NOW, 'rafael+1@heliovar.example')).outcome).toBe('too many calls')
    expect((await call('2026-11-22T13:30:00Z', '2026-11-20T14:00:00.000Z')).outcome).toBe('added')
  })

  it('limits a person to two upcoming calls across concurrent requests and instances', async () => {
    const other = await openStore(database.settings)
    const days = Array.from({ length: 12 }, (_, index) => start(index))
    const answers = await Promise.all(
      days.map((day, index) => (index % 2 ? other : store).add(sampleBooking({}, { start: day }), [])),
    )
    await other.close()
    expect(answers.filter(({ outcome }) => outcome === 'added')).toHaveLength(2)
  })

  describe('with limits', () => {
    const until = '2026-11-17T00:00:00.000Z'
    const hold = { until: '2026-11-16T12:30:00.000Z', to: ['visitor-mail'], nearLimits: true } as const
    const limit = (max: number, softLimit?: number) => ({ name: crypto.randomUUID(), until, max, softLimit })

    it('applies each limit across concurrent requests and instances', async () => {
      const other = await openStore(database.settings)
      const [narrow, wide] = [limit(5), limit(7)]
      const add = (index: number, limits: Limit[]) =>
        (index % 2 ? other : store).add(visitor(index), ['webhook'], { limits })
      const first = await Promise.all(Array.from({ length: 9 }, (_, index) => add(index, [narrow, wide])))
      expect(first.filter(({ outcome }) => outcome === 'added')).toHaveLength(5)
      expect(first.filter(({ outcome }) => outcome === 'too many')).toHaveLength(4)
      expect(first.find(({ outcome }) => outcome === 'too many')).toEqual({
        outcome: 'too many',
        until,
        name: narrow.name,
      })
      // Rejected submissions don't count against their neighbors.
      const second = await Promise.all(Array.from({ length: 4 }, (_, index) => add(10 + index, [limit(9), wide])))
      expect(second.filter(({ outcome }) => outcome === 'added')).toHaveLength(2)
      await other.close()
      expect(await store.list()).toHaveLength(7)
      expect(await store.countWaiting()).toBe(7)
    })

    it('counts only stored submissions, including deleted ones', async () => {
      const limits = [limit(2)]
      const add = (booking: Booking) => store.add(booking, [], { limits })
      const [taken, mine] = [visitor(1), visitor(2)]
      await store.add(taken, [])
      for (let count = 0; count < 10; count++) {
        expect((await add({ ...visitor(1), id: `${count}` })).outcome).toBe('slot taken')
      }
      expect((await add(mine)).outcome).toBe('added')
      for (let count = 0; count < 10; count++) expect((await add(mine)).outcome).toBe('repeated')
      expect((await add(visitor(3))).outcome).toBe('added')
      await store.purge('9999')
      expect((await add(visitor(4))).outcome).toBe('too many')
    })

    it('holds a call near a limit, and notifies the team when it is confirmed', async () => {
      const limits = [limit(3, 1)]
      const [first, second] = [visitor(1), visitor(2)]
      await store.add(first, ['team-mail', 'visitor-mail'], { limits, hold })
      const added = await store.add(second, ['team-mail', 'visitor-mail'], { limits, hold })
      const held = { until: hold.until, because: 'ceiling' } as const
      expect(added).toEqual({ outcome: 'added', submission: { ...second, held } })
      expect(await store.find(second.id)).toEqual({ ...second, held })
      expect(await store.takenSlots(start(2), start(2), NOW)).toEqual([start(2)])
      const notified = async () => (await take(LATER, LATER, 9)).filter(({ submission }) => submission.id === second.id)
      expect((await notified()).map(({ channel }) => channel)).toEqual(['visitor-mail'])

      expect(await store.confirm(second.id, LATER, ['webhook'])).toEqual({ outcome: 'changed', booking: second })
      expect((await notified()).map(({ channel }) => channel)).toEqual(['webhook', 'visitor-mail'])
      // The link may be clicked twice.
      expect((await store.confirm(second.id, LATER, ['webhook'])).outcome).toBe('changed')
      expect(await store.countWaiting()).toBe(4)
      expect(await store.takenSlots(start(2), start(2), '2027')).toEqual([start(2)])
    })

    it('frees the slot of a call that is not confirmed', async () => {
      const [mine, later] = [visitor(1), hold.until]
      await store.add(mine, [], { limits: [limit(3, 0)], hold })
      expect(await store.takenSlots(start(1), start(1), later)).toEqual([])
      const next = { ...visitor(1), receivedAt: later, id: 'next' }
      expect((await store.add(next, [])).outcome).toBe('added')
      expect(await store.confirm(mine.id, later, [])).toEqual({ outcome: 'gone' })
      expect((await store.list()).map(({ id }) => id)).toEqual(['next'])
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

    it('counts per minute, across instances on PostgreSQL', async () => {
      const other = database.settings.databaseUrl ? await openStore(database.settings) : store
      const [narrow, wide] = [limit(2), limit(4)]
      expect(await store.count([narrow, wide])).toBeUndefined()
      expect(await other.count([narrow, wide])).toBeUndefined()
      expect(await store.count([narrow, wide])).toEqual(narrow)
      expect(await other.count([limit(9), wide])).toBeUndefined()
      expect(await store.count([limit(9), wide])).toEqual(wide)
      await store.sweep(until)
      expect(await store.count([narrow, wide])).toBeUndefined()
      if (other !== store) await other.close()
    })

    it('has one key per day for all instances, and deletes it', async () => {
      const other = await openStore(database.settings)
      const [key, same] = await Promise.all([store.dayKey('2026-11-16'), other.dayKey('2026-11-16')])
      expect(key).toHaveLength(44)
      expect(same).toBe(key)
      expect(await store.dayKey('2026-11-17')).not.toBe(key)
      await store.sweep('2026-11-17T00:00:00.000Z')
      expect(await other.dayKey('2026-11-16')).not.toBe(key)
      await other.close()
    })
  })

  it('moves a call, keeps its id and delivers it again', async () => {
    const booking = sampleBooking()
    await store.add(booking, channels)
    for (const each of await take(NOW, LATER, 9)) await store.complete(each, { state: 'delivered' })
    const next = '2026-11-23T13:30:00Z'
    const moved = { ...booking, form: { ...booking.form, start: next }, moves: 1 }
    expect(await store.move(booking.id, next, LATER, ['webhook'])).toEqual({ outcome: 'changed', booking: moved })
    expect(await store.find(booking.id)).toEqual(moved)
    expect(await store.takenSlots('2026', '2027', NOW)).toEqual([next])
    expect(await take(LATER, LATER, 9)).toMatchObject([{ channel: 'webhook', submission: moved }])
  })

  it('moves only one of many calls to the same slot, and none that has started', async () => {
    const wanted = '2026-11-26T13:30:00Z'
    const bookings = Array.from({ length: 6 }, (_, index) =>
      sampleBooking({}, { start: `2026-11-2${index}T13:30:00Z`, email: `${index}@heliovar.example` }),
    )
    for (const booking of bookings) await store.add(booking, ['webhook'])
    const moves = await Promise.all(bookings.map(({ id }) => store.move(id, wanted, LATER, [])))
    expect(moves.filter(({ outcome }) => outcome === 'changed')).toHaveLength(1)
    expect(moves.filter(({ outcome }) => outcome === 'slot taken')).toHaveLength(5)
    expect(await store.takenSlots('2026', '2027', NOW)).toHaveLength(6)
    expect(await store.move(bookings[0]!.id, '2027-01-04T13:30:00Z', '2026-12-31', [])).toEqual({ outcome: 'gone' })
    expect(await store.move('nobody', wanted, LATER, [])).toEqual({ outcome: 'gone' })
  })

  it('delivers the events of one call in order, without delaying other calls', async () => {
    const booking = sampleBooking()
    const other = sampleBooking({}, { start: '2026-11-25T13:30:00Z', email: 'other@heliovar.example' })
    const webhooks = (minute: number) => store.takeDue('webhook', at(minute), at(minute), 9)
    await store.add(booking, ['webhook'])
    const [received] = await webhooks(0)
    expect(received?.event).toBe('received')
    // The delivery is in progress, or has failed and will be retried.
    await store.move(booking.id, '2026-11-23T13:30:00Z', at(1), ['webhook'])
    await store.add(other, ['webhook'])
    await store.complete(received!, { state: 'waiting', dueAt: at(5), error: 'answered 502' })
    await store.cancel(booking.id, at(2), ['webhook'])
    expect((await webhooks(3)).map(({ event, submission }) => [event, submission.id])).toEqual([['received', other.id]])
    const order: (string | undefined)[] = []
    for (const minute of [6, 7, 8, 9]) {
      for (const delivery of (await webhooks(minute)).filter(({ submission }) => submission.id === booking.id)) {
        order.push(delivery.event)
        await store.complete(delivery, { state: 'delivered' })
      }
    }
    expect(order).toEqual(['received', 'moved', 'cancelled'])
  })

  it('delivers a moved held call to the webhook as received', async () => {
    const booking = sampleBooking()
    const until = '2026-11-16T20:00:00.000Z'
    const limits = [{ name: 'any', until, max: 9, softLimit: 0 }]
    await store.add(booking, ['webhook'], { limits, hold: { until, to: [], nearLimits: true } })
    await store.move(booking.id, '2026-11-23T13:30:00Z', LATER, ['webhook'])
    expect(await store.takeDue('webhook', LATER, LATER, 9)).toMatchObject([{ event: 'received' }])
  })

  it('cancels a call once, frees its slot and notifies the webhook', async () => {
    const booking = sampleBooking()
    await store.add(booking, ['webhook', 'visitor-mail'])
    const cancelled = { ...booking, cancelledAt: LATER }
    expect(await store.cancel(booking.id, LATER, ['webhook'])).toEqual({ outcome: 'changed', booking: cancelled })
    expect(await store.find(booking.id)).toEqual(cancelled)
    expect(await store.takenSlots('2026', '2027', NOW)).toEqual([])
    // The mail is dropped; the webhook gets both events, in order.
    const [received, ...others] = await take(LATER, LATER, 9)
    expect([received, ...others]).toMatchObject([{ channel: 'webhook', event: 'received' }])
    await store.complete(received!, { state: 'delivered' })
    expect(await take(LATER, LATER, 9)).toMatchObject([
      { channel: 'webhook', event: 'cancelled', submission: { cancelledAt: LATER } },
    ])
    for (const change of [store.cancel(booking.id, LATER, ['webhook']), store.confirm(booking.id, LATER, [])]) {
      expect(await change).toEqual({ outcome: 'gone' })
    }
    expect((await store.add(sampleBooking(), [])).outcome).toBe('added')
  })

  it('returns the slots that are taken', async () => {
    for (const day of ['20', '21', '22']) {
      const form = { start: `2026-11-${day}T13:30:00Z`, email: `${day}@heliovar.example` }
      await store.add(sampleBooking({}, form), [])
    }
    expect(await store.takenSlots('2026-11-20T13:30:00Z', '2026-11-21T13:30:00Z', NOW)).toEqual([
      '2026-11-20T13:30:00Z',
      '2026-11-21T13:30:00Z',
    ])
  })

  it('leases a delivery to one worker, and to another after the lease expires', async () => {
    await Promise.all(Array.from({ length: 10 }, () => store.add(sampleLead(), ['webhook', 'team-mail'])))
    const taken = await Promise.all(Array.from({ length: 4 }, () => take(NOW, LATER, 8)))
    const ids = taken.flat().map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    const rest = await take(NOW, LATER, 50)
    expect(ids.length + rest.length).toBe(20)
    expect(await store.countWaiting()).toBe(20)
    expect(await take(NOW, LATER, 50)).toEqual([])
    const again = await take(LATER, '2026-11-16T12:02:00.000Z', 50)
    expect(again).toHaveLength(20)
    expect(again[0]).toMatchObject({ attempts: 2, since: NOW })
  })

  it('completes deliveries as delivered, waiting or dead-lettered', async () => {
    await store.add(sampleLead(), ['webhook', 'team-mail', 'visitor-mail'])
    const [delivered, waiting, deadLettered] = await take(NOW, LATER, 3)
    await store.complete(delivered!, { state: 'delivered' })
    await store.complete(waiting!, { state: 'waiting', dueAt: '2026-11-16T13:00:00.000Z', error: 'answered 500' })
    await store.complete(deadLettered!, { state: 'parked', error: 'gave up' })
    expect(await take('2026-11-16T12:59:59.999Z', NOW, 5)).toEqual([])
    expect((await store.deadLettered()).map(({ id, lastError }) => ({ id, lastError }))).toEqual([
      { id: deadLettered!.id, lastError: 'gave up' },
    ])
    expect((await take('2026-11-16T13:00:00.000Z', LATER, 5)).map(({ id }) => id)).toEqual([waiting!.id])
  })

  it('ignores the result of an attempt that was superseded', async () => {
    await store.add(sampleLead(), ['webhook'])
    const [slow] = await take(NOW, NOW, 1)
    const [quick] = await take(LATER, LATER, 1)
    await store.complete(quick!, { state: 'delivered' })
    await store.complete(slow!, { state: 'waiting', dueAt: NOW, error: 'too late' })
    expect(await store.countWaiting()).toBe(0)
  })

  it('retries dead letters with a new attempt count', async () => {
    await store.add(sampleLead(), ['webhook', 'team-mail'])
    for (const each of await take(NOW, LATER, 5)) await store.complete(each, { state: 'parked', error: 'x' })
    const [first] = await store.deadLettered()
    expect(await store.retry(LATER, [first!.id, 'nobody'])).toBe(1)
    expect(await take(LATER, LATER, 5)).toMatchObject([{ id: first!.id, attempts: 1, since: LATER }])
    expect(await store.retry(LATER)).toBe(1)
    expect(await store.deadLettered()).toEqual([])
  })

  it('lists failing deliveries, without those not attempted yet', async () => {
    await store.add(sampleLead(), ['webhook', 'team-mail'])
    const [delivery] = await store.takeDue('webhook', '2026-11-20T00:00:00.000Z', '2026-11-20T00:01:00.000Z', 1)
    expect(await store.failing()).toEqual([])
    const dueAt = '2026-11-20T00:00:05.000Z'
    await store.complete(delivery!, { state: 'waiting', dueAt, error: 'answered 500' })
    expect(await store.failing()).toEqual([{ ...delivery, dueAt, lastError: 'answered 500' }])
    expect([
      await store.countWaiting(),
      await store.countWaiting('webhook'),
      await store.countWaiting('visitor-mail'),
    ]).toEqual([2, 1, 0])
  })

  it('finds submissions and calls between two times', async () => {
    const lead = sampleLead({ receivedAt: '2026-11-16T08:00:00.000Z' })
    const booking = sampleBooking({ receivedAt: '2026-11-17T08:00:00.000Z' }, { start: '2026-11-20T13:30:00Z' })
    for (const each of [booking, lead]) await store.add(each, [])
    expect(await store.receivedBetween('2026-11-16T08:00:00.000Z', '2026-11-17T08:00:00.000Z')).toEqual([lead])
    expect(await store.receivedBetween('2026-11-16T08:00:00.001Z', '2026-11-18T08:00:00.000Z')).toEqual([booking])
    expect(await store.callsBetween('2026-11-20T13:30:00Z', '2026-11-20T14:00:00Z')).toEqual([booking])
    expect(await store.callsBetween('2026-11-20T13:00:00Z', '2026-11-20T13:30:00Z')).toEqual([])
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

  it('erases everything of one person, including deliveries', async () => {
    await store.add(sampleLead({}, { email: 'Marina@Norrvanda.example' }), ['webhook'])
    await store.add(sampleBooking({}, { email: 'marina@norrvanda.example' }), ['webhook'])
    await store.add(sampleLead(), [])
    expect(await store.erase(' MARINA@norrvanda.example')).toEqual({ count: 2, gone: true })
    expect(await store.list()).toHaveLength(1)
    expect(await take(LATER, LATER, 5)).toEqual([])
    expect(await store.takenSlots('2026', '2027', NOW)).toEqual([])
  })

  it.each([
    ['ana@münchen.example', 'ana@xn--mnchen-3ya.example'],
    ['ana@ｔａｖｅｌｍｏ.example', 'ana@tavelmo.example'],
    ['zoë@tavelmo.example', 'zoe\u0308@Tavelmo.example'],
    ['ana+news@tavelmo.example', 'ana@tavelmo.example'],
    ['ana@tavelmo.example', 'ana+anything@tavelmo.example'],
  ])('erases %s when given %s', async (stored, asked) => {
    await store.add(sampleLead({}, { email: stored }), [])
    expect(await store.erase(asked)).toEqual({ count: 1, gone: true })
  })

  it('deletes many submissions in batches', async () => {
    await Promise.all(Array.from({ length: 501 }, () => store.add(sampleLead({ receivedAt: '2020' }), [])))
    expect((await store.purge('2021')).count).toBe(501)
  })

  it('upgrades a database of an earlier version', async () => {
    const lead = sampleLead({ id: 'lead' }, { email: 'ana+news@tavelmo.example' })
    const booking = sampleBooking({ id: 'booking' })
    const dotted = sampleLead({ id: 'dotted' }, { email: 'caio.m@googlemail.com' })
    const dashed = sampleLead({ id: 'dashed' }, { email: 'b.i-a_o@proton.me' })
    const earlier = await inEarlierVersion(database, [lead, booking, dotted, dashed].map(insertion))
    const opened = await openStore(earlier)
    expect(await opened.list()).toEqual(expect.arrayContaining([lead, booking]))
    expect((await opened.cancel('booking', NOW, [])).outcome).toBe('changed')
    expect((await opened.erase('ana@tavelmo.example')).count).toBe(1)
    expect((await opened.erase('caiom@gmail.com')).count).toBe(1)
    expect((await opened.erase('biao@proton.me')).count).toBe(1)
    await opened.close()
  })

  if (database.settings.databaseUrl) testPostgres(database.settings.databaseUrl, () => store)
  else testSqlite(database.settings.databaseFile, () => store)

  it.runIf(!database.settings.databaseUrl)('leaves no erased data in the SQLite file', async () => {
    const { databaseFile } = database.settings
    const inFiles = async () => {
      const files = await Promise.all([databaseFile, `${databaseFile}-wal`].map((file) => readFile(file, 'latin1')))
      return files.some((content) => content.includes('unforgettable'))
    }
    await store.add(sampleLead({}, { email: 'unforgettable@maritela.example' }), [])
    expect(await inFiles()).toBe(true)
    await store.erase('unforgettable@maritela.example')
    expect(await inFiles()).toBe(false)
  })

  it('purges by age', async () => {
    await store.add(sampleLead({ receivedAt: '2025-01-01T00:00:00.000Z' }), ['webhook'])
    const young = sampleLead()
    await store.add(young, [])
    expect(await store.purge('2026-01-01T00:00:00.000Z')).toEqual({ count: 1, gone: true })
    expect(await store.list()).toEqual([young])
  })

  it('stores SQL in a form as plain text', async () => {
    const lead = sampleLead({}, { company: "x'); DELETE FROM desk_submissions; --" })
    await store.add(lead, [])
    await store.erase(`' OR '1'='1`)
    expect(await store.list()).toEqual([lead])
  })
}

const at = (minute: number) => `2026-11-16T14:0${minute}:00.000Z`

function insertion({ id, kind, key, receivedAt, form }: Submission): string {
  const slot = 'start' in form ? `'${form.start}'` : 'NULL'
  return `INSERT INTO desk_submissions (id, kind, key, email, slot, received_at, form)
    VALUES ('${id}', '${kind}', '${key}', '${form.email}', ${slot}, '${receivedAt}', '${JSON.stringify(form)}')`
}

/** The schema from before calls could be held, moved and canceled. */
async function inEarlierVersion({ settings }: TestDatabase, inserts: readonly string[]): Promise<LeadsSettings> {
  const statements = [
    `CREATE TABLE desk_submissions (id TEXT PRIMARY KEY, kind TEXT NOT NULL, key TEXT NOT NULL, email TEXT NOT NULL,
     slot TEXT UNIQUE, received_at TEXT NOT NULL, form TEXT NOT NULL, UNIQUE (kind, key))`,
    ...inserts,
  ]
  if (settings.databaseUrl) {
    const owner = new Client({ connectionString: settings.databaseUrl })
    await owner.connect()
    await owner.query('CREATE DATABASE earlier')
    await owner.end()
    const databaseUrl = settings.databaseUrl.replace(/[^/]*$/, 'earlier')
    const client = new Client({ connectionString: databaseUrl })
    await client.connect()
    for (const statement of statements) await client.query(statement)
    await client.end()
    return { ...settings, databaseUrl }
  }
  const databaseFile = `${settings.databaseFile}-earlier`
  const connection = new DatabaseSync(databaseFile)
  for (const statement of statements) connection.exec(statement)
  connection.close()
  return { ...settings, databaseFile }
}

/** Within a transaction, pg_stat_activity is a snapshot until it is cleared. */
async function waitingForLocks(client: Client): Promise<number[]> {
  await client.query('SELECT pg_stat_clear_snapshot()')
  const { rows } = await client.query<{ pid: number }>(
    `SELECT pid FROM pg_stat_activity WHERE wait_event_type = 'Lock'`,
  )
  return rows.map(({ pid }) => pid)
}

/** Closed even if the test fails: an open connection would crash the entire run when its database stops. */
async function connect(connectionString: string): Promise<Client> {
  const client = new Client({ connectionString })
  await client.connect()
  onTestFinished(() => client.end())
  return client
}

function testPostgres(address: string, store: () => Store): void {
  it('leaves no erased data in PostgreSQL tables, and reports when it cannot remove it', async () => {
    const owner = await connect(address)
    const isInFile = async () => {
      await owner.query('CHECKPOINT')
      const { rows } = await owner.query<{ content: Buffer }>(
        `SELECT pg_read_binary_file(pg_relation_filepath('desk_submissions')) AS content`,
      )
      return rows[0]!.content.includes('unforgettable')
    }
    const email = 'unforgettable@maritela.example'
    await store().add(sampleLead(), [])
    await store().add(sampleLead({}, { email }), [])
    expect(await isInFile()).toBe(true)
    expect(await store().erase(email)).toEqual({ count: 1, gone: true })
    expect(await isInFile()).toBe(false)

    // A long-running transaction still sees the row.
    await store().add(sampleLead({}, { email }), [])
    await owner.query('BEGIN ISOLATION LEVEL REPEATABLE READ; SELECT 1')
    expect(await store().erase(email)).toEqual({ count: 1, gone: false })
    await owner.query('COMMIT')
    expect(await isInFile()).toBe(true)
    expect(await store().erase(email)).toEqual({ count: 0, gone: true })
    expect(await isInFile()).toBe(false)
  })

  it('erases a person from a large table without blocking readers', async () => {
    const email = 'unforgettable@maritela.example'
    await store().add(sampleLead({}, { email }), [])
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
    expect(await store().erase(email)).toEqual({ count: 1, gone: true })
    await owner.query('COMMIT')
    expect(await vacuums()).toBe(before + 1)
    await owner.query(`DELETE FROM desk_submissions WHERE id LIKE 'large%'`)
    await owner.query('VACUUM FULL desk_submissions')
  })

  it('opens another instance without waiting for a lock', async () => {
    await store().list()
    const owner = await connect(address)
    // Like a running instance: an upgrade that locks these tables has to wait.
    await owner.query('BEGIN; LOCK TABLE desk_submissions, desk_deliveries IN ROW EXCLUSIVE MODE')
    const other = await openStore(readLeadsSettings({ DATABASE_URL: address }))
    const waiting = `SELECT 1 FROM pg_locks JOIN pg_database ON oid = database WHERE datname = current_database() AND NOT granted`
    const opened = other.list().then(() => 'opened')
    await vi.waitUntil(async () => {
      const { rowCount } = await owner.query(waiting)
      return rowCount ? 'waits' : Promise.race([opened, Promise.resolve(false)])
    }, WAIT)
    expect((await owner.query(waiting)).rowCount).toBe(0)
    await owner.query('COMMIT')
    await opened
    await other.close()
  })

  it('limits a person to two upcoming calls when all requests start at the same moment', async () => {
    const owner = await connect(address)
    await owner.query('BEGIN; LOCK TABLE desk_submissions IN SHARE MODE')
    const answers = Promise.all(
      Array.from({ length: 6 }, (_, index) => store().add(sampleBooking({}, { start: start(index) }), [])),
    )
    await vi.waitUntil(async () => (await waitingForLocks(owner)).length === 6, WAIT)
    await owner.query('COMMIT')
    expect((await answers).filter(({ outcome }) => outcome === 'added')).toHaveLength(2)
  })

  // Regression: an unhandled error on a connection in use ended the process.
  it('survives a connection that is cut during a transaction', async () => {
    const owner = await connect(address)
    await owner.query('BEGIN; LOCK TABLE desk_submissions')
    const outcomes = Promise.allSettled(Array.from({ length: 4 }, () => store().add(sampleLead(), [])))
    const waiting = await vi.waitUntil(async () => {
      const pids = await waitingForLocks(owner)
      return pids.length > 0 && pids
    }, WAIT)
    for (const pid of waiting) await owner.query('SELECT pg_terminate_backend($1)', [pid])
    await owner.query('COMMIT')
    expect((await outcomes).some(({ status }) => status === 'rejected')).toBe(true)
    expect((await store().add(sampleLead(), [])).outcome).toBe('added')
  })
}

function testSqlite(file: string, store: () => Store): void {
  it('waits for a lock of another process without blocking reads', async () => {
    const other = new DatabaseSync(file)
    other.exec('BEGIN IMMEDIATE')
    const added = store().add(sampleLead(), [])
    // Reads, and everything else, still work.
    expect(await store().list()).toEqual([])
    await new Promise((resolve) => void setTimeout(resolve, 50))
    other.exec('COMMIT')
    other.close()
    expect((await added).outcome).toBe('added')
  })

  it('reports when traces of an erased person remain, and removes them on the next run', async () => {
    await store().add(sampleLead(), [])
    const reader = new DatabaseSync(file)
    reader.exec('BEGIN; SELECT COUNT(*) FROM desk_submissions')
    expect(await store().erase('ana@tavelmo.example')).toEqual({ count: 1, gone: false })
    reader.close()
    expect(await store().erase('ana@tavelmo.example')).toEqual({ count: 0, gone: true })
  })

  it('names the setting if the file cannot be used', async () => {
    const nowhere = await openStore(readLeadsSettings({ LEADS_DATABASE_FILE: '/dev/null/leads.sqlite' }))
    await expect(nowhere.list()).rejects.toThrow('LEADS_DATABASE_FILE: "/dev/null/leads.sqlite" cannot be used')
    await nowhere.close()
  })
}
