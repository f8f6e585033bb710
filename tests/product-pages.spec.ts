import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { claimTexts } from '../app/site/claims.ts'
import { embedPath } from '../app/site/embeds.ts'
import { languages, type Language } from '../app/site/languages.ts'
import { pagesInGroup, type PageId } from '../app/site/pages.ts'
import { canonicalPath } from '../app/site/paths.ts'
import { readSettings } from '../app/site/settings.ts'
import { LOGO_STRIP } from '../app/site/timings.ts'
import { SITE_FOLDER } from '../server/folders.ts'
import { expect, test, type Page } from './fixtures.ts'
import { openHydrated } from './hydrated.ts'
import { forgetShifts, shiftOf, watchShifts } from './layout-shift.ts'

const MIN_WORDS = 450

// The diagnostic stands among the services in the menus, and is tested by itself.
const services = pagesInGroup('services').filter(({ id }) => id !== 'ai-maturity-diagnostic')

const productPages = [...pagesInGroup('platform'), ...pagesInGroup('usecases'), ...services]

type Facts = {
  /** Figures of the specification that are to be seen. */
  claims?: (keyof (typeof claimTexts)['en'])[]
  /** Pages that it leads to. */
  links: string[]
  /** Sample figures and names, in both languages; or in English, which the specification quotes. */
  says?: string[]
  saysInEnglish?: string[]
  /** How many buttons open the scheduling page. */
  scheduling?: number
}

/** What the specification wants to see on each page. */
const facts: Partial<Record<PageId, Facts>> = {
  'ai-contract-analysis': { claims: ['legalReview'], links: ['/book-a-demo'], saysInEnglish: ['Book a Free Demo'] },
  'no-code-ai-assistant': { claims: ['timeToSolution', 'trialDays', 'integrations'], links: ['/book-a-demo'] },
  'sales-ai-co-pilot': { claims: ['conversion'], links: ['/book-a-demo', '/talk-to-an-expert'] },
  'customer-ai-support': {
    claims: ['supportWorkload', 'autoResolved', 'languages'],
    links: ['/book-a-demo', '/talk-to-an-expert'],
  },
  'hr-ai-assistant': { claims: ['hrPerformance'], links: ['/book-a-demo', '/talk-to-an-expert'] },
  'customer-support-efficiency': {
    claims: ['timeToSolution', 'ticketVolume'],
    links: ['/platform/customer-ai-support', '/book-a-demo'],
    saysInEnglish: ['faster time-to-solution'],
  },
  'close-more-deals': {
    claims: ['conversion'],
    links: ['/book-a-demo', '/platform/sales-ai-co-pilot'],
    saysInEnglish: ['$847,500'],
  },
  'ai-sdr-automation': {
    claims: ['conversion'],
    links: ['/platform/sales-ai-co-pilot'],
    says: ['127', '89', '56', '34', '18'],
    saysInEnglish: ['What Results Can You Expect?'],
    scheduling: 2,
  },
  'streamline-hiring': { links: ['/talk-to-an-expert', '/platform/hr-ai-assistant'] },
  'optimize-hr-operations': {
    links: ['/talk-to-an-expert', '/platform/hr-ai-assistant'],
    says: ['127', '18', '70%', '247', '12', '34', '85%', '100%', '60%'],
    saysInEnglish: ['Auto Data Entry', 'Doc Generation', 'Compliance', 'Employee Support', 'Done', 'Processing'],
  },
  'contract-review': { claims: ['legalReview'], links: ['/platform/ai-contract-analysis', '/book-a-demo'] },
  'optimize-procurement': {
    claims: ['supplierSelection', 'caseSavings'],
    links: [],
    says: ['45', '32', '18', '8'],
    saysInEnglish: ['Manufacturing', 'Healthcare', 'Enterprise Services', 'Construction'],
    scheduling: 2,
  },
  'tailored-ai-solutions': {
    claims: ['supplierSelection', 'caseSavings'],
    links: ['/book-a-demo', '/talk-to-an-expert'],
    says: ['131', '130', '119', '117'],
    saysInEnglish: [
      'Ideation and innovation',
      'Development and engineering',
      'Launch and scale',
      'Book a Demo',
      'I Want To Know More',
    ],
  },
  'data-analytics': {
    links: ['/book-a-demo', '/talk-to-an-expert'],
    saysInEnglish: [
      'Data integration and preparation',
      'Analytics and machine learning',
      'Data support and visualization',
      'I Want To Know More',
    ],
  },
}

const cases = productPages.flatMap((page) =>
  languages.map((language) => ({ page, language, path: canonicalPath(page, language) })),
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

test('product pages have something to say, with their figures', async () => {
  expect(Object.keys(facts).toSorted()).toEqual(productPages.map(({ id }) => id).toSorted())
  for (const { page, language, path } of cases) {
    const { claims = [], says = [], saysInEnglish = [] } = facts[page.id] ?? {}
    const words = await wordsOf(path)
    expect(words.split(' ').length, path).toBeGreaterThanOrEqual(MIN_WORDS)
    for (const claim of claims) expect(words, path).toContain(claimTexts[language][claim])
    for (const text of says) expect(words, path).toContain(text)
    for (const text of language === 'en' ? saysInEnglish : []) expect(words, path).toContain(text)
  }
})

for (const page of productPages) {
  test(`${page.id} leads on, and nothing shifts on the way down`, async ({ page: tab }) => {
    await watchShifts(tab)
    const { links = [], scheduling = 0 } = facts[page.id] ?? {}
    for (const language of languages) {
      await openHydrated(tab, canonicalPath(page, language))
      for (const link of links) {
        await expect(tab.locator(`main a[href="${hrefIn(language, link)}"]`).first()).toBeVisible()
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

function hrefIn(language: Language, path: string): string {
  return language === 'en' ? path : `/${language}${path}`
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
  test('the highlight of the SDR pipeline moves on every 2 s, and wraps', async ({ page }) => {
    await page.clock.install()
    await openHydrated(page, '/usecases/sales/ai-sdr-automation')
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 500))
    const stages = page.getByRole('list', { name: 'Pipeline, this week' }).locator('> li')
    const current = () => stages.evaluateAll((all) => all.findIndex((stage) => stage.hasAttribute('data-current')))
    await expect(stages).toHaveCount(5)
    // To the moment of a change, whatever has passed of this stage.
    const start = await current()
    while ((await current()) === start) await page.clock.runFor(20)
    const met = [await current()]
    await page.clock.runFor(1000)
    for (let stage = 0; stage < 5; stage += 1) {
      await page.clock.runFor(2000)
      met.push(await current())
    }
    const first = met[0] ?? 0
    expect(met).toEqual([0, 1, 2, 3, 4, 5].map((step) => (first + step) % 5))
  })

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
