import { expect, it } from 'vitest'
import { arrivalIn } from './arrival.ts'
import { removeTime, resolveChoice, resolveTimeZone } from './choice.ts'

const slots = {
  lengthMinutes: 30,
  free: ['2026-11-20T13:30:00Z', '2026-11-20T23:30:00Z', '2026-11-24T13:30:00Z'],
  taken: ['2026-11-23T13:30:00Z'],
}
const noChoice = { start: '', timeZone: 'America/Sao_Paulo', day: '', step: 'details' }

it('starts at the first free day, and needs a time for the details step', () => {
  expect(resolveChoice(slots, noChoice)).toMatchObject({ day: '2026-11-20', start: '', isLost: false, step: 'time' })
})

it('keeps a time that is still free, on its day in the time zone', () => {
  const values = { ...noChoice, start: '2026-11-20T23:30:00Z' }
  expect(resolveChoice(slots, values)).toMatchObject({ day: '2026-11-20', start: values.start, step: 'details' })
  expect(resolveChoice(slots, { ...values, timeZone: 'Asia/Kolkata' })).toMatchObject({ day: '2026-11-21' })
})

it('returns to the same day if the time is taken, or else to the next free day', () => {
  const lost = resolveChoice(removeTime(slots, '2026-11-20T13:30:00Z'), { ...noChoice, start: '2026-11-20T13:30:00Z' })
  expect(lost).toMatchObject({ day: '2026-11-20', start: '', isLost: true, step: 'time' })
  const taken = resolveChoice(slots, { ...noChoice, start: '2026-11-23T13:30:00Z' })
  expect(taken).toMatchObject({ day: '2026-11-24', isLost: true })
})

it('falls back to the time zone of the browser for an unknown one', () => {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  expect(['Mars/Olympus', ''].map(resolveTimeZone)).toEqual([timeZone, timeZone])
})

it('reads page and campaign from the URL, and drops invalid values', () => {
  const campaign = { utm_source: 'mail' }
  expect(arrivalIn('?page=/pt/book-a-demo&utm_source=mail&other=1')).toEqual({ page: '/pt/book-a-demo', campaign })
  expect(arrivalIn(`?page=https://elsewhere.example&gclid=${'x'.repeat(500)}`)).toEqual({})
  expect(arrivalIn('')).toEqual({})
})
