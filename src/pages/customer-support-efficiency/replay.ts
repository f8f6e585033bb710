import { DAY_REPLAY_MS } from '#site/timings.ts'
import { once } from '#ui/motion/timeline.ts'
import { REPLAYED_MINUTES, type SupportTicket } from './sample-data.ts'

/** In minutes since the start of the day. */
export type Stretch = { kind: 'waiting' | 'person' | 'assistant'; from: number; to: number }

/** From arrival until solved, without gaps. */
export type Course = readonly [Stretch, ...Stretch[]]

export function replayByHand({ arrives, opened, work }: SupportTicket): Course {
  return [
    { kind: 'waiting', from: arrives, to: opened },
    { kind: 'person', from: opened, to: opened + work },
  ]
}

export function replayWithAssistant({ arrives, assistant, openedAfterHandoff: opened, work }: SupportTicket): Course {
  const handled = arrives + assistant
  const first = { kind: 'assistant', from: arrives, to: handled } as const
  if (opened === undefined) return [first]
  return [first, { kind: 'waiting', from: handled, to: opened }, { kind: 'person', from: opened, to: opened + work }]
}

export function arrivedAt([first]: Course): number {
  return first.from
}

export function solvedAt(course: Course): number {
  return Math.max(...course.map(({ to }) => to))
}

export function minutesToSolution(course: Course): number {
  return solvedAt(course) - arrivedAt(course)
}

export function average(minutes: readonly number[]): number {
  return minutes.reduce((sum, one) => sum + one, 0) / minutes.length
}

export function lastSolvedAt(courses: readonly Course[]): number {
  return Math.max(...courses.map(solvedAt))
}

export function stateAt(minute: number, course: Course): 'upcoming' | 'open' | 'solved' {
  if (solvedAt(course) <= minute) return 'solved'
  return arrivedAt(course) <= minute ? 'open' : 'upcoming'
}

export function courseUntil(minute: number, course: Course): Stretch[] {
  return course.flatMap(({ kind, from, to }) => (from < minute ? [{ kind, from, to: Math.min(to, minute) }] : []))
}

/** In integer minutes. Undefined if none are solved yet. */
export function outcomeAt(minute: number, courses: readonly Course[]) {
  const solved = courses.filter((course) => stateAt(minute, course) === 'solved')
  if (solved.length === 0) return undefined
  return { average: Math.round(average(solved.map(minutesToSolution))), lastSolvedAt: lastSolvedAt(solved) }
}

export const REPLAY_STEP_MINUTES = 5

/** In minutes since the start of the day: back to it by hours, and then through the day. */
export const dayTimeline = once(REPLAYED_MINUTES, [
  ...minutesBetween(60)
    .toReversed()
    .map((minute) => [minute, DAY_REPLAY_MS.hourBack] as const),
  ...minutesBetween(REPLAY_STEP_MINUTES).map((minute) => [minute, DAY_REPLAY_MS.step] as const),
])

function minutesBetween(step: number): number[] {
  return Array.from({ length: REPLAYED_MINUTES / step }, (_, index) => index * step)
}
