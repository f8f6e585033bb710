import { expect, it } from 'vitest'
import { parseBlockedDates, parseWorkingHours, slotsBetween } from './hours.ts'

function slots(hours: string, from: string, to: string, blocked?: string): string[] {
  return slotsBetween(
    parseWorkingHours(hours)!,
    blocked ? parseBlockedDates(blocked)! : [],
    Temporal.Instant.from(from),
    Temporal.Instant.from(to),
  )
}

it.each([
  ['that end within the working hours', '00:00Z', '23:00Z', ['09:00', '09:30', '10:00']],
  ['from the start of the range', '09:30Z', '23:00Z', ['09:30', '10:00']],
  ['after the start of the range', '09:01Z', '23:00Z', ['09:30', '10:00']],
  ['before the end of the range', '00:00Z', '10:00Z', ['09:00', '09:30']],
])('offers half hours %s', (_, from, to, times) => {
  const found = slots('UTC Mon 09:00-10:45', `2026-11-16T${from}`, `2026-11-16T${to}`)
  expect(found).toEqual(times.map((time) => `2026-11-16T${time}:00Z`))
})

it('leaves out other days of the week and blocked dates', () => {
  const week = ['2026-11-16T00:00Z', '2026-11-23T00:00Z'] as const
  expect(slots('UTC Mon-Fri 09:00-09:30', ...week)).toHaveLength(5)
  expect(slots('UTC Mon,Wed 09:00-09:30', ...week)).toHaveLength(2)
  const found = slots('UTC Mon-Fri 09:00-09:30', ...week, '2026-11-17..2026-11-19')
  expect(found).toEqual(['2026-11-16T09:00:00Z', '2026-11-20T09:00:00Z'])
})

it('merges the slots of two time zones without duplicates, in order', () => {
  const hours = 'America/Sao_Paulo Mon 11:00-12:00; America/Chicago Mon 08:00-09:00'
  const found = slots(hours, '2026-11-16T00:00Z', '2026-11-17T00:00Z')
  expect(found).toEqual(['2026-11-16T14:00:00Z', '2026-11-16T14:30:00Z'])
})

it('uses the day of the week in the time zone of the working hours', () => {
  // Monday morning in Auckland is Sunday evening in UTC.
  const found = slots('Pacific/Auckland Mon 09:00-09:30', '2026-11-15T00:00Z', '2026-11-16T00:00Z')
  expect(found).toEqual(['2026-11-15T20:00:00Z'])
})

it.each([
  ['the end of summer time', 'America/New_York', '2026-10-26', '2026-10-30T13:00:00Z', '2026-11-02T14:00:00Z'],
  ['the beginning of summer time', 'Europe/Berlin', '2027-03-22', '2027-03-26T08:00:00Z', '2027-03-29T07:00:00Z'],
])('keeps the local time across %s', (_, zone, monday, before, after) => {
  const end = Temporal.PlainDate.from(monday).add({ days: 10 }).toString()
  const found = slots(`${zone} Mon-Fri 09:00-09:30`, `${monday}T00:00Z`, `${end}T00:00Z`)
  expect(found).toEqual(expect.arrayContaining([before, after]))
})

it.each([
  ['skips', '2027-03-14', ['06:00', '06:30', '07:00', '07:30']],
  ['repeats', '2026-11-01', ['07:00', '07:30', '08:00', '08:30']],
])('leaves out hours that a clock change %s', (_, day, times) => {
  const found = slots('America/New_York Sun 01:00-04:00', `${day}T00:00Z`, `${day}T23:00Z`)
  expect(found).toEqual(times.map((time) => `${day}T${time}:00Z`))
})

it('reads the time zones, days and spans of working hours', () => {
  expect(parseWorkingHours('America/Sao_Paulo Mon-Wed,Fri 09:00-12:00,13:00-17:00')).toEqual([
    {
      timeZone: 'America/Sao_Paulo',
      days: [1, 2, 3, 5],
      spans: [
        { from: 540, to: 720 },
        { from: 780, to: 1020 },
      ],
    },
  ])
})

it.each([
  '',
  'Mon-Fri 09:00-17:00',
  'Mars/Olympus Mon-Fri 09:00-17:00',
  '+03:00 Mon-Fri 09:00-17:00',
  'UTC Fri-Mon 09:00-17:00',
  'UTC Monday 09:00-17:00',
  'UTC Mon 17:00-09:00',
  'UTC Mon 9-17',
  'UTC Mon 09:00-25:00',
  'UTC Mon 09:00-17:00 please',
  'UTC Mon 09:00-17:00;',
  'UTC Mon 09:00-10:30,11:15-12:45',
  'America/Sao_Paulo Mon 09:00-10:30; Asia/Kathmandu Mon 18:00-19:30',
])('rejects the working hours "%s"', (text) => {
  expect(parseWorkingHours(text)).toBeUndefined()
})

it('reads blocked dates and date ranges', () => {
  expect(parseBlockedDates('2026-12-25, 2026-12-31..2027-01-02')).toEqual([
    { first: '2026-12-25', last: '2026-12-25' },
    { first: '2026-12-31', last: '2027-01-02' },
  ])
})

it.each(['25/12/2026', '2026-02-30', '2027-01-02..2026-12-31', '2026-12-25..'])('rejects the dates "%s"', (text) => {
  expect(parseBlockedDates(text)).toBeUndefined()
})
