import type { Page } from '@playwright/test'

/**
 * Notes what moves by itself on the pages opened from now on, once they have been read and drawn with their font: on a
 * busy machine a browser draws a page of which it has read a part, and the rest moves it.
 */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const observer = new PerformanceObserver((list) => window.shifts.seen.push(...list.getEntries()))
    Object.assign(window, { shifts: { observer, seen: [], since: 0 } })
    observer.observe({ type: 'layout-shift', buffered: true })
    const countAfter = (frames: number): void => {
      if (frames === 0) window.shifts.since = performance.now()
      else requestAnimationFrame(() => countAfter(frames - 1))
    }
    addEventListener('DOMContentLoaded', () =>
      // What the font moves is measured by a test of its own.
      requestAnimationFrame(() => void document.fonts.ready.then(() => countAfter(2))),
    )
  })
}

/** Lets go of what has moved so far, as everything does when the window changes its size. */
export async function forgetShifts(page: Page): Promise<void> {
  await twoFrames(page)
  await page.evaluate(() => void (window.shifts.since = performance.now()))
}

/** How far things have moved by themselves, as Chromium counts it: the last frame included. */
export async function shiftOf(page: Page): Promise<number> {
  await twoFrames(page)
  return page.evaluate(() => {
    const { observer, seen, since } = window.shifts
    seen.push(...observer.takeRecords())
    return seen
      .filter(({ startTime }) => startTime > since)
      .reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0)
  })
}

/** Until the frame after the next: what changed before it has been laid out and drawn. */
async function twoFrames(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame))))
}

declare global {
  interface Window {
    shifts: { observer: PerformanceObserver; seen: PerformanceEntry[]; since: number }
  }
}
