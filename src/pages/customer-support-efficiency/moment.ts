import { arrivedAt, average, lastSolvedAt, minutesToSolution, solvedAt, type Course, type Stretch } from './replay.ts'

type TicketState = 'upcoming' | 'open' | 'solved'

export function stateAt(minute: number, course: Course): TicketState {
  if (solvedAt(course) <= minute) return 'solved'
  return arrivedAt(course) <= minute ? 'open' : 'upcoming'
}

export function courseUntil(minute: number, course: Course): Stretch[] {
  return course.flatMap(({ kind, from, to }) => (from < minute ? [{ kind, from, to: Math.min(to, minute) }] : []))
}

type Outcome = {
  /** In minutes, rounded. */
  average: number
  lastSolvedAt: number
}

/** Undefined if none are solved yet. */
export function outcomeAt(minute: number, courses: readonly Course[]): Outcome | undefined {
  const solved = courses.filter((course) => stateAt(minute, course) === 'solved')
  if (solved.length === 0) return undefined
  return { average: Math.round(average(solved.map(minutesToSolution))), lastSolvedAt: lastSolvedAt(solved) }
}
