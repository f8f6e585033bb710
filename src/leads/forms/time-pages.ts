import type { Time } from './calendar.ts'

/** As many as fit on a phone below a month of six weeks: the iframe must not scroll. */
const MAX_TIMES = 12

export function timePages(times: readonly Time[]): readonly (readonly Time[])[] {
  const count = Math.ceil(times.length / MAX_TIMES)
  const length = Math.ceil(times.length / count)
  return Array.from({ length: count }, (_, page) => times.slice(page * length, (page + 1) * length))
}

export function pageToOpen(pages: readonly (readonly Time[])[], start: string): number {
  const isTarget = (page: readonly Time[]) => page.some((time) => (start === '' ? time.free : time.start === start))
  return Math.max(0, pages.findIndex(isTarget))
}
