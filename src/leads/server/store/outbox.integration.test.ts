import { expect, it } from 'vitest'
import { describeOnStores } from '../../testing/on-databases.ts'
import { LATER, NOW, sampleBooking, sampleLead } from '../../testing/sample-leads.ts'
import { channels, type Delivery } from './outbox.ts'

const at = (minute: number) => `2026-11-16T14:0${minute}:00.000Z`

await describeOnStores('outbox', (store) => {
  async function take(now: string, leaseUntil: string, limit: number): Promise<Delivery[]> {
    const taken: Delivery[] = []
    for (const channel of channels) taken.push(...(await store.takeDue(channel, now, leaseUntil, limit)))
    return taken
  }

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
    expect([await store.countWaiting('webhook'), await store.countWaiting('visitor-mail')]).toEqual([2, 0])
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
    expect(await store.failing()).toEqual([])
    const dueAt = '2026-11-16T13:00:00.000Z'
    await store.complete(delivered!, { state: 'delivered' })
    await store.complete(waiting!, { state: 'waiting', dueAt, error: 'answered 500' })
    await store.complete(deadLettered!, { state: 'parked', error: 'gave up' })
    expect(await take('2026-11-16T12:59:59.999Z', NOW, 5)).toEqual([])
    expect(await store.failing()).toEqual([{ ...waiting, dueAt, lastError: 'answered 500' }])
    expect(await store.deadLettered()).toMatchObject([{ id: deadLettered!.id, lastError: 'gave up' }])
    expect(await take(dueAt, LATER, 5)).toMatchObject([{ id: waiting!.id }])
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
})
