import { describe, expect, it } from 'vitest'
import { courseUntil, outcomeAt, stateAt } from './moment.ts'
import { average, replayByHand, lastSolvedAt, minutesToSolution, replayWithAssistant, type Course } from './replay.ts'
import { REPLAYED_MINUTES, supportTickets } from './sample-data.ts'

const course: Course = [
  { kind: 'waiting', from: 10, to: 40 },
  { kind: 'person', from: 40, to: 60 },
]

describe('a ticket at a given minute', () => {
  it('is upcoming, open, then solved', () => {
    expect([0, 9, 10, 59, 60, 400].map((minute) => stateAt(minute, course))).toEqual([
      'upcoming',
      'upcoming',
      'open',
      'open',
      'solved',
      'solved',
    ])
  })

  it('is drawn up to that minute', () => {
    expect(courseUntil(10, course)).toEqual([])
    expect(courseUntil(25, course)).toEqual([{ kind: 'waiting', from: 10, to: 25 }])
    expect(courseUntil(50, course)).toEqual([course[0], { kind: 'person', from: 40, to: 50 }])
    expect(courseUntil(60, course)).toEqual(course)
  })
})

describe('the outcome', () => {
  const other: Course = [{ kind: 'assistant', from: 20, to: 45 }]

  it('is undefined before the first ticket is solved', () => {
    expect(outcomeAt(44, [course, other])).toBeUndefined()
  })

  it('counts solved tickets, in integer minutes', () => {
    expect(outcomeAt(45, [course, other])).toEqual({ average: 25, lastSolvedAt: 45 })
    expect(outcomeAt(60, [course, other])).toEqual({ average: 38, lastSolvedAt: 60 })
  })

  it.each([
    ['by hand', replayByHand],
    ['with the assistant', replayWithAssistant],
  ])('covers the full day at its end, %s', (_, work) => {
    const courses = supportTickets.map(work)
    expect(courses.map((each) => courseUntil(REPLAYED_MINUTES, each))).toEqual(courses)
    expect(outcomeAt(REPLAYED_MINUTES, courses)).toEqual({
      average: average(courses.map(minutesToSolution)),
      lastSolvedAt: lastSolvedAt(courses),
    })
  })
})
