import { beforeEach, expect, it, vi } from 'vitest'
import type { BookingReceipt } from '../shared/protocol.ts'
import { withoutLimits } from '../testing/limits.ts'
import { describeOnStores } from '../testing/on-databases.ts'
import { sampleBookingForm } from '../testing/sample-leads.ts'
import { createIntake, type Intake } from './intake.ts'
import { createLimits } from './limits.ts'
import { readLeadsSettings } from './settings.ts'
import { CALLS_AHEAD } from './store/bookings.ts'
import { channels, type Channel } from './store/outbox.ts'

/** Calls are not part of the summary. */
const callChannels = channels.filter((channel) => channel !== 'team-summary')

await describeOnStores('calls', (store) => {
  const onReceived = vi.fn<() => void>()
  let now: Temporal.Instant
  let intake: Intake
  let free: string[]

  beforeEach(async () => {
    now = Temporal.Instant.from('2026-11-15T08:00:00Z')
    intake = intakeWith({})
    free = (await intake.slots()).free
    onReceived.mockClear()
  })

  function intakeWith(environment: Record<string, string>): Intake {
    const settings = readLeadsSettings({ ...withoutLimits, ...environment })
    const limits = createLimits({ store, settings, now: () => now })
    return createIntake({ store, limits, settings, channels, onReceived, now: () => now })
  }

  async function book(start: string, by = intake, email = 'rafael@heliovar.example'): Promise<BookingReceipt> {
    return (await by.book(sampleBookingForm({ start, email }), '203.0.113.7')) as BookingReceipt
  }

  /** With a limit of two calls per network, the second one is held. */
  async function bookSecondHeld(): Promise<BookingReceipt> {
    const busy = intakeWith({ BOOKINGS_PER_DAY: '2' })
    await book(free[9]!, busy, 'ana@tavelmo.example')
    return book(free[1]!, busy)
  }

  async function takeNotifiedChannels(): Promise<Channel[]> {
    const moment = now.toString({ smallestUnit: 'millisecond' })
    const due = await Promise.all(channels.map((channel) => store.takeDue(channel, moment, '9999', 9)))
    // An unsettled delivery would block later ones for the same call.
    for (const delivery of due.flat()) await store.complete(delivery, { state: 'delivered' })
    return due.flat().map(({ channel }) => channel)
  }

  it('notifies only the visitor of a held call, and all channels once it is confirmed', async () => {
    const { id, held } = await bookSecondHeld()
    expect(held).toBe(true)
    expect(await takeNotifiedChannels()).toEqual([...callChannels, 'visitor-mail'])
    now = now.add({ minutes: 29 })
    expect(await intake.confirm(id)).toMatchObject({ id, form: { start: free[1] } })
    expect(onReceived).toHaveBeenCalledTimes(3)
    expect(await takeNotifiedChannels()).toEqual(callChannels)
    // The link may be clicked twice.
    expect(await intake.confirm(id)).toMatchObject({ id })
    expect(await takeNotifiedChannels()).toEqual([])
    now = now.add({ minutes: 2 })
    expect((await intake.slots()).taken).toEqual([free[1], free[9]])
    expect(await intake.booking(id)).toMatchObject({ id })
  })

  it('finds no booking for an invalid id, such as one with a null byte', async () => {
    for (const id of ['', '\0', '__proto__', "' OR 1=1"]) expect(await intake.booking(id)).toBeUndefined()
  })

  it('mails a person at the call limit once a day, no matter how many calls are requested', async () => {
    for (const start of free.slice(-2 - CALLS_AHEAD, -2)) await book(start)
    await takeNotifiedChannels()
    for (const start of free.slice(5, 9)) expect(await book(start)).toMatchObject({ start })
    expect(await takeNotifiedChannels()).toEqual(['visitor-mail'])
    now = now.add({ hours: 23 })
    await book(free.at(-1)!)
    expect(await takeNotifiedChannels()).toEqual([])
    now = now.add({ hours: 25 })
    await book(free.at(-2)!)
    expect(await takeNotifiedChannels()).toEqual(['visitor-mail'])
  })

  it('drops a held call that is not confirmed in time', async () => {
    const { id, held } = await bookSecondHeld()
    expect(held).toBe(true)
    now = now.add({ minutes: 30 })
    expect(await intake.booking(id)).toBeUndefined()
    expect(await intake.confirm(id)).toBe('gone')
    expect(await intake.move(id, free[5]!)).toBe('gone')
    expect((await intake.slots()).free).toContain(free[1])
    expect((await book(free[1]!)).held).toBeUndefined()
  })

  it('deletes a held call that is canceled, without notifying the team', async () => {
    const { id } = await bookSecondHeld()
    await takeNotifiedChannels()
    expect(await intake.cancel(id)).toMatchObject({ id, cancelledAt: '2026-11-15T08:00:00.000Z' })
    expect(await store.find(id)).toBeUndefined()
    expect(await takeNotifiedChannels()).toEqual([])
  })

  it('moves a call only to a free slot on offer', async () => {
    const { id } = await book(free[0]!)
    await book(free[1]!, intake, 'caio@maritela.example')
    await takeNotifiedChannels()
    expect(await intake.move(id, free[1]!)).toBe('slot_taken')
    expect(await intake.move(id, '2026-11-15T09:00:00Z')).toBe('slot_not_offered')
    expect(await takeNotifiedChannels()).toEqual([])
    expect(await intake.move(id, free[2]!)).toMatchObject({ id, moves: 1, form: { start: free[2] } })
    expect(await takeNotifiedChannels()).toEqual(callChannels)
    expect((await intake.slots()).taken).toEqual([free[1], free[2]])
    expect(await intake.move(id, free[0]!)).toMatchObject({ id, moves: 2 })
    now = Temporal.Instant.from(free[0]!).add({ seconds: 1 })
    expect(await intake.move(id, free.at(-1)!)).toBe('gone')
    expect(await intake.cancel(id)).toBe('gone')
    expect(await intake.booking(id)).toBeUndefined()
  })
})
