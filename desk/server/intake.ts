import './temporal.ts'
import { SLOT_MINUTES, slotsBetween } from './hours.ts'
import { api, type BookingReceipt, type LeadReceipt, type Slots } from '../shared/protocol.ts'
import type { BookingForm, LeadForm } from '../shared/schema.ts'
import type { DeskSettings } from './settings.ts'
import type { Booking, Channel, Store } from './store/store.ts'

type Options = {
  store: Store
  settings: Pick<DeskSettings, 'workingHours' | 'blockedDates' | 'noticeHours' | 'horizonDays'>
  /** Where submissions are passed on to. */
  channels: readonly Channel[]
  /** Something is there to be delivered. */
  onReceived: () => void
  now: () => Temporal.Instant
}

export type Intake = {
  slots(): Promise<Slots>
  takeLead(form: LeadForm): Promise<LeadReceipt>
  book(form: BookingForm): Promise<BookingReceipt | 'slot_taken' | 'slot_not_offered' | 'too_many_calls'>
  booking(id: string): Promise<Booking | undefined>
}

/** What the desk does with what visitors send, without a word about HTTP. */
export function createIntake({ store, settings, channels, onReceived, now }: Options): Intake {
  const leadChannels = channels.filter((channel) => channel !== 'visitor-mail')
  const offered = offeredSlots(settings)

  function received() {
    return { id: crypto.randomUUID(), receivedAt: now().toString({ smallestUnit: 'millisecond' }) }
  }

  return {
    async slots() {
      const slots = offered(now())
      const isTaken = overlapping(await store.takenSlots(...around(slots)))
      return {
        lengthMinutes: SLOT_MINUTES,
        free: slots.filter((slot) => !isTaken(slot)),
        taken: slots.filter(isTaken),
      }
    },

    async takeLead({ key, filledInMs: _filledInMs, website: _website, ...form }) {
      const added = await store.add({ kind: 'lead', key, ...received(), form }, leadChannels)
      if (!('submission' in added)) throw new Error(`A lead cannot be refused with "${added.outcome}"`)
      if (added.outcome === 'added') onReceived()
      return { id: added.submission.id }
    },

    async book({ key, filledInMs: _filledInMs, website: _website, ...form }) {
      if (!offered(now()).includes(form.start)) {
        // Sent again after its hour has come too near: the answer is the first one.
        const known = await store.findByKey('booking', key)
        return known?.kind === 'booking' ? receiptOf(known) : 'slot_not_offered'
      }
      // Booked when the working hours stood otherwise, a call may begin between two of today's slots.
      const others = (await store.takenSlots(...around([form.start]))).filter((slot) => slot !== form.start)
      if (overlapping(others)(form.start)) return 'slot_taken'
      const added = await store.add({ kind: 'booking', key, ...received(), form }, channels)
      if (added.outcome === 'slot taken') return 'slot_taken'
      if (added.outcome === 'calls enough') return 'too_many_calls'
      if (added.outcome === 'added') onReceived()
      return receiptOf(added.submission as Booking)
    },

    async booking(id) {
      const found = await store.find(id)
      return found?.kind === 'booking' ? found : undefined
    },
  }
}

const SLOT_MS = SLOT_MINUTES * 60_000

/** From before the first to after the last: calls that begin there may reach into them. */
function around(slots: readonly string[]): [first: string, last: string] {
  const [first, last] = [slots[0], slots.at(-1)]
  return first && last ? [moved(first, -SLOT_MS), moved(last, SLOT_MS)] : ['', '']
}

/** As slots are written. */
function moved(slot: string, by: number): string {
  return new Date(Date.parse(slot) + by).toISOString().replace('.000', '')
}

function overlapping(booked: readonly string[]): (slot: string) => boolean {
  const starts = booked.map((slot) => Date.parse(slot))
  return (slot) => {
    const wanted = Date.parse(slot)
    return starts.some((start) => Math.abs(start - wanted) < SLOT_MS)
  }
}

function receiptOf({ id, form: { start } }: Booking): BookingReceipt {
  return { id, start, lengthMinutes: SLOT_MINUTES, calendar: `${api.bookings}/${id}/call.ics` }
}

/** The list changes with the minute, not with every visitor. */
function offeredSlots(settings: Options['settings']): (now: Temporal.Instant) => readonly string[] {
  let minute: number | undefined
  let slots: readonly string[] = []
  return (now) => {
    const current = Math.floor(now.epochMilliseconds / 60_000)
    if (current !== minute) {
      minute = current
      slots = slotsBetween(
        settings.workingHours,
        settings.blockedDates,
        now.add({ hours: settings.noticeHours }),
        now.add({ hours: settings.horizonDays * 24 }),
      )
    }
    return slots
  }
}
