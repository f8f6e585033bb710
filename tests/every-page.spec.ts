/** Each page is opened once in each language, and asked everything that is asked of all of them. */

import { languages } from '../app/site/languages.ts'
import { pages, type Page as Definition } from '../app/site/pages.ts'
import { canonicalPath } from '../app/site/paths.ts'
import { expectedPages } from './expectations.ts'
import { test, type Page } from './fixtures.ts'
import { openHydrated } from './hydrated.ts'
import { watchShifts } from './layout-shift.ts'
import { hasMenusWithoutBarrier, isNoBarrier } from './questions/accessible.ts'
import { leadsOn, saysItsDots } from './questions/expected.ts'
import { comesAliveAsServed } from './questions/served.ts'
import { staysOnTheWayDown } from './questions/steady.ts'

/** The shell is the same everywhere: all of it is looked at where there is least else. */
const wholePages = new Set(['home', 'not-found'])

/** In both languages, and over a dark hero. */
const withMenus = new Set(['/', '/pt', '/pt/ai-maturity-diagnostic'])

type Visit = { path: string; id: string; ask?: (page: Page) => Promise<void> }

async function visit(page: Page, { path, id, ask }: Visit): Promise<void> {
  await watchShifts(page)
  const served = await (await page.request.get(path)).text()
  await test.step('opens without a warning or a violation', () => openHydrated(page, path))
  await test.step('comes alive as served', () => comesAliveAsServed(page, served))
  await ask?.(page)
  // Nothing moves while axe looks: half-way colours are nobody's contrast.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await test.step('is no barrier', () => isNoBarrier(page, wholePages.has(id) ? 'html' : 'main'))
  if (withMenus.has(path)) await test.step('has menus that are no barrier', () => hasMenusWithoutBarrier(page))
}

for (const definition of pages as readonly Definition[]) {
  const { id } = definition
  const expected = expectedPages.find(({ page }) => page.id === id)?.expected
  for (const language of languages) {
    const path = canonicalPath(definition, language)
    test(path, async ({ page }) => {
      await visit(page, {
        path,
        id,
        ask: async () => {
          await test.step('says what its dots mean', () => saysItsDots(page))
          if (expected) await test.step('leads on', () => leadsOn(page, language, expected))
        },
      })
      // As a visitor sees it, with what moves.
      await page.emulateMedia({ reducedMotion: null })
      await test.step('stays on the way down', () => staysOnTheWayDown(page))
    })
  }
}

test.describe('what is not there', () => {
  test.use({ expectedTrouble: /status of 404/ })

  for (const path of ['/nope', '/pt/nada']) {
    test(path, ({ page }) => visit(page, { path, id: 'not-found' }))
  }
})
