import { languages } from '#site/languages.ts'
import { pages, type Page as Definition } from '#site/pages.ts'
import { canonicalPath } from '#site/paths.ts'
import { expectNoViolations } from './axe.ts'
import { expect, test, type Page } from './fixtures.ts'
import { openFirstScreen } from './open-page.ts'

// Unlike most other tests, these skip the layout of off-screen sections, as for visitors.

test.use({ viewport: { width: 390, height: 700 } })

/** The longest page and the two with iframes. Every site has them. */
const testedPages = (pages as readonly Definition[]).filter(({ id }) =>
  ['home', 'book-a-demo', 'talk-to-an-expert'].includes(id),
)

async function expectEndKeyReachesFooter(page: Page, path: string): Promise<void> {
  // A busy browser may drop a key while it loads the page: press again only if nothing has moved.
  await expect
    .poll(async () => {
      const scrolled = await page.evaluate(() => scrollY)
      if (scrolled === 0) await page.keyboard.press('End')
      return scrolled
    })
    .toBeGreaterThan(0)
  const below = () =>
    page.locator('footer').evaluate((footer) => Math.round(footer.getBoundingClientRect().bottom - innerHeight))
  await expect.poll(below, { message: path }).toBeLessThanOrEqual(1)
}

for (const language of languages) {
  for (const definition of testedPages) {
    const path = canonicalPath(definition, language)

    test(`reaches the end of ${path} with the End key`, async ({ page }) => {
      await openFirstScreen(page, path)
      await expectEndKeyReachesFooter(page, path)
    })

    test(`reaches the end of ${path} with the End key before any script has loaded`, async ({ page }) => {
      await page.route('**/assets/*.js', () => {})
      await page.goto(path)
      await expectEndKeyReachesFooter(page, path)
    })
  }

  test(`lays out the footer around all of its text before it is scrolled to, in ${language}`, async ({ page }) => {
    await page.goto(canonicalPath(pages[0], language))
    const overflowing = await page.locator('footer').evaluate((footer) => {
      const { bottom } = footer.getBoundingClientRect()
      return [...footer.querySelectorAll('*')].filter((each) => each.getBoundingClientRect().bottom > bottom).length
    })
    expect(overflowing).toBe(0)
    await expectNoViolations(page, 'footer')
  })

  test.describe(`in ${language} without scripts`, () => {
    test.use({ javaScriptEnabled: false })

    test('reaches the end of every page with the End key', async ({ page }) => {
      for (const definition of pages as readonly Definition[]) {
        const path = canonicalPath(definition, language)
        await page.goto(path)
        await expectEndKeyReachesFooter(page, path)
      }
    })
  })
}
