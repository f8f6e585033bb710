import type { Language } from '../../app/site/languages.ts'
import { expectNothingFound } from '../axe.ts'
import { expect, standInForFlags, type Page } from '../fixtures.ts'

/**
 * No barrier, and nothing scrolls sideways where there is least room. One language is looked at on a narrow screen, the other
 * on a wide one: what stands there is the same. `npm run audit` looks at every page in every width.
 */
export async function isNoBarrier(page: Page, within: string, language: Language): Promise<void> {
  const width = { en: 390, pt: 1440 }[language]
  await page.setViewportSize({ width, height: 900 })
  await expectNothingFound(page, within, `at ${width} px`)
  await page.setViewportSize({ width: 320, height: 700 })
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect.soft(overflow, 'scrolls sideways at 320 px').toBeLessThanOrEqual(0)
}

/** Nor with a menu open, each in its turn. */
export async function hasMenusWithoutBarrier(page: Page): Promise<void> {
  await standInForFlags(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  for (const summary of await page.locator('header summary').all()) {
    await summary.click()
    await expect(summary.locator('..')).toHaveAttribute('open')
    await expectNothingFound(page, 'header', `wide, ${await summary.innerText()}`)
  }
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Menu' }).click()
  for (const summary of await page.locator('#navigation summary').all()) {
    await summary.click()
    await expect(summary.locator('..')).toHaveAttribute('open')
    await expectNothingFound(page, 'header', `narrow, ${await summary.innerText()}`)
  }
}
