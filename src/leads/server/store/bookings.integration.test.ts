import { expect, it } from 'vitest'
import { describeOnStores } from '../../testing/on-databases.ts'
import { sampleBooking } from '../../testing/sample-leads.ts'

const NOW = '2026-11-16T12:00:00.000Z'
const LATER = '2026-11-16T12:01:00.000Z'
const NEXT = '2026-11-23T13:30:00Z'

await describeOnStores('bookings', (store) => {
  it('moves a call, keeps its id and delivers it again', async () => {
    const booking = sampleBooking()
    await store.add(booking, ['webhook', 'visitor-mail'])
    const [received] = await store.takeDue('webhook', NOW, LATER, 9)
    await store.complete(received!, { state: 'delivered' })
    const moved = { ...booking, form: { ...booking.form, start: NEXT }, moves: 1 }
    expect(await store.move(booking.id, NEXT, LATER, ['webhook'])).toEqual({ outcome: 'changed', booking: moved })
    expect(await store.find(booking.id)).toEqual(moved)
    expect(await store.takenSlots('2026', '2027', NOW)).toEqual([NEXT])
    expect(await store.takeDue('webhook', LATER, LATER, 9)).toMatchObject([{ event: 'moved', submission: moved }])
    // The mail about the old time is dropped.
    expect(await store.countWaiting('visitor-mail')).toBe(0)
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

  it('delivers a moved held call to the webhook as received', async () => {
    const booking = sampleBooking()
    const until = '2026-11-16T20:00:00.000Z'
    const limits = [{ name: 'any', until, max: 9, softLimit: 0 }]
    await store.add(booking, ['webhook'], { limits, hold: { until, to: [], nearLimits: true } })
    await store.move(booking.id, NEXT, LATER, ['webhook'])
    expect(await store.takeDue('webhook', LATER, LATER, 9)).toMatchObject([{ event: 'received' }])
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
