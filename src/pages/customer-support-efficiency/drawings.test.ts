import { expect, it } from 'vitest'
import { barsOf } from './FewerTicketsSection.tsx'
import { courseUntil, outcomeAt, stateAt, type Course } from './replay.ts'

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
