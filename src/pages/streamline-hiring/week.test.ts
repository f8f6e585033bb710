import { expect, it } from 'vitest'
import { keysOf } from '#i18n/merge-texts.ts'
import { candidateLines, positionAfter } from './lines.ts'
import { hiringStages, hiringWeek } from './sample-data.ts'
import { formatTime, slotsOf, isHeld } from './week.ts'

const { days, interviews, busy } = hiringWeek
const week = keysOf(days).map(slotsOf)
const [applied, screened, checked] = hiringStages
const counts = [applied.candidates, screened.candidates, checked.candidates] as const
/** At the left edge: each bend ends with its rise. */
const startOf = (path: string) =>
  [...path.matchAll(/ (-?\d+)(?=[HcM]|$)/g)].reduce((y, [, rise]) => y + Number(rise), 0)

it('contains every interview and busy time of the week without overlaps', () => {
  const slots = week.flat()
  expect(slots.filter(({ kind }) => kind === 'interview')).toHaveLength(interviews.length)
  expect(slots.filter(({ kind }) => kind === 'busy')).toHaveLength(busy.length)
})

it('has days of the same length', () => {
  for (const slots of week) {
    expect(slots[0]?.hour).toBe(9)
    expect(slots.reduce((sum, { kind }) => sum + { free: 1, interview: 2, busy: 3 }[kind], 0)).toBe(16)
  }
})

it('has an interview per passed candidate, and counts those held', () => {
  const [passed, interviewed] = ['skillsCheck', 'interview'].map((stage) => hiringStages.find(({ id }) => id === stage))
  expect(interviews).toHaveLength(Number(passed?.candidates))
  expect(interviews.filter(({ day }) => isHeld(day))).toHaveLength(Number(interviewed?.candidates))
})

it('formats half hours', () => {
  expect([9.5, 12, 13.5].map((hour) => formatTime(hour, 'en'))).toEqual(['9:30', '12:00', '1:30'])
})

it('keeps candidates in their order, on consecutive places', () => {
  const places = [...Array(64).keys()].map((place) => positionAfter(place, 64, 27))
  expect(places.filter((place) => place !== undefined)).toEqual([...Array(27).keys()])
})

it('draws one line per candidate, each in a separate row, from where it ends back to the start', () => {
  const { leftEarly, leftLater, invited } = candidateLines(counts)
  const ends = [leftEarly, leftLater, ...invited].map((path) => path.match(/M/g)?.length)
  expect(ends).toEqual([counts[0] - counts[1], counts[1] - counts[2], ...Array<number>(counts[2]).fill(1)])
  const all = [leftEarly, leftLater, ...invited].join('')
  expect(all.match(/H0/g)).toHaveLength(counts[0])
  const starts = all.split('H0').slice(0, -1).map(startOf)
  expect(new Set(starts).size).toBe(counts[0])
  expect(candidateLines([3, 3, 3])).toMatchObject({ leftEarly: '', leftLater: '' })
})
