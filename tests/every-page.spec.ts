/** Opens each page once per language, and asks all questions of the open page. */

import type { Browser } from '@playwright/test'
import { languages, type Language } from '#site/languages.ts'
import { pages, type Page as Definition } from '#site/pages.ts'
import { canonicalPath, languageOf } from '#site/paths.ts'
import { expectNoViolations } from './axe.ts'
import { expect, test, watchProblems, type Page } from './fixtures.ts'
import { watchShifts } from './layout-shift.ts'
import { openWithoutInteraction } from './open-page.ts'
import * as accessibility from './page-checks/accessibility.ts'
import { checkHandoffDots, checkIconShapes, checkActiveDotsPulse, checkDotLabels } from './page-checks/content.ts'
import { checkContrast } from './page-checks/contrast.ts'
import * as motion from './page-checks/motion.ts'
import { checkPrint } from './page-checks/print.ts'
import * as stability from './page-checks/stability.ts'
import { checkHeadingOrphans, checkBrokenWords } from './page-checks/typography.ts'
import { settings } from './settings.ts'

/** One language is checked on a narrow screen, the next on a wide one: the sections are the same. */
const widths = [390, 1440] as const
const widthIn = (language: Language) => widths[languages.indexOf(language) % 2 === 0 ? 0 : 1]

const NARROWEST = 320

/** The shell is the same everywhere: check all of it on the home page, and its open menus on a short and a dark page. */
const withMenus = new Set(['/privacy', '/pt/ai-maturity-diagnostic'])

type Media = NonNullable<Parameters<Page['emulateMedia']>[0]>
type Tab = { page: Page; problems: string[]; hosts: Set<string>; media?: Media }

const moving: Media = { reducedMotion: null, contrast: null, forcedColors: null, colorScheme: null }
/** Colors in the middle of an animation have no meaningful contrast, and most questions don't need motion. */
const still: Media = { ...moving, reducedMotion: 'reduce' }

/** For pages that need neither motion nor a faked clock: a new tab loads the same files again. */
let sharedTab: Tab | undefined

async function openTab(browser: Browser): Promise<Tab> {
  const page = await browser.newPage()
  await watchShifts(page)
  await stability.watchDemos(page)
  return { page, problems: watchProblems(page), hosts: stability.watchHosts(page) }
}

/** Changing width or media takes longer than most questions: those with the same ones come one after the other. */
async function set(tab: Tab, width: number, media: Media): Promise<void> {
  if (tab.page.viewportSize()?.width !== width) await tab.page.setViewportSize({ width, height: 900 })
  if (tab.media !== media) await tab.page.emulateMedia(media)
  tab.media = media
}

function describePage(definition: Definition, language: Language, index: number): void {
  const path = canonicalPath(definition, language)
  const width = widthIn(language)
  const isHome = definition.id === 'home'
  // All languages have the same sections: what doesn't depend on texts is asked in the first one, which alternates.
  const [first, second] = [0, 1].map((nth) => language === languages[(index + nth) % languages.length])

  test.describe(path, () => {
    // In order, on one page.
    test.describe.configure({ mode: 'default' })

    let tab: Tab

    test.beforeAll(async ({ browser }) => {
      tab = first ? await openTab(browser) : (sharedTab ??= await openTab(browser))
      await set(tab, width, first ? moving : still)
      await openWithoutInteraction(tab.page, path)
    })
    test.afterEach('no console errors, and no requests to other hosts', ({ baseURL }) => {
      expect(tab.problems.splice(0)).toEqual([])
      expect([...tab.hosts]).toEqual([baseURL])
    })
    test.afterAll(() => (first ? tab.page.close() : undefined))

    const ask = (title: string, check: (at: Page) => Promise<void>, media = still, at: number = width) =>
      test(title, async () => {
        await set(tab, at, media)
        await tab.page.evaluate(() => {
          document.documentElement.dataset['fullLayout'] = ''
          scrollTo({ top: 0, behavior: 'instant' })
        })
        await check(tab.page)
      })

    ask('hydrates without changes', (at) => stability.checkHydration(at, path), first ? moving : still)
    if (first) {
      ask('does not shift while scrolling', stability.checkScrollShift, moving)
      ask('pulses its active dots', checkActiveDotsPulse, moving)
      ask('has an uncovered pause control', motion.checkPauseControlUncovered, moving)
      ask('finishes scroll animations without layout', motion.checkScrollAnimations, moving)
      // The same rule in CSS picks one element of any page.
      if (isHome) ask('can run a view transition', motion.checkViewTransition, moving)

      ask('labels status dots with text', checkDotLabels)
      ask('keeps the shapes of icons', checkIconShapes)
      ask('marks handoffs in amber', checkHandoffDots)
      // Regression: containment broke the subgrid of a card and clipped its figure.
      ask('keeps the height of parts that are skipped off screen', stability.checkContainment)
    }
    ask('has no orphans in headings', checkHeadingOrphans)
    ask('breaks no word', checkBrokenWords)
    if (first || isHome)
      // `checkContrast` looks at colors more closely than axe.
      ask('has no accessibility violations', (at) => expectNoViolations(at, isHome ? 'html' : 'main', '', false))
    if (first) {
      ask('has enough contrast', checkContrast)
      ask('has enough contrast in dark colors', checkContrast, { ...still, colorScheme: 'dark' })
      const colorScheme = index % 2 === 0 ? 'light' : 'dark'
      const forced: Media = { ...still, forcedColors: 'active', colorScheme }
      ask(`has enough contrast in forced colors, ${colorScheme}`, checkContrast, forced)
    }
    // Only tokens depend on it: a light and a dark page are enough.
    if (first && index < 2) ask('has enough contrast with more contrast', checkContrast, { ...still, contrast: 'more' })
    if (withMenus.has(path))
      ask('has accessible menus', async (at) => {
        await accessibility.checkMenuAccessibility(at)
        tab.hosts.delete(new URL(settings.flagHost).origin)
      })
    if (second) ask('does not shift when the font loads', (at) => stability.checkFontSwapShift(at, widths))

    const askNarrow = (title: string, check: (at: Page) => Promise<void>) => ask(title, check, still, NARROWEST)
    askNarrow(`fits into ${NARROWEST} px`, accessibility.checkOverflow)
    askNarrow(`breaks no word at ${NARROWEST} px`, checkBrokenWords)
    askNarrow(`has no orphans in headings at ${NARROWEST} px`, checkHeadingOrphans)
    if (first) askNarrow(`keeps its table headers at ${NARROWEST} px`, accessibility.checkTableHeaders)
    if (first) askNarrow('prints everything, in dark text only', checkPrint)
    if (second) askNarrow('fits with custom text spacing', accessibility.checkTextSpacing)
    if (isHome) askNarrow('keeps header and footer on screen with large text', accessibility.checkLargeText)
    // Last, because it fakes the clock of the page.
    if (first) askNarrow('has a pause control next to the first animation', motion.checkPauseControl)
  })
}

for (const [index, definition] of (pages as readonly Definition[]).entries()) {
  for (const language of languages) describePage(definition, language, index)
}

test.describe('not-found page', () => {
  test.use({ expectedErrors: /status of 404/, contextOptions: { reducedMotion: 'reduce' } })

  for (const path of ['/nope', '/pt/nada']) {
    test(`${path} has no accessibility violations`, async ({ page }) => {
      await page.setViewportSize({ width: widthIn(languageOf(path)), height: 900 })
      await openWithoutInteraction(page, path)
      await expectNoViolations(page, 'main')
    })
  }
})
