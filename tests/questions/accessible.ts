import { expectNothingFound } from '../axe.ts'
import { expect, standInForFlags, type Page } from '../fixtures.ts'

export async function isNoBarrier(page: Page, within: string, width: number): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dataset['whole'] = ''
    scrollTo({ top: 0, behavior: 'instant' })
  })
  await expectNothingFound(page, within, `at ${width} px`)
}

/** Nothing scrolls sideways. */
export async function fitsWhereRoomIsLeast(page: Page): Promise<void> {
  await page.evaluate(() => (document.documentElement.dataset['whole'] = ''))
  await page.setViewportSize({ width: 320, height: 700 })
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect.soft(overflow, 'scrolls sideways at 320 px').toBeLessThanOrEqual(0)
}

/** Nor with a menu open, each in its turn. */
export async function hasMenusWithoutBarrier(page: Page, width: number): Promise<void> {
  await standInForFlags(page)
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  const button = page.getByRole('button', { name: 'Menu' })
  if (await button.isVisible()) await button.click()
  for (const summary of await page.locator('header summary').filter({ visible: true }).all()) {
    await summary.click()
    await expect(summary.locator('..')).toHaveAttribute('open')
    await expectNothingFound(page, 'header', `at ${width} px, ${await summary.innerText()}`)
  }
}
