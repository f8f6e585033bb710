import { pages, type Page as Definition } from '../app/site/pages.ts'
import { canonicalPath } from '../app/site/paths.ts'
import { expect, test } from './fixtures.ts'
import { PT } from '../app/site/testing/portuguese.ts'

const TWICE_THE_USUAL = 32

/** In the longer language, as served: sheets for whoever has no scripts are whole. */
test('no page scrolls sideways for whoever has set letters of twice the size', async ({ playwright, baseURL }, {
  project,
}) => {
  const { launchOptions } = project.use
  const args = [...(launchOptions?.args ?? []), `--blink-settings=defaultFontSize=${TWICE_THE_USUAL}`]
  const browser = await playwright.chromium.launch({ ...launchOptions, args })
  const page = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 1024, height: 900 } })
  for (const definition of pages as readonly Definition[]) {
    const path = canonicalPath(definition, PT)
    await page.goto(new URL(path, baseURL).href, { waitUntil: 'domcontentloaded' })
    await page.evaluate(() => (document.documentElement.dataset['whole'] = ''))
    const measured = await page.evaluate(() => ({
      letters: getComputedStyle(document.documentElement).fontSize,
      overflow: document.documentElement.scrollWidth - innerWidth,
    }))
    expect.soft(measured, path).toEqual({ letters: `${TWICE_THE_USUAL}px`, overflow: 0 })
  }
  await browser.close()
})
