import type { Visit } from './sample-data.ts'

/** In percent of the axis. */
export function visitSpan({ from, to }: Visit, day: { from: number; to: number }): { start: number; length: number } {
  const percent = 100 / (day.to - day.from)
  return { start: round((from - day.from) * percent), length: round((to - from) * percent) }
}

/** Without the last hour, where the axis ends. */
export function hoursOf(day: { from: number; to: number }): number[] {
  return Array.from({ length: day.to - day.from }, (_, index) => day.from + index)
}

function round(number: number): number {
  return Number(number.toFixed(2))
}
