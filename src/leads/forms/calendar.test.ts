import { expect, it } from 'vitest'
import { languages, languageFacts } from '#site/languages.ts'
import { hasPortuguese, PT } from '#site/testing/portuguese.ts'
import {
  dayName,
  dayOf,
  daysOf,
  freeDays,
  monthGrid,
  monthName,
  monthsOf,
  pageToOpen,
  partsOfDay,
  timeName,
  timePages,
  weekdayNames,
  type Time,
} from './calendar.ts'
import { timeZoneOptions } from './TimeZoneSelect.tsx'

it.each([
  // Clocks go back at 06:00 UTC: the day has 25 hours.
  ['America/New_York', '2026-11-01T05:30:00Z', '2026-11-01', '1:30 a.m.'],
  ['America/New_York', '2026-11-01T06:30:00Z', '2026-11-01', '1:30 a.m.'],
  ['America/New_York', '2026-11-02T04:30:00Z', '2026-11-01', '11:30 p.m.'],
  // Clocks go forward at 07:00 UTC: the day has 23 hours.
  ['America/New_York', '2027-03-14T07:30:00Z', '2027-03-14', '3:30 a.m.'],
  ['America/New_York', '2027-03-15T03:30:00Z', '2027-03-14', '11:30 p.m.'],
  ['Europe/Berlin', '2026-10-25T22:59:00Z', '2026-10-25', '11:59 p.m.'],
  ['Asia/Kolkata', '2026-11-19T18:30:00Z', '2026-11-20', '12:00 a.m.'],
  // UTC+13 in summer, and both sides of the date line at the same moment.
  ['Pacific/Auckland', '2026-11-20T13:30:00Z', '2026-11-21', '2:30 a.m.'],
  ['Pacific/Pago_Pago', '2026-11-20T10:30:00Z', '2026-11-19', '11:30 p.m.'],
  ['Pacific/Kiritimati', '2026-11-20T10:30:00Z', '2026-11-21', '12:30 a.m.'],
])('maps a moment to its local day and time: %s at %s', (timeZone, start, day, time) => {
  expect(dayOf(start, timeZone)).toBe(day)
  // Browsers put a narrow space before "a.m." and "p.m.".
  expect(timeName(start, timeZone, 'en').replaceAll(/\s/g, ' ')).toBe(time)
})

it('groups free and taken times by local day, in order', () => {
  const slots = {
    free: ['2026-11-20T18:00:00Z', '2026-11-19T22:00:00Z', '2026-11-20T12:00:00Z'],
    taken: ['2026-11-20T13:00:00Z', '2026-11-23T13:00:00Z'],
  }
  const inAustin = daysOf(slots, 'America/Chicago')
  expect([...inAustin.keys()]).toEqual(['2026-11-19', '2026-11-20', '2026-11-23'])
  expect(inAustin.get('2026-11-20')).toEqual([
    { start: '2026-11-20T12:00:00Z', free: true },
    { start: '2026-11-20T13:00:00Z', free: false },
    { start: '2026-11-20T18:00:00Z', free: true },
  ])
  expect(freeDays(inAustin)).toEqual(['2026-11-19', '2026-11-20'])

  // In Auckland, the same times fall on the next day.
  expect([...daysOf(slots, 'Pacific/Auckland').keys()]).toEqual(['2026-11-20', '2026-11-21', '2026-11-24'])
})

it('sorts the repeated hour of a clock change chronologically', () => {
  const slots = { free: ['2026-11-01T06:30:00Z', '2026-11-01T05:30:00Z'], taken: [] }
  const times = daysOf(slots, 'America/New_York').get('2026-11-01')
  expect(times?.map(({ start }) => start)).toEqual(['2026-11-01T05:30:00Z', '2026-11-01T06:30:00Z'])
})

it('lists all months from the first to the last day, across the end of a year', () => {
  expect(monthsOf(['2026-11-30', '2027-01-04'])).toEqual(['2026-11', '2026-12', '2027-01'])
  expect(monthsOf([])).toEqual([])
})

it('starts a month at the right weekday and ends it at its last day', () => {
  const { before, days } = monthGrid('2026-11', 0)
  expect([before, days[0], days.at(-1)]).toEqual([0, '2026-11-01', '2026-11-30'])
  expect(monthGrid('2026-11', 1).before).toBe(6)
  expect(monthGrid('2028-02', 0).days).toHaveLength(29)
  expect(monthGrid('2026-08', 0).before).toBe(6)
})

it.runIf(hasPortuguese)('formats names of days, months, times and weekdays in the language', () => {
  expect(dayName('2026-11-20', 'en')).toBe('Friday, November 20')
  expect(dayName('2026-11-20', PT)).toBe('sexta-feira, 20 de novembro')
  expect(monthName('2026-11', 'en')).toBe('November 2026')
  expect(monthName('2026-11', PT)).toBe('novembro de 2026')
  expect(timeName('2026-11-20T03:05:00Z', 'America/Sao_Paulo', PT)).toBe('00:05')
  expect(weekdayNames('en').map(({ short }) => short)).toEqual(['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'])
  expect(weekdayNames(PT)[0]).toEqual({ short: 'dom', long: 'domingo' })
})

it.each(languages)('starts the week on the first weekday of %s', (language) => {
  const { locale, weekStart } = languageFacts[language]
  // TypeScript does not know this method yet.
  const facts = new Intl.Locale(locale) as Intl.Locale & { getWeekInfo: () => { firstDay: number } }
  expect(facts.getWeekInfo().firstDay % 7).toBe(weekStart)
})

it.each(languages)('lists all time zones of the browser and the given one, sorted, in %s', (language) => {
  const options = timeZoneOptions('Asia/Kolkata', new Date('2026-11-20T13:30:00Z'), language)
  const values = options.map(({ value }) => value)
  expect(values).toEqual(expect.arrayContaining(['America/Sao_Paulo', 'Asia/Kolkata', 'UTC']))
  const labels = options.map(({ label }) => label)
  expect(labels).toEqual(labels.toSorted(new Intl.Collator(languageFacts[language].locale).compare))
})

it('groups times by part of the day in their time zone', () => {
  const times = ['11:30', '12:00', '17:30', '18:00'].map((time) => ({ start: `2026-11-20T${time}:00Z`, free: true }))
  const partsIn = (timeZone: string) =>
    partsOfDay(times, timeZone).map(({ part, times: { length } }) => `${part} ${length}`)
  expect(partsIn('UTC')).toEqual(['morning 1', 'afternoon 2', 'evening 1'])
  expect(partsIn('America/Los_Angeles')).toEqual(['morning 4'])
  // Midnight belongs to the morning.
  expect(partsOfDay([{ start: '2026-11-20T03:00:00Z', free: true }], 'America/Sao_Paulo')[0]?.part).toBe('morning')
})

function timesOf(count: number, isFree = (_index: number) => true): Time[] {
  return Array.from({ length: count }, (_, index) => ({ start: `time ${index}`, free: isFree(index) }))
}

it.each([
  [0, []],
  [1, [1]],
  [12, [12]],
  [13, [7, 6]],
  [20, [10, 10]],
  [48, [12, 12, 12, 12]],
])('splits %s times into pages of %s', (count, lengths) => {
  const pages = timePages(timesOf(count))
  expect(pages.map(({ length }) => length)).toEqual(lengths)
  expect(pages.flat()).toEqual(timesOf(count))
})

it('opens the page with the chosen time, or else with the first free one', () => {
  expect(pageToOpen(timePages(timesOf(20)), 'time 15')).toBe(1)
  expect(pageToOpen(timePages(timesOf(20, (index) => index > 12)), '')).toBe(1)
  expect(pageToOpen(timePages(timesOf(20, () => false)), '')).toBe(0)
})
