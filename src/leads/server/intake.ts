/** Accepts leads and bookings: checks limits and slots, then stores each submission with its deliveries. */

import './temporal.ts'
import { api, type BookingReceipt, type LeadReceipt, type Slots } from '../shared/protocol.ts'
import type { BookingForm, LeadForm } from '../shared/schema.ts'
import { SLOT_MINUTES, slotsBetween } from './hours.ts'
import type { Limits } from './limits.ts'
import type { LeadsSettings } from './settings.ts'
import type { Bookings, ChangeResult } from './store/bookings.ts'
import type { Limit } from './store/counts.ts'
import type { Channel } from './store/outbox.ts'
import { isId, type Booking } from './store/submission.ts'
import type { Conditions, Submissions } from './store/submissions.ts'

const HOLD_MINUTES = 30

type Options = {
  store: Submissions & Bookings
  limits: Pick<Limits, 'submissionLimits' | 'hourlyLeadLimit' | 'mailboxLimit'>
  settings: Pick<LeadsSettings, 'workingHours' | 'blockedDates' | 'noticeHours' | 'horizonDays'>
  channels: readonly Channel[]
  onReceived: () => void
  now: () => Temporal.Instant
}

export type Intake = ReturnType<typeof createIntake>

export function createIntake({ store, limits, settings, channels, onReceived, now }: Options) {
  const callChannels = channels.filter((channel) => channel !== 'team-summary')
  const leadChannels = callChannels.filter((channel) => channel !== 'visitor-mail')
  const visitorChannels = channels.filter((channel) => channel === 'visitor-mail')
  const canConfirm = visitorChannels.length > 0
  let offered = { minute: Number.NaN, slots: [] as readonly string[] }

  const timestamp = (at = now()) => at.toString({ smallestUnit: 'millisecond' })

  function createStamp() {
    return { id: crypto.randomUUID(), receivedAt: timestamp() }
  }

  function offeredSlots(): readonly string[] {
    const minute = Math.floor(now().epochMilliseconds / 60_000)
    if (minute !== offered.minute) {
      const { workingHours, blockedDates, noticeHours, horizonDays } = settings
      const [from, to] = [now().add({ hours: noticeHours }), now().add({ hours: horizonDays * 24 })]
      offered = { minute, slots: slotsBetween(workingHours, blockedDates, from, to) }
    }
    return offered.slots
  }

  /**
   * The visitor is notified of a held call at once, the team when it is confirmed. A call held because this person has
   * too many calls keeps its slot until it starts: freeing the slot would reveal that to others.
   */
  async function createConditions(booking: BookingForm, from: string, proof: readonly Limit[]): Promise<Conditions> {
    const { start, email } = booking
    const until = timestamp(now().add({ minutes: HOLD_MINUTES }))
    return {
      limits: [...proof, ...(await limits.submissionLimits('booking', from, offeredSlots().length))],
      hold: { until, ...(canConfirm && { callsUntil: start }), to: visitorChannels, nearLimits: canConfirm },
      mailbox: await limits.mailboxLimit(email),
    }
  }

  /**
   * Only an email to the visitor reveals that they have reached the limit of upcoming calls. To anyone else who enters
   * their address, the call looks booked. Without email, the slot looks taken, and it is held to match.
   */
  function answerOf(booking: Booking): BookingReceipt | 'slot_taken' {
    const { id, form, held } = booking
    if (held && !canConfirm) return 'slot_taken'
    return {
      id,
      start: form.start,
      lengthMinutes: SLOT_MINUTES,
      calendar: `${api.bookings}/${id}/call.ics`,
      ...(held?.because === 'ceiling' && { held: true, heldUntil: held.until }),
    }
  }

  /** A call that has started is over, whether booked or held, and its calendar file is gone too. */
  function isAhead({ form: { start } }: Booking): boolean {
    return Date.parse(start) > now().epochMilliseconds
  }

  /** Undefined if the call has started or its hold has expired; canceled calls are returned too. */
  async function call(id: string): Promise<Booking | undefined> {
    const found = isId(id) ? await store.find(id) : undefined
    if (found?.kind !== 'booking' || !isAhead(found)) return undefined
    return found.held && found.held.until <= timestamp() ? undefined : found
  }

  /** Calls booked under earlier working hours may start between two current slots. */
  async function createOverlapCheck(slots: readonly string[], ignored: readonly unknown[] = []) {
    const [first, last] = [slots[0], slots.at(-1)]
    const [from, to] = first && last ? [shift(first, -SLOT_MS), shift(last, SLOT_MS)] : ['', '']
    const taken = await store.takenSlots(from, to, timestamp())
    const starts = taken.filter((slot) => !ignored.includes(slot)).map((slot) => Date.parse(slot))
    return (slot: string) => {
      const wanted = Date.parse(slot)
      return starts.some((start) => Math.abs(start - wanted) < SLOT_MS)
    }
  }

  async function isBetweenOthers(start: string, own?: string): Promise<boolean> {
    const overlaps = await createOverlapCheck([start], [start, own])
    return overlaps(start)
  }

  function notifyOnChange(changed: ChangeResult): Booking | Exclude<ChangeResult['outcome'], 'changed'> {
    if (changed.outcome !== 'changed') return changed.outcome
    onReceived()
    return changed.booking
  }

  return {
    async slots(): Promise<Slots> {
      const slots = offeredSlots()
      const isTaken = await createOverlapCheck(slots)
      return { lengthMinutes: SLOT_MINUTES, free: slots.filter((slot) => !isTaken(slot)), taken: slots.filter(isTaken) }
    },

    /** `from` is the sender's IP address. `proof` contains the limits that proof-of-work.ts returns. */
    async storeLead(lead: LeadForm, from: string, proof: readonly Limit[] = []) {
      const summaryBeyond = await limits.hourlyLeadLimit()
      const leadLimits = [...proof, ...(await limits.submissionLimits('lead', from)), summaryBeyond]
      const submission = { kind: 'lead', ...createStamp(), ...storedPartOf(lead) } as const
      const added = await store.add(submission, leadChannels, { limits: leadLimits, summaryBeyond })
      if (added.outcome === 'too many') return apiErrorOf(added, proof)
      if (!('submission' in added)) throw new Error(`Unexpected outcome for a lead: ${added.outcome}`)
      if (added.outcome === 'added') onReceived()
      return { id: added.submission.id } satisfies LeadReceipt
    },

    async book(booking: BookingForm, from: string, proof: readonly Limit[] = []) {
      if (!offeredSlots().includes(booking.start)) {
        // A retry after the slot is no longer offered gets the original result.
        const existing = await store.findByKey('booking', booking.key)
        return existing?.kind === 'booking' && isAhead(existing) ? answerOf(existing) : 'slot_not_offered'
      }
      if (await isBetweenOthers(booking.start)) return 'slot_taken'
      const submission = { kind: 'booking', ...createStamp(), ...storedPartOf(booking) } as const
      const added = await store.add(submission, callChannels, await createConditions(booking, from, proof))
      if (added.outcome === 'too many') return apiErrorOf(added, proof)
      if (!('submission' in added)) return 'slot_taken'
      if (added.outcome === 'added') onReceived()
      return answerOf(added.submission as Booking)
    },

    call,

    /** Also undefined if the call was canceled. */
    async booking(id: string): Promise<Booking | undefined> {
      const found = await call(id)
      return found?.cancelledAt ? undefined : found
    },

    /** The caller has the mailed link, so the result may reveal more than that of `book`; a started call is `gone`. */
    async confirm(id: string) {
      const result = notifyOnChange(await store.confirm(id, timestamp(), callChannels))
      if (typeof result !== 'string') return result
      return result === 'too many calls' ? 'too_many_calls' : 'gone'
    },

    async cancel(id: string) {
      const result = notifyOnChange(await store.cancel(id, timestamp(), callChannels))
      return typeof result === 'string' ? 'gone' : result
    },

    /** `moves` is the number of moves that the visitor saw: of concurrent requests, only one succeeds. */
    async move(id: string, start: string, moves?: number) {
      const found = await store.find(id)
      if (found?.kind !== 'booking') return 'gone'
      if (!offeredSlots().includes(start)) return 'slot_not_offered'
      if (await isBetweenOthers(start, found.form.start)) return 'slot_taken'
      const result = notifyOnChange(await store.move(id, start, timestamp(), callChannels, moves))
      return result === 'too many calls' ? 'too_many_calls' : result === 'slot taken' ? 'slot_taken' : result
    },
  }
}

function storedPartOf<Form extends LeadForm | BookingForm>(sent: Form) {
  const { key, filledInMs: _filledInMs, website: _website, proof: _proof, ...form } = sent
  return { key, form }
}

function apiErrorOf(exceeded: { name: string; until: string }, proof: readonly Limit[]) {
  return proof.some(({ name }) => name === exceeded.name) ? 'proof_needed' : { tooManyUntil: exceeded.until }
}

const SLOT_MS = SLOT_MINUTES * 60_000

/** In the format of slots, without milliseconds. */
function shift(slot: string, by: number): string {
  return new Date(Date.parse(slot) + by).toISOString().replace('.000', '')
}
