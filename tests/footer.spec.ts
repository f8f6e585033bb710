import { languages } from '#site/languages.ts'
import { pages, type Page as Definition } from '#site/pages.ts'
import { canonicalPath } from '#site/paths.ts'
import { expectNothingFound } from './axe.ts'
import { expect, test, type Page } from './fixtures.ts'
import { openAsServed } from './hydrated.ts'

// Sections far below the screen are not laid out here: most other tests force them to be.

test.use({ viewport: { width: 390, height: 700 } })

/** The longest, and the two with frames. Every site has them. */
const withFrames = (pages as readonly Definition[]).filter(({ id }) =>
  ['home', 'book-a-demo', 'talk-to-an-expert'].includes(id),
)

async function expectEndReachesTheEnd(page: Page, path: string): Promise<void> {
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
  for (const definition of withFrames) {
    const path = canonicalPath(definition, language)

    test(`the End key reaches the end of ${path}`, async ({ page }) => {
      await openAsServed(page, path)
      await expectEndReachesTheEnd(page, path)
    })

    test(`the End key reaches the end of ${path} before any script has come`, async ({ page }) => {
      await page.route('**/assets/*.js', () => {})
      await page.goto(path)
      await expectEndReachesTheEnd(page, path)
    })
  }

  test(`in ${language} the footer contains all of its text before it is scrolled to`, async ({ page }) => {
    await page.goto(canonicalPath(pages[0], language))
    const outside = await page.locator('footer').evaluate((footer) => {
      const { bottom } = footer.getBoundingClientRect()
      return [...footer.querySelectorAll('*')].filter((each) => each.getBoundingClientRect().bottom > bottom).length
    })
    expect(outside).toBe(0)
    await expectNothingFound(page, 'footer')
  })

  test.describe(`in ${language} without scripts`, () => {
    test.use({ javaScriptEnabled: false })

    test('the End key reaches the end of every page', async ({ page }) => {
      for (const definition of pages as readonly Definition[]) {
        const path = canonicalPath(definition, language)
        await page.goto(path)
        await expectEndReachesTheEnd(page, path)
      }
    })
  })
}
