import { SLOT_MINUTES, slotsBetween } from './hours.ts'
import { api, type BookingReceipt, type LeadReceipt, type Slots } from './protocol.ts'
import type { BookingForm, LeadForm } from './schema.ts'
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

export type Reception = {
  slots(): Promise<Slots>
  takeLead(form: LeadForm): Promise<LeadReceipt>
  book(form: BookingForm): Promise<BookingReceipt | 'slot_taken' | 'slot_not_offered'>
  booking(id: string): Promise<Booking | undefined>
}

/** What the desk does with what visitors send, without a word about HTTP. */
export function createReception({ store, settings, channels, onReceived, now }: Options): Reception {
  const leadChannels = channels.filter((channel) => channel !== 'visitor-mail')
  const offered = offeredSlots(settings)

  function received() {
    return { id: crypto.randomUUID(), receivedAt: now().toString({ smallestUnit: 'millisecond' }) }
  }

  return {
    async slots() {
      const slots = offered(now())
      const booked = new Set(await store.takenSlots(slots[0] ?? '', slots.at(-1) ?? ''))
      return {
        lengthMinutes: SLOT_MINUTES,
        free: slots.filter((slot) => !booked.has(slot)),
        taken: slots.filter((slot) => booked.has(slot)),
      }
    },

    async takeLead({ key, filledInMs: _filledInMs, website: _website, ...form }) {
      const added = await store.add({ kind: 'lead', key, ...received(), form }, leadChannels)
      if (added.outcome === 'slot taken') throw new Error('A lead has no slot')
      if (added.outcome === 'added') onReceived()
      return { id: added.submission.id }
    },

    async book({ key, filledInMs: _filledInMs, website: _website, ...form }) {
      if (!offered(now()).includes(form.start)) {
        // Sent again after its hour has come too near: the answer is the first one.
        const known = await store.findByKey('booking', key)
        return known?.kind === 'booking' ? receiptOf(known) : 'slot_not_offered'
      }
      const added = await store.add({ kind: 'booking', key, ...received(), form }, channels)
      if (added.outcome === 'slot taken') return 'slot_taken'
      if (added.outcome === 'added') onReceived()
      return receiptOf(added.submission as Booking)
    },

    async booking(id) {
      const found = await store.find(id)
      return found?.kind === 'booking' ? found : undefined
    },
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
