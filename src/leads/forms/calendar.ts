/** Days are read from the zone's calendar, never computed from an offset, so clock changes need no special case. */

import { languageFacts, type Language } from '#site/languages.ts'
import { dateFormat, momentText } from '../shared/date-format.ts'
import type { Slots } from '../shared/protocol.ts'

/** 2026-11-20 and 2026-11: both sort as strings. */
export type Day = string
export type Month = string

export type Time = { start: string; free: boolean }

const partsInOrder = ['morning', 'afternoon', 'evening'] as const
export type PartOfDay = (typeof partsInOrder)[number]

const NOON = 12
const EVENING = 18

/** As many as fit on a phone below a month of six weeks: the iframe must not scroll. */
const MAX_TIMES = 12

const WEEK_DAYS = 7
const DAY_MS = 24 * 60 * 60 * 1000

export function dayOf(start: string, timeZone: string): Day {
  const options = { timeZone, calendar: 'gregory', year: 'numeric', month: '2-digit', day: '2-digit' } as const
  // 11/20/2026 in this locale and with these options.
  const [month, day, year] = dateFormat('en-US', options).format(new Date(start)).split('/')
  return `${year}-${month}-${day}`
}

export function daysOf({ free, taken }: Pick<Slots, 'free' | 'taken'>, timeZone: string): Map<Day, Time[]> {
  const times = [...free.map((start) => ({ start, free: true })), ...taken.map((start) => ({ start, free: false }))]
  const days = new Map<Day, Time[]>()
  for (const time of times.toSorted((one, other) => Date.parse(one.start) - Date.parse(other.start))) {
    const day = dayOf(time.start, timeZone)
    days.set(day, [...(days.get(day) ?? []), time])
  }
  return days
}

export function freeDays(days: ReadonlyMap<Day, readonly Time[]>): Day[] {
  return [...days].filter(([, times]) => times.some(({ free }) => free)).map(([day]) => day)
}

export function monthOf(day: Day): Month {
  return day.slice(0, 7)
}

export function monthsOf(days: readonly Day[]): Month[] {
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined) return []
  const months = [monthOf(first)]
  while (months.at(-1)! < monthOf(last)) months.push(monthAfter(months.at(-1)!))
  return months
}

/** `before` is the number of weekdays before the first day. */
export function monthGrid(month: Month, weekStart: number): { before: number; days: Day[] } {
  const first = Date.parse(`${month}-01T00:00:00Z`)
  const length = (Date.parse(`${monthAfter(month)}-01T00:00:00Z`) - first) / DAY_MS
  return {
    before: (new Date(first).getUTCDay() - weekStart + WEEK_DAYS) % WEEK_DAYS,
    days: Array.from({ length }, (_, index) => `${month}-${String(index + 1).padStart(2, '0')}`),
  }
}

export function dayName(day: Day, language: Language): string {
  return formatDay(day, language, { weekday: 'long', day: 'numeric', month: 'long' })
}

export function monthName(month: Month, language: Language): string {
  return formatDay(`${month}-01`, language, { month: 'long', year: 'numeric' })
}

export function weekdayNames(language: Language): { short: string; long: string }[] {
  // January 4, 1970 was a Sunday.
  return Array.from({ length: WEEK_DAYS }, (_, index) => {
    const day = `1970-01-${String(4 + ((languageFacts[language].weekStart + index) % WEEK_DAYS)).padStart(2, '0')}`
    const short = formatDay(day, language, { weekday: 'short' }).replace('.', '')
    return { short, long: formatDay(day, language, { weekday: 'long' }) }
  })
}

export function timeName(start: string, timeZone: string, language: Language): string {
  const { locale, clock } = languageFacts[language]
  const format = dateFormat(locale, {
    timeZone,
    minute: '2-digit',
    ...(clock.halves ? { hour: 'numeric', hourCycle: 'h12' } : { hour: '2-digit', hourCycle: 'h23' }),
  })
  return momentText(format, start)
}

export function partsOfDay(times: readonly Time[], timeZone: string): { part: PartOfDay; times: readonly Time[] }[] {
  const hourOf = dateFormat('en-US', { timeZone, hour: 'numeric', hourCycle: 'h23' })
  const partOf = ({ start }: Time): PartOfDay => {
    const hour = Number(hourOf.format(new Date(start)))
    return hour < NOON ? 'morning' : hour < EVENING ? 'afternoon' : 'evening'
  }
  return partsInOrder
    .map((part) => ({ part, times: times.filter((time) => partOf(time) === part) }))
    .filter((each) => each.times.length > 0)
}

export function timePages(times: readonly Time[]): readonly (readonly Time[])[] {
  const count = Math.ceil(times.length / MAX_TIMES)
  const length = Math.ceil(times.length / count)
  return Array.from({ length: count }, (_, page) => times.slice(page * length, (page + 1) * length))
}

export function pageToOpen(pages: readonly (readonly Time[])[], start: string): number {
  const isTarget = (page: readonly Time[]) => page.some((time) => (start === '' ? time.free : time.start === start))
  return Math.max(0, pages.findIndex(isTarget))
}

function formatDay(day: Day, language: Language, options: Intl.DateTimeFormatOptions): string {
  const format = dateFormat(languageFacts[language].locale, { ...options, timeZone: 'UTC' })
  return format.format(new Date(`${day}T00:00:00Z`))
}

function monthAfter(month: Month): Month {
  const [year, number] = month.split('-').map(Number) as [number, number]
  return new Date(Date.UTC(year, number)).toISOString().slice(0, 7)
}
