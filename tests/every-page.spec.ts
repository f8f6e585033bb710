/** Opens each page once per language, and asks all questions of the open page. */

import { languages, type Language } from '#site/languages.ts'
import { pages, type Page as Definition } from '#site/pages.ts'
import { canonicalPath, languageOf } from '#site/paths.ts'
import { PT } from '#site/testing/portuguese.ts'
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
import { checkHeadingOrphans, checkHyphenatedWords, checkBrokenWords } from './page-checks/typography.ts'

/** One language is checked on a narrow screen, the next on a wide one: the sections are the same. */
const widths = [390, 1440] as const
const widthIn = (language: Language) => widths[languages.indexOf(language) % 2 === 0 ? 0 : 1]

const NARROWEST = 320

/** The shell is the same everywhere: check all of it on the home page, and its open menus on these paths. */
const withMenus = new Set(['/', '/pt/ai-maturity-diagnostic'])

async function open(page: Page, path: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 })
  await watchShifts(page)
  await stability.watchDemos(page)
  await openWithoutInteraction(page, path)
}

type Situation = { at?: number; media?: Parameters<Page['emulateMedia']>[0] }

const asSet = { reducedMotion: null, contrast: null, forcedColors: null, colorScheme: null }

function describePage(definition: Definition, language: Language, index: number): void {
  const path = canonicalPath(definition, language)
  const width = widthIn(language)
  const isHome = definition.id === 'home'
  // Both languages have the same sections: what doesn't depend on texts is asked in one of them, which alternates.
  const [first, second] = [0, 1].map((nth) => language === languages[(index + nth) % languages.length])

  test.describe(path, () => {
    // In order, on one page.
    test.describe.configure({ mode: 'default' })

    let page: Page
    let emulated: Situation['media'] = asSet
    let problems: string[]
    let hosts: Set<string>

    test.beforeAll(async ({ browser }) => {
      page = await browser.newPage()
      problems = watchProblems(page)
      hosts = stability.watchHosts(page)
      await open(page, path, width)
    })
    test.afterEach('no console errors', () => expect(problems.splice(0)).toEqual([]))
    test.afterAll(() => page.close())

    /** Changing width or media takes longer than most questions: those with the same ones come one after the other. */
    const ask = (title: string, check: (at: Page) => Promise<void>, { at = width, media = asSet }: Situation = {}) =>
      test(title, async () => {
        if (page.viewportSize()?.width !== at) await page.setViewportSize({ width: at, height: 900 })
        if (media !== emulated) await page.emulateMedia({ ...asSet, ...media })
        emulated = media
        await page.evaluate(() => {
          document.documentElement.dataset['fullLayout'] = ''
          scrollTo({ top: 0, behavior: 'instant' })
        })
        await check(page)
      })

    ask('hydrates without changes', (at) => stability.checkHydration(at, path))
    if (second) ask('does not shift while scrolling', stability.checkScrollShift)
    ask('pulses its active dots', checkActiveDotsPulse)
    ask('has an uncovered pause control', motion.checkPauseControlUncovered)
    if (first) {
      ask('finishes scroll animations without layout', motion.checkScrollAnimations)
      ask('can run a view transition', motion.checkViewTransition)
    }

    // Colors in the middle of an animation have no meaningful contrast, and the other questions don't need motion.
    const media = { reducedMotion: 'reduce' } as const
    ask('has no orphans in headings', checkHeadingOrphans, { media })
    ask('labels status dots with text', checkDotLabels, { media })
    ask('keeps the shapes of icons', checkIconShapes, { media })
    ask('marks handoffs in amber', checkHandoffDots, { media })
    // Regression: containment broke the subgrid of a card and clipped its figure.
    if (first) ask('keeps the height of parts that are skipped off screen', stability.checkContainment, { media })
    if (second) ask('does not shift when the font loads', (at) => stability.checkFontSwapShift(at, widths), { media })
    if (first || isHome)
      // `checkContrast` looks at colors more closely than axe.
      ask('has no accessibility violations', (at) => expectNoViolations(at, isHome ? 'html' : 'main', '', false), {
        media,
      })
    if (first) {
      ask('has enough contrast', checkContrast, { media })
      ask('has enough contrast in dark colors', checkContrast, { media: { ...media, colorScheme: 'dark' } })
      const colorScheme = index % 2 === 0 ? 'light' : 'dark'
      ask(`has enough contrast in forced colors, ${colorScheme}`, checkContrast, {
        media: { ...media, forcedColors: 'active', colorScheme },
      })
    }
    // Only tokens depend on it, so a third of the pages is enough.
    if (second && index % 3 === 0)
      ask('has enough contrast with more contrast', checkContrast, { media: { ...media, contrast: 'more' } })
    test('sends requests to the site only', ({ baseURL }) => expect([...hosts]).toEqual([baseURL]))
    if (withMenus.has(path)) ask('has accessible menus', accessibility.checkMenuAccessibility, { media })

    const narrow = { at: NARROWEST, media }
    ask(`fits into ${NARROWEST} px`, accessibility.checkOverflow, narrow)
    ask(`breaks no word at ${NARROWEST} px`, checkBrokenWords, narrow)
    ask(`keeps its table headers at ${NARROWEST} px`, accessibility.checkTableHeaders, narrow)
    ask(`has no orphans in headings at ${NARROWEST} px`, checkHeadingOrphans, narrow)
    if (first) ask('prints everything, in dark text only', checkPrint, narrow)
    if (second) ask('fits with custom text spacing', accessibility.checkTextSpacing, narrow)
    ask('keeps short hyphenated words in headings on one line', checkHyphenatedWords, narrow)
    if (isHome) ask('keeps header and footer on screen with large text', accessibility.checkLargeText, narrow)
    // Last, because it fakes the clock of the page.
    if (language === PT) ask('has a pause control next to the first animation', motion.checkPauseControl)
  })
}

for (const [index, definition] of (pages as readonly Definition[]).entries()) {
  for (const language of languages) describePage(definition, language, index)
}

test.describe('not-found page', () => {
  test.use({ expectedErrors: /status of 404/, contextOptions: { reducedMotion: 'reduce' } })

  for (const path of ['/nope', '/pt/nada']) {
    test(`${path} has no accessibility violations`, async ({ page }) => {
      await open(page, path, widthIn(languageOf(path)))
      await expectNoViolations(page, 'main')
    })
  }
})
