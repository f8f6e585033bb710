import { languages } from '#site/languages.ts'
import { pages, type Page as Definition } from '#site/pages.ts'
import { canonicalPath } from '#site/paths.ts'
import { expect, test, testWithoutScripts, type Page } from './fixtures.ts'
import { openFirstScreen } from './open-page.ts'
import { countSkipped } from './page-checks/print.ts'

// Unlike most other tests, these skip the layout of off-screen sections, as for visitors.

test.use({ viewport: { width: 390, height: 700 }, contextOptions: { reducedMotion: 'reduce' } })

/** The longest page and the two with iframes. Every site has them. */
const paths = (pages as readonly Definition[])
  .filter(({ id }) => ['home', 'book-a-demo', 'talk-to-an-expert'].includes(id))
  .map((definition, index) => canonicalPath(definition, languages[index % languages.length] ?? 'en'))
const [longest = ''] = paths

async function expectEndKeyReachesFooter(page: Page): Promise<void> {
  // A busy browser may drop a key while it loads the page: press again only if nothing has moved.
  await expect
    .poll(async () => {
      const scrolled = await page.evaluate(() => scrollY)
      if (scrolled === 0) await page.keyboard.press('End')
      return scrolled
    })
    .toBeGreaterThan(0)
  // Estimated heights may be too low, so the key triggers a full layout.
  expect(await countSkipped(page)).toBe(0)
  const below = () =>
    page.locator('footer').evaluate((footer) => Math.round(footer.getBoundingClientRect().bottom - innerHeight))
  await expect.poll(below).toBeLessThanOrEqual(1)
}

test('reaches the end of long pages and of those with iframes with the End key', async ({ page }) => {
  for (const path of paths) {
    await openFirstScreen(page, path)
    await expectEndKeyReachesFooter(page)
  }
})

test('reaches the end of a page with the End key before any script has loaded', async ({ page }) => {
  await page.route('**/assets/*.js', () => {})
  await page.goto(longest)
  await expectEndKeyReachesFooter(page)
})

testWithoutScripts('lays out all of a page without scripts, and reaches its end with the End key', async ({ page }) => {
  await page.goto(longest)
  expect(await countSkipped(page)).toBe(0)
  await expectEndKeyReachesFooter(page)
})

test('links every page in the footer, and both conversions at the end of its log', async ({ page }) => {
  for (const language of languages) {
    await page.goto(canonicalPath(pages[0], language))
    const linked = await page.locator('footer a').evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    for (const definition of pages) expect.soft(linked, language).toContain(canonicalPath(definition, language))
    const last = page.locator('footer ol > li').last()
    await expect(last).toContainText(/^9.56/)
    await expect(last.getByRole('link')).toHaveCount(2)
  }
})

test('lays out the footer around all of its text before it is scrolled to', async ({ page }) => {
  // Portuguese has longer words.
  await page.goto(canonicalPath(pages[0], languages.at(-1)!))
  const overflowing = await page.locator('footer').evaluate((footer) => {
    const { bottom } = footer.getBoundingClientRect()
    return [...footer.querySelectorAll('*')].filter((each) => each.getBoundingClientRect().bottom > bottom).length
  })
  expect(overflowing).toBe(0)
  // Lighthouse took the strip to be on the page's background while the footer was skipped.
  await expect(page.locator('footer small, footer p').last().locator('..')).not.toHaveCSS(
    'background-color',
    'rgba(0, 0, 0, 0)',
  )
})
