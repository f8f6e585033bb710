import { pages } from '../app/site/pages.ts'
import { sitePaths } from '../app/site/paths.ts'
import { expect, test } from './fixtures.ts'
import { openHydrated } from './hydrated.ts'
import { shiftOf, watchShifts } from './layout-shift.ts'

test.use({ expectedTrouble: /status of 404/ })

/** What rounds to 0.00: the stand-in of the font is a hair's breadth wider here and narrower there. */
const NO_SHIFT = 0.002

const cases = [
  ...pages.map(({ id }) => ({ id, paths: sitePaths.filter(({ page }) => page.id === id).map(({ path }) => path) })),
  { id: 'not-found', paths: ['/nope', '/pt/nada'] },
]

for (const { id, paths } of cases) {
  test(`${id} comes alive without a warning, a violation or a shift`, async ({ page }) => {
    await watchShifts(page)
    for (const path of paths) {
      const served = await (await page.request.get(path)).text()
      await openHydrated(page, path)
      await page.evaluate(() => document.fonts.ready)
      expect(await shiftOf(page), path).toBeLessThan(NO_SHIFT)
      // What is on screen is what was served.
      const prerendered = await page.evaluate(
        (html) => new DOMParser().parseFromString(html, 'text/html').querySelector('h1')?.textContent,
        served,
      )
      expect(await page.locator('h1').textContent()).toBe(prerendered)
    }
  })
}
