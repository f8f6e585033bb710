import type { Slots } from '../shared/protocol.ts'
import { bookingSchema, check } from '../shared/schema.ts'
import { dayOf, daysOf, freeDays } from './calendar.ts'
import type { BookingValues } from './draft.ts'

export type Choice = ReturnType<typeof resolveChoice>

export function resolveTimeZone(timeZone: string): string {
  return check(bookingSchema.shape.timeZone, timeZone).ok ? timeZone : browserTimeZone()
}

type ChoiceValues = Pick<BookingValues, 'start' | 'timeZone' | 'day' | 'step'>

export function resolveChoice(slots: Slots, values: ChoiceValues) {
  const timeZone = resolveTimeZone(values.timeZone)
  const days = daysOf(slots, timeZone)
  const free = freeDays(days)
  const start = slots.free.includes(values.start) ? values.start : ''
  const isLost = values.start !== '' && start === ''
  const wanted = Number.isNaN(Date.parse(values.start)) ? values.day : dayOf(values.start, timeZone)
  const day = free.includes(wanted) ? wanted : (free.find((other) => other > wanted) ?? free[0] ?? '')
  const step = start !== '' && values.step === 'details' ? 'details' : 'time'
  return { timeZone, days, free, day, start, isLost, step }
}

/** Removes a slot that the server has rejected, even if its list still offers it. */
export function removeTime(slots: Slots, start: string): Slots {
  return { ...slots, free: slots.free.filter((free) => free !== start) }
}

let browserZone: string | undefined

/** Cached, because looking it up is slow on phones and it rarely changes while a form is open. */
function browserTimeZone(): string {
  browserZone ??= new Intl.DateTimeFormat().resolvedOptions().timeZone
  return browserZone
}
