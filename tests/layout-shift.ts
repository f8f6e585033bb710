import type { Page } from '@playwright/test'
import { waitForPaint } from './wait-for.ts'

/** Ignores shifts before document and font have loaded: on a busy machine a browser paints partial HTML first. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const observer = new PerformanceObserver((list) => window.shifts.entries.push(...list.getEntries()))
    Object.assign(window, { shifts: { observer, entries: [], since: 0 } })
    observer.observe({ type: 'layout-shift', buffered: true })
    const countAfter = (frames: number): void => {
      if (frames === 0) window.shifts.since = performance.now()
      else requestAnimationFrame(() => countAfter(frames - 1))
    }
    addEventListener('DOMContentLoaded', () =>
      // Another test measures shifts caused by the font.
      requestAnimationFrame(() => void document.fonts.ready.then(() => countAfter(2))),
    )
  })
}

/** Ignores earlier shifts, for example after a resize. */
export async function resetShifts(page: Page): Promise<void> {
  await waitForPaint(page)
  await page.evaluate(() => void (window.shifts.since = performance.now()))
}

export async function shiftOf(page: Page): Promise<number> {
  await waitForPaint(page)
  return page.evaluate(() => {
    const { observer, entries, since } = window.shifts
    entries.push(...observer.takeRecords())
    return entries
      .filter(({ startTime }) => startTime > since)
      .reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0)
  })
}

declare global {
  interface Window {
    shifts: { observer: PerformanceObserver; entries: PerformanceEntry[]; since: number }
  }
}
