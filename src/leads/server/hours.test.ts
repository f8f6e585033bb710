import { describe, expect, it } from 'vitest'
import { parseBlockedDates, parseWorkingHours, slotsBetween } from './hours.ts'

function slots(hours: string, from: string, to: string, blocked?: string): string[] {
  return slotsBetween(
    parseWorkingHours(hours)!,
    blocked ? parseBlockedDates(blocked)! : [],
    Temporal.Instant.from(from),
    Temporal.Instant.from(to),
  )
}

describe('slotsBetween', () => {
  it('returns half hours that end within the working hours', () => {
    expect(slots('UTC Mon 09:00-10:45', '2026-11-16T00:00Z', '2026-11-17T00:00Z')).toEqual([
      '2026-11-16T09:00:00Z',
      '2026-11-16T09:30:00Z',
      '2026-11-16T10:00:00Z',
    ])
  })

  it('leaves out other days of the week and blocked dates', () => {
    const week = ['2026-11-16T00:00Z', '2026-11-23T00:00Z'] as const
    expect(slots('UTC Mon-Fri 09:00-09:30', ...week)).toHaveLength(5)
    expect(slots('UTC Mon,Wed 09:00-09:30', ...week)).toHaveLength(2)
    expect(slots('UTC Mon-Fri 09:00-09:30', ...week, '2026-11-17..2026-11-19')).toEqual([
      '2026-11-16T09:00:00Z',
      '2026-11-20T09:00:00Z',
    ])
  })

  it('includes the start and excludes the end of the range', () => {
    expect(slots('UTC Mon 09:00-11:00', '2026-11-16T09:01Z', '2026-11-16T10:30Z')).toEqual([
      '2026-11-16T09:30:00Z',
      '2026-11-16T10:00:00Z',
    ])
  })

  it('merges the slots of two time zones without duplicates, in order', () => {
    const hours = 'America/Sao_Paulo Mon 11:00-12:00; America/Chicago Mon 08:00-09:00'
    expect(slots(hours, '2026-11-16T00:00Z', '2026-11-17T00:00Z')).toEqual([
      '2026-11-16T14:00:00Z',
      '2026-11-16T14:30:00Z',
    ])
  })

  it('uses the day of the week in the time zone of the working hours', () => {
    // Monday morning in Auckland is Sunday evening in UTC.
    expect(slots('Pacific/Auckland Mon 09:00-09:30', '2026-11-15T00:00Z', '2026-11-16T00:00Z')).toEqual([
      '2026-11-15T20:00:00Z',
    ])
  })

  it.each([
    ['the end of summer time', 'America/New_York', '2026-10-26', '2026-10-30T13:00:00Z', '2026-11-02T14:00:00Z'],
    ['the beginning of summer time', 'Europe/Berlin', '2027-03-22', '2027-03-26T08:00:00Z', '2027-03-29T07:00:00Z'],
  ])('keeps the local time across %s', (_, zone, monday, before, after) => {
    const from = Temporal.Instant.from(`${monday}T00:00Z`)
    const found = slotsBetween(
      parseWorkingHours(`${zone} Mon-Fri 09:00-09:30`)!,
      [],
      from,
      from.add({ hours: 24 * 10 }),
    )
    expect(found).toContain(before)
    expect(found).toContain(after)
  })

  it('leaves out hours that a clock change skips or repeats', () => {
    const night = 'America/New_York Sun 01:00-04:00'
    const skipped = slots(night, '2027-03-14T00:00Z', '2027-03-15T00:00Z')
    expect(skipped).toEqual([
      '2027-03-14T06:00:00Z',
      '2027-03-14T06:30:00Z',
      '2027-03-14T07:00:00Z',
      '2027-03-14T07:30:00Z',
    ])
    const doubled = slots(night, '2026-11-01T00:00Z', '2026-11-02T00:00Z')
    expect(doubled).toEqual([
      '2026-11-01T07:00:00Z',
      '2026-11-01T07:30:00Z',
      '2026-11-01T08:00:00Z',
      '2026-11-01T08:30:00Z',
    ])
  })
})

describe('parseWorkingHours', () => {
  it('reads time zones, days and spans', () => {
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
})

describe('parseBlockedDates', () => {
  it('reads dates and date ranges', () => {
    expect(parseBlockedDates('2026-12-25, 2026-12-31..2027-01-02')).toEqual([
      { first: '2026-12-25', last: '2026-12-25' },
      { first: '2026-12-31', last: '2027-01-02' },
    ])
  })

  it.each(['25/12/2026', '2026-02-30', '2027-01-02..2026-12-31', '2026-12-25..', 'x'])(
    'rejects the dates "%s"',
    (text) => {
      expect(parseBlockedDates(text)).toBeUndefined()
    },
  )
})
