import { expect, it } from 'vitest'
import { hasPortuguese, PT } from '#site/testing/portuguese.ts'
import { barsOf } from './FewerTicketsSection.tsx'
import { courseUntil, outcomeAt, stateAt, type Course } from './replay.ts'
import { axisHours, formatDuration, formatTime } from './time.ts'

const course: Course = [
  { kind: 'waiting', from: 10, to: 40 },
  { kind: 'person', from: 40, to: 60 },
]
const other: Course = [{ kind: 'assistant', from: 20, to: 45 }]

it('has tickets that are upcoming, open, then solved', () => {
  const states = [9, 10, 59, 60].map((minute) => stateAt(minute, course))
  expect(states).toEqual(['upcoming', 'open', 'open', 'solved'])
})

it('cuts off the course of a ticket', () => {
  expect(courseUntil(10, course)).toEqual([])
  expect(courseUntil(50, course)).toEqual([course[0], { kind: 'person', from: 40, to: 50 }])
  expect(courseUntil(60, course)).toEqual(course)
})

it('averages solved tickets in integer minutes, if there are any', () => {
  expect(outcomeAt(44, [course, other])).toBeUndefined()
  expect(outcomeAt(45, [course, other])).toEqual({ average: 25, lastSolvedAt: 45 })
  expect(outcomeAt(60, [course, other])).toEqual({ average: 38, lastSolvedAt: 60 })
})

it('cuts the bars within the range, half of each in its middle', () => {
  const { removed, remaining } = barsOf(30, 50)
  expect(removed.match(/M/g)).toHaveLength(50)
  expect(remaining.match(/M/g)).toHaveLength(70)
  expect(barsOf(0, 1)).toMatchObject({ removed: 'M5 50V100' })
})

it.runIf(hasPortuguese)('formats times of the day for each language, and durations without zero minutes', () => {
  expect([4, 180, 271].map((minutes) => formatTime(minutes, 'en'))).toEqual(['9:04 a.m.', '12:00 p.m.', '1:31 p.m.'])
  expect([4, 180, 271].map((minutes) => formatTime(minutes, PT))).toEqual(['9h04', '12h00', '13h31'])
  expect(axisHours(5, 'en').map(({ hour }) => hour)).toEqual(['9', '10', '11', '12', '1'])
  expect([0.4, 178].map((seconds) => formatDuration(seconds, PT))).toEqual(['0,4 s', '2 min 58 s'])
})
