import { languages } from '#site/languages.ts'
import { pages, type Page as Definition } from '#site/pages.ts'
import { canonicalPath } from '#site/paths.ts'
import { expect, test } from './fixtures.ts'

const TWICE_THE_USUAL = 32

/** Without scripts, so that the whole style sheets come with the page. */
test('no page scrolls sideways with letters of twice the size, on a phone and on a laptop', async ({
  playwright,
  baseURL,
}, { project }) => {
  const { launchOptions } = project.use
  const args = [...(launchOptions?.args ?? []), `--blink-settings=defaultFontSize=${TWICE_THE_USUAL}`]
  const browser = await playwright.chromium.launch({ ...launchOptions, args })
  const page = await browser.newPage({ javaScriptEnabled: false })
  const paths = (pages as readonly Definition[]).flatMap((each) =>
    languages.map((language) => canonicalPath(each, language)),
  )
  for (const path of paths) {
    await page.goto(new URL(path, baseURL).href, { waitUntil: 'domcontentloaded' })
    await page.evaluate(() => (document.documentElement.dataset['fullLayout'] = ''))
    for (const width of [390, 1024]) {
      await page.setViewportSize({ width, height: 900 })
      const measured = await page.evaluate(() => ({
        letters: getComputedStyle(document.documentElement).fontSize,
        overflow: document.documentElement.scrollWidth - innerWidth,
      }))
      expect.soft(measured, `${path} at ${width} px`).toEqual({ letters: `${TWICE_THE_USUAL}px`, overflow: 0 })
    }
  }
  await browser.close()
})
