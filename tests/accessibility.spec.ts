import { pages } from '../app/site/pages.ts'
import { languages } from '../app/site/languages.ts'
import { canonicalPath } from '../app/site/paths.ts'
import { expectNothingFound } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { openHydrated } from './hydrated.ts'

// Nothing moves while it is looked at: half-way colours are nobody's contrast.
test.use({ expectedTrouble: /status of 404/, contextOptions: { reducedMotion: 'reduce' } })

/** The shell is the same everywhere: it is looked at on the home and the not-found page, and with its menus open. */
const cases = [
  ...pages.map((page) => ({
    id: page.id,
    within: page.id === 'home' ? 'html' : 'main',
    paths: languages.map((language) => canonicalPath(page, language)),
  })),
  { id: 'not-found', within: 'html', paths: ['/nope', '/pt/nada'] },
]

for (const { id, within, paths } of cases) {
  test(`${id}, in both languages, narrow and wide`, async ({ page }) => {
    for (const path of paths) {
      await openHydrated(page, path)
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        await expectNothingFound(page, within)
      }
      await page.setViewportSize({ width: 320, height: 700 })
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(overflow, `${path} scrolls sideways at 320 px`).toBeLessThanOrEqual(0)
    }
  })
}

for (const path of ['/', '/pt', '/pt/ai-maturity-diagnostic']) {
  test(`${path} with each menu open, wide`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await openHydrated(page, path)
    for (const summary of await page.locator('header summary').all()) {
      await summary.click()
      await expectNothingFound(page, 'header')
    }
  })

  test(`${path} with the menu open, narrow`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openHydrated(page, path)
    await page.getByRole('button', { name: 'Menu' }).click()
    for (const summary of await page.locator('#navigation summary').all()) {
      await summary.click()
      await expect(summary.locator('..')).toHaveAttribute('open')
      await expectNothingFound(page, 'header')
    }
  })
}

for (const { path, locale } of [
  { path: '/', locale: 'pt-BR' },
  { path: '/ai-maturity-diagnostic', locale: 'pt-BR' },
]) {
  test.describe(() => {
    test.use({ locale })

    test(`${path} with the language offer`, async ({ page }) => {
      await openHydrated(page, path)
      await expect(page.getByText('Ver em português?')).toBeVisible()
      await expectNothingFound(page)
    })
  })
}
