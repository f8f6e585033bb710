import { expect, it } from 'vitest'
import { arrivalIn } from './arrival.ts'
import { choiceIn, withoutTime, zoneOf } from './choice.ts'

const slots = {
  lengthMinutes: 30,
  free: ['2026-11-20T13:30:00Z', '2026-11-20T23:30:00Z', '2026-11-24T13:30:00Z'],
  taken: ['2026-11-23T13:30:00Z'],
}
const nothing = { start: '', timeZone: 'America/Sao_Paulo', day: '', step: 'details' }

it('begins with the first free day, and without a time there are no details', () => {
  expect(choiceIn(slots, nothing)).toMatchObject({ day: '2026-11-20', start: '', lost: false, step: 'time' })
})

it('keeps a time that is still free, on its day in the zone', () => {
  const values = { ...nothing, start: '2026-11-20T23:30:00Z' }
  expect(choiceIn(slots, values)).toMatchObject({ day: '2026-11-20', start: values.start, step: 'details' })
  expect(choiceIn(slots, { ...values, timeZone: 'Asia/Kolkata' })).toMatchObject({ day: '2026-11-21' })
})

it('goes back to the same day when the time is gone, or to the next one', () => {
  const lost = choiceIn(withoutTime(slots, '2026-11-20T13:30:00Z'), { ...nothing, start: '2026-11-20T13:30:00Z' })
  expect(lost).toMatchObject({ day: '2026-11-20', start: '', lost: true, step: 'time' })
  expect(choiceIn(slots, { ...nothing, start: '2026-11-23T13:30:00Z' })).toMatchObject({
    day: '2026-11-24',
    lost: true,
  })
})

it('does not trust a zone that nobody knows', () => {
  expect(zoneOf('Mars/Olympus')).toBe(new Intl.DateTimeFormat().resolvedOptions().timeZone)
  expect(zoneOf('')).toBe(new Intl.DateTimeFormat().resolvedOptions().timeZone)
})

it('reads page and campaign from the address, as far as they are fit', () => {
  expect(arrivalIn('?page=/pt/book-a-demo&utm_source=mail&other=1')).toEqual({
    page: '/pt/book-a-demo',
    campaign: { utm_source: 'mail' },
  })
  expect(arrivalIn(`?page=https://elsewhere.example&gclid=${'x'.repeat(500)}`)).toEqual({})
  expect(arrivalIn('')).toEqual({})
})
