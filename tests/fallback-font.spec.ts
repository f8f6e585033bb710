import { expect, test } from './fixtures.ts'

/** The site's own texts, set in the font and in its stand-in, must take nearly the same room. */
for (const path of ['/', '/pt/platform/customer-ai-support']) {
  test(`${path} keeps its lines when the font arrives late`, async ({ page }) => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/*.woff2', async (route) => {
      await released
      await route.continue()
    })
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    const height = () => page.locator('main').evaluate((main) => main.getBoundingClientRect().height)
    const before = await height()
    release()
    await page.evaluate(() => document.fonts.ready)
    expect(Math.abs((await height()) - before)).toBeLessThanOrEqual(1)
  })
}
