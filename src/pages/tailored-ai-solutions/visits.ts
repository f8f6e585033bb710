import type { Visit } from './sample-data.ts'

/** Position of a visit on an axis of hours, in percent of its length. */
export function visitSpan({ from, to }: Visit, day: { from: number; to: number }): { start: number; length: number } {
  const percent = 100 / (day.to - day.from)
  return { start: round((from - day.from) * percent), length: round((to - from) * percent) }
}

/** The full hours of a day, without the last one, where the axis ends. */
export function hoursOf(day: { from: number; to: number }): number[] {
  return Array.from({ length: day.to - day.from }, (_, index) => day.from + index)
}

function round(number: number): number {
  return Number(number.toFixed(2))
}
