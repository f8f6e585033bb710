import { describe, expect, it } from 'vitest'
import { courseUntil, outcomeAt, standingAt } from './moment.ts'
import { average, byHand, lastSolvedAt, minutesToSolution, withAssistant, type Course } from './replay.ts'
import { REPLAYED_MINUTES, supportTickets } from './sample-data.ts'

const course: Course = [
  { kind: 'waiting', from: 10, to: 40 },
  { kind: 'person', from: 40, to: 60 },
]

describe('a ticket at one moment', () => {
  it('is coming, open, then solved', () => {
    expect([0, 9, 10, 59, 60, 400].map((minute) => standingAt(minute, course))).toEqual([
      'coming',
      'coming',
      'open',
      'open',
      'solved',
      'solved',
    ])
  })

  it('is drawn as far as it has come', () => {
    expect(courseUntil(10, course)).toEqual([])
    expect(courseUntil(25, course)).toEqual([{ kind: 'waiting', from: 10, to: 25 }])
    expect(courseUntil(50, course)).toEqual([course[0], { kind: 'person', from: 40, to: 50 }])
    expect(courseUntil(60, course)).toEqual(course)
  })
})

describe('what it comes to', () => {
  const other: Course = [{ kind: 'assistant', from: 20, to: 45 }]

  it('is nothing before the first is solved', () => {
    expect(outcomeAt(44, [course, other])).toBeUndefined()
  })

  it('counts those that are solved, in whole minutes', () => {
    expect(outcomeAt(45, [course, other])).toEqual({ average: 25, lastSolvedAt: 45 })
    expect(outcomeAt(60, [course, other])).toEqual({ average: 38, lastSolvedAt: 60 })
  })

  it.each([
    ['by hand', byHand],
    ['with the assistant', withAssistant],
  ])('is the whole day at its end, %s', (_, work) => {
    const courses = supportTickets.map(work)
    expect(courses.map((each) => courseUntil(REPLAYED_MINUTES, each))).toEqual(courses)
    expect(outcomeAt(REPLAYED_MINUTES, courses)).toEqual({
      average: average(courses.map(minutesToSolution)),
      lastSolvedAt: lastSolvedAt(courses),
    })
  })
})
