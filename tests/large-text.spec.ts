import { languages } from '#site/languages.ts'
import { pages, type Page as Definition } from '#site/pages.ts'
import { canonicalPath } from '#site/paths.ts'
import { expect, test } from './fixtures.ts'

const DOUBLE_FONT_SIZE_PX = 32

/** Without scripts, so that the page has its full stylesheets. */
test('does not scroll horizontally with text at 200 %', async ({ playwright, baseURL }, { project }) => {
  const { launchOptions } = project.use
  const args = [...(launchOptions?.args ?? []), `--blink-settings=defaultFontSize=${DOUBLE_FONT_SIZE_PX}`]
  const browser = await playwright.chromium.launch({ ...launchOptions, args })
  const page = await browser.newPage({ javaScriptEnabled: false })
  // Pages share sections: one language and width per page, which alternate.
  for (const [index, definition] of (pages as readonly Definition[]).entries()) {
    const path = canonicalPath(definition, languages[index % languages.length]!)
    const width = index % 4 < 2 ? 390 : 1024
    // Low, so that little is drawn.
    await page.setViewportSize({ width, height: 200 })
    await page.goto(new URL(path, baseURL).href, { waitUntil: 'domcontentloaded' })
    await page.evaluate(() => (document.documentElement.dataset['fullLayout'] = ''))
    const measured = await page.evaluate(() => ({
      fontSize: getComputedStyle(document.documentElement).fontSize,
      overflow: document.documentElement.scrollWidth - innerWidth,
    }))
    expect.soft(measured, `${path} at ${width} px`).toEqual({ fontSize: `${DOUBLE_FONT_SIZE_PX}px`, overflow: 0 })
  }
  await browser.close()
})
