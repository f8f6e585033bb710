/** Each page is opened once in each language, and asked everything that is asked of all of them. */

import { languages, type Language } from '#site/languages.ts'
import { pages, type Page as Definition } from '#site/pages.ts'
import { canonicalPath, languageOf } from '#site/paths.ts'
import { PT } from '#site/testing/portuguese.ts'
import { expectedPages } from './expectations.ts'
import { expect, test, type Page } from './fixtures.ts'
import { openUnmoved } from './hydrated.ts'
import { watchShifts } from './layout-shift.ts'
import {
  fitsAReadersSpacing,
  fitsWhereRoomIsLeast,
  hasMenusWithoutBarrier,
  hasRoomForLargeLetters,
  isNoBarrier,
  keepsItsTableHeaders,
} from './page-checks/accessible.ts'
import { hasReadableText } from './page-checks/contrast.ts'
import { handsOverInAmber, keepsItsIcons, leadsOn, pulsesActiveDots, saysItsDots } from './page-checks/expected.ts'
import { answersToScrolling, canBePaused, canFade, hasNothingOverItsPauseControl } from './page-checks/moving.ts'
import { isFitForPaper } from './page-checks/paper.ts'
import { comesAliveAsServed, watchDemos, watchHosts } from './page-checks/prerendered.ts'
import { staysOnTheWayDown, staysWhenTheFontComes } from './page-checks/steady.ts'
import { breaksItsHeadingsWell, breaksNoWord } from './page-checks/type.ts'

/** One language is looked at on a narrow screen, the next on a wide one: what stands there is the same. */
const widths = [390, 1440] as const
const widthIn = (language: Language) => widths[languages.indexOf(language) % 2 === 0 ? 0 : 1]

/** The shell is the same everywhere: all of it is looked at on the home page, and with its menus open on these. */
const withMenus = new Set(['/', '/pt/ai-maturity-diagnostic'])

/** Opens a page as a visitor does, with what moves. */
async function open(page: Page, path: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 })
  await watchShifts(page)
  await watchDemos(page)
  const served = await (await page.request.get(path)).text()
  await test.step('opens without a warning or a violation', () => openUnmoved(page, path))
  await test.step('comes alive as served', () => comesAliveAsServed(page, served))
}

/** Nothing moves while axe looks: half-way colours are nobody's contrast. */
async function atRest(page: Page, step: string, ask: () => Promise<void>): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await test.step(step, ask)
  await page.emulateMedia({ reducedMotion: null })
}

/** Also in the colors that visitors can ask for; without any, one language is enough. */
async function hasReadableTextInAllColors(page: Page, withoutPreference: boolean): Promise<void> {
  if (withoutPreference) await hasReadableText(page, 'without a preference')
  await page.emulateMedia({ contrast: 'more' })
  await hasReadableText(page, 'with more contrast')
  await page.emulateMedia({ contrast: null })
  if (!withoutPreference) return
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme })
    await hasReadableText(page, `in forced colors, ${colorScheme}`)
  }
  await page.emulateMedia({ forcedColors: null, colorScheme: null })
}

for (const [index, definition] of (pages as readonly Definition[]).entries()) {
  // They are made of the same sections. `npm run audit` has axe look at all of them, in both languages and widths.
  const lookedAtIn = definition.id === 'home' ? languages : [languages[index % languages.length]]
  // Sections are as high as they are, whoever looks: what one language tells of the way down, the other does.
  const walkedIn = languages[(index + 1) % languages.length]
  const expected = expectedPages.find(({ page }) => page.id === definition.id)?.expected
  for (const language of languages) {
    const path = canonicalPath(definition, language)
    const width = widthIn(language)
    test(path, async ({ page, baseURL }) => {
      const hosts = watchHosts(page)
      await open(page, path, width)
      const others = language === walkedIn ? widths.filter((other) => other !== width) : []
      // First: the next step lays sections out at other widths, and what they were there counts as moved.
      if (language === walkedIn) await test.step('stays on the way down', () => staysOnTheWayDown(page, width))
      await test.step('stays when the font comes', () => staysWhenTheFontComes(page, [...others, width]))
      await test.step('breaks its headings well', () => breaksItsHeadingsWell(page))
      await test.step('says what its dots mean', () => saysItsDots(page))
      await test.step('pulses its active dots', () => pulsesActiveDots(page))
      await test.step('keeps its icons', () => keepsItsIcons(page))
      await test.step('hands over in amber', () => handsOverInAmber(page))
      await test.step('has nothing over its pause control', () => hasNothingOverItsPauseControl(page))
      if (language === 'en') await test.step('answers to scrolling', () => answersToScrolling(page))
      if (language === 'en') await test.step('can fade', () => canFade(page))
      if (expected) await test.step('leads on', () => leadsOn(page, language, expected))
      const within = definition.id === 'home' ? 'html' : 'main'
      if (lookedAtIn.includes(language)) await atRest(page, 'is no barrier', () => isNoBarrier(page, within, width))
      await atRest(page, 'has readable text', () => hasReadableTextInAllColors(page, lookedAtIn.includes(language)))
      await test.step('is fit for paper', () => isFitForPaper(page))
      expect.soft([...hosts], 'all that it asks for comes from the site').toEqual([baseURL])
      if (withMenus.has(path)) await atRest(page, 'has menus that are none', () => hasMenusWithoutBarrier(page, width))
      if (language === PT) await test.step('can be paused', () => canBePaused(page))
      await test.step('has room where there is least', () => fitsWhereRoomIsLeast(page))
      await test.step('breaks no word there', () => breaksNoWord(page))
      await test.step('keeps its table headers', () => keepsItsTableHeaders(page))
      await test.step('has room for a reader’s spacing', () => fitsAReadersSpacing(page))
      await test.step('breaks its headings well there', () => breaksItsHeadingsWell(page))
      if (definition.id === 'home') await test.step('has room for large letters', () => hasRoomForLargeLetters(page))
    })
  }
}

test.describe('what is not there', () => {
  test.use({ expectedTrouble: /status of 404/ })

  for (const path of ['/nope', '/pt/nada']) {
    test(path, async ({ page }) => {
      const width = widthIn(languageOf(path))
      await open(page, path, width)
      await atRest(page, 'is no barrier', () => isNoBarrier(page, 'main', width))
    })
  }
})
