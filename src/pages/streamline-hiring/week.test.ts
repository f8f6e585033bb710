import { expect, it } from 'vitest'
import { keysOf } from '#i18n/merge-texts.ts'
import { hiringStages, hiringWeek } from './sample-data.ts'
import { formatTime, slotsOf } from './week.ts'

const { days, interviews, busy } = hiringWeek
const week = keysOf(days).map(slotsOf)

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
  expect(interviews.filter(({ held }) => held)).toHaveLength(Number(interviewed?.candidates))
})

it('formats half hours', () => {
  expect([9.5, 12, 13.5].map((hour) => formatTime(hour, 'en'))).toEqual(['9:30', '12:00', '1:30'])
})
