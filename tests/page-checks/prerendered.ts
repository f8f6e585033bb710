import { expect, type Page } from '../fixtures.ts'
import { shiftOf } from '../layout-shift.ts'

/** What rounds to 0.00: the stand-in of the font is a hair's breadth wider here and narrower there. */
export const NO_SHIFT = 0.002

/** What is seen of a demo at first, before it may clear and play. */
const FIRST_SIGHT_MS = 300

/** Notes when the first demo of the pages opened from now on is not finished any more. */
export async function watchDemos(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector('main [data-stage]')) window.clearedMs ??= performance.now()
    }).observe(document, { subtree: true, childList: true, attributeFilter: ['data-stage'] })
  })
}

/** Whom the page asks for anything from now on. */
export function watchHosts(page: Page): Set<string> {
  const hosts = new Set<string>()
  page.on('request', (request) => hosts.add(new URL(request.url()).origin))
  return hosts
}

/** How long all demos have been seen finished. */
function seenFinishedMs(page: Page): Promise<number> {
  return page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint')
    return (window.clearedMs ?? Infinity) - (paint?.startTime ?? 0)
  })
}

/** A page comes alive without a shift or an empty demo, and what is on screen is what was served. */
export async function comesAliveAsServed(page: Page, served: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
  expect.soft(await shiftOf(page), 'shift').toBeLessThan(NO_SHIFT)
  expect.soft(await seenFinishedMs(page), 'demos are finished').toBeGreaterThan(FIRST_SIGHT_MS)
  const prerendered = await page.evaluate(
    (html) => new DOMParser().parseFromString(html, 'text/html').querySelector('h1')?.textContent,
    served,
  )
  expect.soft(await page.locator('h1').textContent()).toBe(prerendered)
}

declare global {
  interface Window {
    clearedMs?: number
  }
}
