/** Opens each page once per language and runs all page checks. */

import { languages, type Language } from '#site/languages.ts'
import { pages, type Page as Definition } from '#site/pages.ts'
import { canonicalPath, languageOf } from '#site/paths.ts'
import { PT } from '#site/testing/portuguese.ts'
import { expectedPages } from './expectations.ts'
import { expect, test, type Page } from './fixtures.ts'
import { watchShifts } from './layout-shift.ts'
import { openWithoutInteraction } from './open-page.ts'
import {
  checkTextSpacing,
  checkNarrowOverflow,
  checkMenuAccessibility,
  checkLargeText,
  checkAccessibility,
  checkTableHeaders,
} from './page-checks/accessibility.ts'
import {
  checkHandoffDots,
  checkIconShapes,
  checkLinks,
  checkActiveDotsPulse,
  checkDotLabels,
} from './page-checks/content.ts'
import { checkContrast } from './page-checks/contrast.ts'
import { checkHydration, watchDemos, watchHosts } from './page-checks/hydration.ts'
import {
  checkScrollAnimations,
  checkPauseControl,
  checkViewTransition,
  checkPauseControlUncovered,
} from './page-checks/motion.ts'
import { checkPrint } from './page-checks/print.ts'
import { checkScrollShift, checkFontSwapShift } from './page-checks/stability.ts'
import { checkHeadingOrphans, checkBrokenWords } from './page-checks/typography.ts'

/** One language is checked on a narrow screen, the next on a wide one: the sections are the same. */
const widths = [390, 1440] as const
const widthIn = (language: Language) => widths[languages.indexOf(language) % 2 === 0 ? 0 : 1]

/** The shell is the same everywhere: check all of it on the home page, and its open menus on these paths. */
const withMenus = new Set(['/', '/pt/ai-maturity-diagnostic'])

/** Opens a page with animations on. */
async function open(page: Page, path: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 })
  await watchShifts(page)
  await watchDemos(page)
  const builtHtml = await (await page.request.get(path)).text()
  await test.step('opens without console errors', () => openWithoutInteraction(page, path))
  await test.step('hydrates without changes', () => checkHydration(page, builtHtml))
}

/** For axe: colors in the middle of an animation have no meaningful contrast. */
async function stepWithReducedMotion(page: Page, step: string, check: () => Promise<void>): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await test.step(step, check)
  await page.emulateMedia({ reducedMotion: null })
}

/** Also in the colors that visitors can choose; the default colors are checked in one language. */
async function checkContrastInAllColors(page: Page, withoutPreference: boolean): Promise<void> {
  if (withoutPreference) await checkContrast(page, 'without a preference')
  await page.emulateMedia({ contrast: 'more' })
  await checkContrast(page, 'with more contrast')
  await page.emulateMedia({ contrast: null })
  if (!withoutPreference) return
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme })
    await checkContrast(page, `in forced colors, ${colorScheme}`)
  }
  await page.emulateMedia({ forcedColors: null, colorScheme: null })
}

for (const [index, definition] of (pages as readonly Definition[]).entries()) {
  // Pages share sections. `npm run audit` runs axe on all of them, in both languages and widths.
  const axeLanguages = definition.id === 'home' ? languages : [languages[index % languages.length]]
  // Scroll through each page in one language only.
  const scrolledIn = languages[(index + 1) % languages.length]
  const expected = expectedPages.find(({ page }) => page.id === definition.id)?.expected
  for (const language of languages) {
    const path = canonicalPath(definition, language)
    const width = widthIn(language)
    test(path, async ({ page, baseURL }) => {
      const hosts = watchHosts(page)
      await open(page, path, width)
      const others = language === scrolledIn ? widths.filter((other) => other !== width) : []
      // First, because the next step changes the viewport width.
      if (language === scrolledIn)
        await test.step('does not shift while scrolling', () => checkScrollShift(page, width))
      await test.step('does not shift when the font loads', () => checkFontSwapShift(page, [...others, width]))
      await test.step('has no orphans in headings', () => checkHeadingOrphans(page))
      await test.step('labels status dots with text', () => checkDotLabels(page))
      await test.step('pulses its active dots', () => checkActiveDotsPulse(page))
      await test.step('keeps the shapes of icons', () => checkIconShapes(page))
      await test.step('marks handoffs in amber', () => checkHandoffDots(page))
      await test.step('has an uncovered pause control', () => checkPauseControlUncovered(page))
      if (language === 'en')
        await test.step('finishes scroll animations without layout', () => checkScrollAnimations(page))
      if (language === 'en') await test.step('can run a view transition', () => checkViewTransition(page))
      if (expected) await test.step('links to the expected pages', () => checkLinks(page, language, expected))
      const within = definition.id === 'home' ? 'html' : 'main'
      if (axeLanguages.includes(language))
        await stepWithReducedMotion(page, 'has no accessibility violations', () =>
          checkAccessibility(page, within, width),
        )
      await stepWithReducedMotion(page, 'has enough contrast', () =>
        checkContrastInAllColors(page, axeLanguages.includes(language)),
      )
      await test.step('prints dark text only', () => checkPrint(page))
      expect.soft([...hosts], 'requests go to the site only').toEqual([baseURL])
      if (withMenus.has(path))
        await stepWithReducedMotion(page, 'has accessible menus', () => checkMenuAccessibility(page, width))
      if (language === PT)
        await test.step('has a pause control next to the first animation', () => checkPauseControl(page))
      await test.step('fits into 320 px', () => checkNarrowOverflow(page))
      await test.step('breaks no word at 320 px', () => checkBrokenWords(page))
      await test.step('keeps its table headers', () => checkTableHeaders(page))
      await test.step('fits with custom text spacing', () => checkTextSpacing(page))
      await test.step('has no orphans in headings at 320 px', () => checkHeadingOrphans(page))
      if (definition.id === 'home')
        await test.step('keeps header and footer on screen with large text', () => checkLargeText(page))
    })
  }
}

test.describe('not-found page', () => {
  test.use({ expectedErrors: /status of 404/ })

  for (const path of ['/nope', '/pt/nada']) {
    test(path, async ({ page }) => {
      const width = widthIn(languageOf(path))
      await open(page, path, width)
      await stepWithReducedMotion(page, 'has no accessibility violations', () =>
        checkAccessibility(page, 'main', width),
      )
    })
  }
})
