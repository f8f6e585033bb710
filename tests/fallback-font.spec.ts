import { expect, test } from './fixtures.ts'
import { onePage } from './pages.ts'

/** The site's own texts, set in the font and in its stand-in, must take nearly the same room. */
for (const path of ['/', `/pt${onePage.path}`]) {
  test(`${path} keeps its lines when the font arrives late`, async ({ page }) => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/*.woff2', async (route) => {
      await released
      await route.continue()
    })
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    const heights = () =>
      page.evaluate(() => {
        // All of it, not only what is near.
        document.documentElement.dataset['whole'] = ''
        const main = document.querySelector('main')
        return { first: main?.querySelector(':scope > :not(script)')?.clientHeight ?? 0, all: main?.clientHeight ?? 0 }
      })
    const before = await heights()
    release()
    await page.evaluate(() => document.fonts.ready)
    const after = await heights()
    // What is on screen keeps every line; far below, a line of a long page may break elsewhere.
    expect(Math.abs(after.first - before.first)).toBeLessThanOrEqual(1)
    expect(Math.abs(after.all - before.all) / before.all).toBeLessThanOrEqual(0.01)
  })
}
