import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { claimTexts } from '../app/site/claims.ts'
import { embedPath } from '../app/site/embeds.ts'
import { languages } from '../app/site/languages.ts'
import { canonicalPath, pathIn, sitePathAt } from '../app/site/paths.ts'
import { SITE_FOLDER } from '../server/folders.ts'
import { expectedPages } from './expectations.ts'
import { expect, test, type Page } from './fixtures.ts'
import { openHydrated } from './hydrated.ts'
import { forgetShifts, shiftOf, watchShifts } from './layout-shift.ts'

/** Enough to say what a page of the menus is about. */
const MIN_WORDS = 450

const cases = expectedPages.flatMap(({ page, expected }) =>
  languages.map((language) => ({ page, expected, language, path: canonicalPath(page, language) })),
)

/** The words of a page's own sections, as they are served: without scripts, markup and what only machines read. */
async function wordsOf(path: string): Promise<string> {
  const html = await readFile(join(SITE_FOLDER, path, 'index.html'), 'utf8')
  const main = /<main.*<\/main>/s.exec(html)?.[0] ?? ''
  return (
    main
      .replaceAll(/<(script|style|noscript).*?<\/\1>/gs, ' ')
      // Between two texts that stand side by side.
      .replaceAll('<!-- -->', '')
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll(/\s+/g, ' ')
  )
}

test('pages of the specification have something to say, with their figures', async () => {
  for (const { page, expected, language, path } of cases) {
    const { claims = [], says = [], saysInEnglish = [] } = expected
    const words = await wordsOf(path)
    if (page.menuColumn) expect(words.split(' ').length, path).toBeGreaterThanOrEqual(MIN_WORDS)
    for (const claim of claims) expect(words, path).toContain(claimTexts[language][claim])
    for (const text of says) expect(words, path).toContain(String(text))
    for (const text of language === 'en' ? saysInEnglish : []) expect(words, path).toContain(text)
  }
})

for (const { page, expected } of expectedPages) {
  test(`${page.id} leads on, and nothing shifts on the way down`, async ({ page: tab }) => {
    await watchShifts(tab)
    const { links, scheduling = 0 } = expected
    for (const language of languages) {
      await openHydrated(tab, canonicalPath(page, language))
      for (const link of links.filter(sitePathAt)) {
        await expect(tab.locator(`main a[href="${pathIn(language, link)}"]`).first()).toBeVisible()
      }
      const opensScheduling = tab.locator(`main a[target=_blank][href="${embedPath('scheduler', language)}"]`)
      expect(await opensScheduling.count()).toBeGreaterThanOrEqual(scheduling)
      for (const link of await opensScheduling.all()) {
        await expect(link).toHaveAttribute('rel', 'noopener')
        await expect(link).toHaveAccessibleName(/\((opens in a new tab|abre em nova aba)\)$/)
      }
      expect(await dotsWithoutWords(tab), `${language}: a status dot stands beside a word`).toEqual([])
      for (const width of [390, 1440]) {
        await tab.setViewportSize({ width, height: 900 })
        await tab.evaluate(() => scrollTo(0, 0))
        await forgetShifts(tab)
        const height = await tab.evaluate(() => document.documentElement.scrollHeight)
        for (let y = 0; y < height; y += 800) {
          await tab.evaluate(async (top) => {
            scrollTo({ top, behavior: 'instant' })
            await new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame)))
          }, y)
        }
        expect(await shiftOf(tab), `${language} at ${width} px`).toBeLessThan(0.002)
      }
    }
  })
}

/** Round, eight pixels wide, hidden from assistive technology: a status dot. What stands beside it says the same. */
function dotsWithoutWords(tab: Page): Promise<string[]> {
  return tab.locator('main span[aria-hidden]').evaluateAll((all) =>
    all
      .filter((each) => {
        const { width, height, borderRadius } = getComputedStyle(each)
        return width === '8px' && height === '8px' && borderRadius === '50%'
      })
      .filter((dot) => !dot.parentElement?.textContent.trim())
      .map((dot) => dot.parentElement?.outerHTML ?? ''),
  )
}
