/** The day as it stands at one moment: what has happened to each ticket by then, and what that comes to. */

import { arrivedAt, average, lastSolvedAt, minutesToSolution, solvedAt, type Course, type Stretch } from './replay.ts'

type Standing = 'coming' | 'open' | 'solved'

export function standingAt(minute: number, course: Course): Standing {
  if (solvedAt(course) <= minute) return 'solved'
  return arrivedAt(course) <= minute ? 'open' : 'coming'
}

/** The part of it that lies before that moment. */
export function courseUntil(minute: number, course: Course): Stretch[] {
  return course.flatMap(({ kind, from, to }) => (from < minute ? [{ kind, from, to: Math.min(to, minute) }] : []))
}

type Outcome = {
  /** In whole minutes. */
  average: number
  lastSolvedAt: number
}

/** Of those that are solved by then; nothing as long as none is. */
export function outcomeAt(minute: number, courses: readonly Course[]): Outcome | undefined {
  const solved = courses.filter((course) => standingAt(minute, course) === 'solved')
  if (solved.length === 0) return undefined
  return { average: Math.round(average(solved.map(minutesToSolution))), lastSolvedAt: lastSolvedAt(solved) }
}
