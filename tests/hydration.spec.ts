import { pages } from '../app/site/pages.ts'
import { sitePaths } from '../app/site/paths.ts'
import { expect, test, type Page } from './fixtures.ts'
import { openHydrated } from './hydrated.ts'
import { shiftOf, watchShifts } from './layout-shift.ts'

test.use({ expectedTrouble: /status of 404/ })

/** What rounds to 0.00: the stand-in of the font is a hair's breadth wider here and narrower there. */
const NO_SHIFT = 0.002

const cases = [
  ...pages.map(({ id }) => ({ id, paths: sitePaths.filter(({ page }) => page.id === id).map(({ path }) => path) })),
  { id: 'not-found', paths: ['/nope', '/pt/nada'] },
]

/** What is seen of a demo at first, before it may clear and play. */
const FIRST_SIGHT_MS = 300

/** Notes when the first demo of the pages opened from now on is not finished any more. */
async function watchDemos(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector('main [data-stage]')) window.clearedMs ??= performance.now()
    }).observe(document, { subtree: true, childList: true, attributeFilter: ['data-stage'] })
  })
}

/** How long all demos have been seen finished. */
function seenFinishedMs(page: Page): Promise<number> {
  return page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint')
    return (window.clearedMs ?? Infinity) - (paint?.startTime ?? 0)
  })
}

for (const { id, paths } of cases) {
  test(`${id} comes alive without a warning, a violation, a shift or an empty demo`, async ({ page }) => {
    await watchShifts(page)
    await watchDemos(page)
    for (const path of paths) {
      const served = await (await page.request.get(path)).text()
      await openHydrated(page, path)
      await page.evaluate(() => document.fonts.ready)
      expect(await shiftOf(page), path).toBeLessThan(NO_SHIFT)
      expect(await seenFinishedMs(page), path).toBeGreaterThan(FIRST_SIGHT_MS)
      // What is on screen is what was served.
      const prerendered = await page.evaluate(
        (html) => new DOMParser().parseFromString(html, 'text/html').querySelector('h1')?.textContent,
        served,
      )
      expect(await page.locator('h1').textContent()).toBe(prerendered)
    }
  })
}

declare global {
  interface Window {
    clearedMs?: number
  }
}
