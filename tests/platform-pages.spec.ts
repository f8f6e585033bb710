import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { claimTexts } from '../app/site/claims.ts'
import { languages } from '../app/site/languages.ts'
import { pagesInGroup, type PageId } from '../app/site/pages.ts'
import { canonicalPath } from '../app/site/paths.ts'
import { readSettings } from '../app/site/settings.ts'
import { LOGO_STRIP } from '../app/site/timings.ts'
import { SITE_FOLDER } from '../scripts/build/folders.ts'
import { expect, test } from './fixtures.ts'
import { openHydrated } from './hydrated.ts'

const MIN_WORDS = 450

const platformPages = pagesInGroup('platform')

/** What the specification wants to see on each page: figures, and pages that it leads to. */
const facts: Partial<Record<PageId, { claims: (keyof (typeof claimTexts)['en'])[]; links: string[] }>> = {
  'ai-contract-analysis': { claims: ['legalReview'], links: ['/book-a-demo'] },
  'no-code-ai-assistant': { claims: ['timeToSolution', 'trialDays', 'integrations'], links: ['/book-a-demo'] },
  'sales-ai-co-pilot': { claims: ['conversion'], links: ['/book-a-demo', '/talk-to-an-expert'] },
  'customer-ai-support': {
    claims: ['supportWorkload', 'autoResolved', 'languages'],
    links: ['/book-a-demo', '/talk-to-an-expert'],
  },
  'hr-ai-assistant': { claims: ['hrPerformance'], links: ['/book-a-demo', '/talk-to-an-expert'] },
}

const cases = platformPages.flatMap((page) =>
  languages.map((language) => ({ page, language, path: canonicalPath(page, language) })),
)

/** The words of a page's own sections, as they are served: without scripts, markup and what only machines read. */
async function wordsOf(path: string): Promise<string> {
  const html = await readFile(join(SITE_FOLDER, path, 'index.html'), 'utf8')
  const main = /<main.*<\/main>/s.exec(html)?.[0] ?? ''
  return main
    .replaceAll(/<(script|style|noscript).*?<\/\1>/gs, ' ')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
}

test('platform pages have something to say, with their figures', async () => {
  expect(Object.keys(facts).toSorted()).toEqual(platformPages.map(({ id }) => id).toSorted())
  for (const { page, language, path } of cases) {
    const words = await wordsOf(path)
    expect(words.split(' ').length, path).toBeGreaterThanOrEqual(MIN_WORDS)
    for (const claim of facts[page.id]?.claims ?? []) expect(words, path).toContain(claimTexts[language][claim])
  }
})

for (const page of platformPages) {
  test(`${page.id} leads on, and nothing shifts on the way down`, async ({ page: tab }) => {
    await tab.addInitScript(() => {
      Object.assign(window, { shift: 0 })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) window.shift += (entry as unknown as { value: number }).value
      }).observe({ type: 'layout-shift', buffered: true })
    })
    for (const language of languages) {
      await openHydrated(tab, canonicalPath(page, language))
      for (const link of facts[page.id]?.links ?? []) {
        const href = language === 'en' ? link : `/${language}${link}`
        await expect(tab.locator(`main a[href="${href}"]`).first()).toBeVisible()
      }
      for (const width of [390, 1440]) {
        await tab.setViewportSize({ width, height: 900 })
        await tab.evaluate(() => scrollTo(0, 0))
        // Resizing moves everything, of course.
        await tab.evaluate(() => void (window.shift = 0))
        const height = await tab.evaluate(() => document.documentElement.scrollHeight)
        for (let y = 0; y < height; y += 800) {
          await tab.evaluate(async (top) => {
            scrollTo({ top, behavior: 'instant' })
            await new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame)))
          }, y)
        }
        expect(await tab.evaluate(() => window.shift), `${language} at ${width} px`).toBeLessThan(0.002)
      }
    }
  })
}

test('the builder opens in a new tab, and the trial leads to the demo', async ({ page }) => {
  const { builderUrl } = readSettings({})
  await openHydrated(page, '/platform/no-code-ai-assistant')
  const builder = page.locator(`main a[href="${builderUrl}"]`)
  await expect(builder).toHaveAttribute('target', '_blank')
  await expect(builder).toHaveAccessibleName(/\(opens in a new tab\)$/)
  for (const name of ['Try It Now Free', 'Schedule Demo']) {
    for (const link of await page.getByRole('link', { name }).all()) {
      await expect(link).toHaveAttribute('href', '/book-a-demo')
    }
    expect(await page.getByRole('link', { name }).count()).toBeGreaterThan(0)
  }
  await expect(page.getByText('Ready', { exact: true })).toBeVisible()
  await expect(page.getByText('80% faster', { exact: true })).toBeVisible()
})

test.describe('with a faked clock', () => {
  test('the builder plays its chat: 1000, 2500, 4000 ms, and again 3 s after the last', async ({ page }) => {
    await page.clock.install()
    await openHydrated(page, '/platform/no-code-ai-assistant')
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 500))
    const shown = () => page.locator('main [data-stage=shown]').count()
    // To the start of the next loop, whatever has passed of this one.
    while ((await shown()) < 3) await page.clock.runFor(20)
    while ((await shown()) > 0) await page.clock.runFor(20)
    await page.clock.runFor(960)
    expect(await shown()).toBe(0)
    for (const [wait, count] of [
      [60, 1],
      [1440, 1],
      [60, 2],
      [1440, 2],
      [60, 3],
      [2940, 3],
      [60, 0],
    ] as const) {
      await page.clock.runFor(wait)
      expect(await shown(), `after ${wait} ms more`).toBe(count)
    }
  })
})

test('the support page has twelve questions, of which one is open at a time, and a fast logo strip', async ({
  page,
}) => {
  for (const language of languages) {
    await openHydrated(page, language === 'en' ? '/platform/customer-ai-support' : '/pt/platform/customer-ai-support')
    const questions = page.locator('main details')
    await expect(questions).toHaveCount(12)
    for (const index of [3, 9]) {
      await questions.nth(index).locator('summary').click()
      await expect(page.locator('main details[open]')).toHaveCount(1)
      await expect(questions.nth(index)).toHaveAttribute('open')
    }
    const strip = page
      .locator('main ul[aria-label]')
      .filter({ has: page.locator('img') })
      .first()
    expect((await strip.locator('li').first().boundingBox())?.width).toBe(LOGO_STRIP.support.logoPx)
    expect(await strip.locator('..').evaluate((track) => getComputedStyle(track).animationDuration)).toBe(
      `${LOGO_STRIP.support.loopMs / 1000}s`,
    )
  }
})

declare global {
  interface Window {
    shift: number
  }
}
