import type { Time } from './calendar.ts'

/** What a phone shows of a day below a month of six weeks, in a frame that must not scroll. */
const MOST_TIMES = 12

/** The times of a day, as many as fit at once: pages of about the same length. */
export function timePages(times: readonly Time[]): readonly (readonly Time[])[] {
  const count = Math.ceil(times.length / MOST_TIMES)
  const length = Math.ceil(times.length / count)
  return Array.from({ length: count }, (_, page) => times.slice(page * length, (page + 1) * length))
}

/** The page that opens: with the chosen time on it, otherwise the first that has one to choose. */
export function pageToOpen(pages: readonly (readonly Time[])[], start: string): number {
  const opens = (page: readonly Time[]) => page.some((time) => (start === '' ? time.free : time.start === start))
  return Math.max(0, pages.findIndex(opens))
}
