import './temporal.ts'
import { isTimeZone } from '../shared/time-zones.ts'

/** Length of a call, and the interval between start times. */
export const SLOT_MINUTES = 30

type WorkingHours = {
  timeZone: string
  /** Monday = 1 … Sunday = 7. */
  days: readonly number[]
  /** Minutes after midnight. */
  spans: readonly { from: number; to: number }[]
}

/** Inclusive range of dates, in the time zone of the working hours. */
type BlockedDates = { first: string; last: string }

/** Start times within [from, to), sorted and without duplicates. */
export function slotsBetween(
  hours: readonly WorkingHours[],
  blocked: readonly BlockedDates[],
  from: Temporal.Instant,
  to: Temporal.Instant,
): string[] {
  const starts = new Set<string>()
  for (const { timeZone, days, spans } of hours) {
    const lastDay = to.toZonedDateTimeISO(timeZone).toPlainDate()
    let day = from.toZonedDateTimeISO(timeZone).toPlainDate()
    for (; Temporal.PlainDate.compare(day, lastDay) <= 0; day = day.add({ days: 1 })) {
      const date = day.toString()
      if (!days.includes(day.dayOfWeek) || blocked.some(({ first, last }) => first <= date && date <= last)) continue
      for (const minute of spans.flatMap(minutesIn)) {
        const start = instantAt(day, minute, timeZone)
        if (start && Temporal.Instant.compare(start, from) >= 0 && Temporal.Instant.compare(start, to) < 0) {
          starts.add(start.toString())
        }
      }
    }
  }
  return [...starts].toSorted()
}

function minutesIn({ from, to }: { from: number; to: number }): number[] {
  const count = Math.max(0, Math.floor((to - from) / SLOT_MINUTES))
  return Array.from({ length: count }, (_, index) => from + index * SLOT_MINUTES)
}

/** Undefined for a local time that a clock change skips or repeats. */
function instantAt(day: Temporal.PlainDate, minute: number, timeZone: string): Temporal.Instant | undefined {
  const time = day.toPlainDateTime({ hour: Math.floor(minute / 60), minute: minute % 60 })
  try {
    return time.toZonedDateTime(timeZone, { disambiguation: 'reject' }).toInstant()
  } catch {
    return undefined
  }
}

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

/** Reads "America/Sao_Paulo Mon-Fri 09:00-12:00,13:00-17:00; Asia/Kolkata Sat 10:00-12:00". */
export function parseWorkingHours(text: string): WorkingHours[] | undefined {
  const parts = text.split(';').map((part) => parseHours(part.trim()))
  return parts.every((part) => part !== undefined) && areAligned(parts) ? parts : undefined
}

/** Calls that start off the common grid would overlap, so all spans and zones must align. */
function areAligned(parts: readonly WorkingHours[]): boolean {
  const minutes = parts.flatMap(({ timeZone, spans }) => {
    const offset = Temporal.Now.zonedDateTimeISO(timeZone).offsetNanoseconds / 60e9
    return spans.map(({ from }) => (((from - offset) % SLOT_MINUTES) + SLOT_MINUTES) % SLOT_MINUTES)
  })
  return new Set(minutes).size === 1
}

function parseHours(text: string): WorkingHours | undefined {
  const [timeZone = '', dayTexts = '', spanTexts = '', ...rest] = text.split(/\s+/)
  const days = dayTexts.split(',').map(parseDays)
  const spans = spanTexts.split(',').map(parseSpan)
  const isComplete = days.every((range) => range !== undefined) && spans.every((span) => span !== undefined)
  return isComplete && rest.length === 0 && isTimeZone(timeZone) ? { timeZone, days: days.flat(), spans } : undefined
}

function parseDays(range: string): number[] | undefined {
  const [first = '', last = first, ...rest] = range.split('-')
  const [from, to] = [weekdays.indexOf(first), weekdays.indexOf(last)]
  if (from < 0 || to < from || rest.length > 0) return undefined
  return weekdays.slice(from, to + 1).map((_, index) => from + index + 1)
}

function parseSpan(span: string): { from: number; to: number } | undefined {
  const match = /^(\d\d):([0-5]\d)-(\d\d):([0-5]\d)$/.exec(span)
  if (!match) return undefined
  const [fromHour = 0, fromMinute = 0, toHour = 0, toMinute = 0] = match.slice(1).map(Number)
  const [from, to] = [fromHour * 60 + fromMinute, toHour * 60 + toMinute]
  return from < to && to <= 24 * 60 ? { from, to } : undefined
}

/** Reads "2026-12-25, 2026-12-31..2027-01-02". */
export function parseBlockedDates(text: string): BlockedDates[] | undefined {
  const ranges = text.split(',').map((range) => {
    const [first = '', last = first, ...rest] = range.trim().split('..')
    return isDate(first) && isDate(last) && first <= last && rest.length === 0 ? { first, last } : undefined
  })
  return ranges.every((range) => range !== undefined) ? ranges : undefined
}

function isDate(text: string): boolean {
  try {
    return Temporal.PlainDate.from(text).toString() === text
  } catch {
    return false
  }
}
