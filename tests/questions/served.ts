import { expect, type Page } from '../fixtures.ts'
import { shiftOf } from '../layout-shift.ts'

/** What rounds to 0.00: the stand-in of the font is a hair's breadth wider here and narrower there. */
export const NO_SHIFT = 0.002

/** A page comes alive without a shift, and what is on screen is what was served. */
export async function comesAliveAsServed(page: Page, served: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
  expect.soft(await shiftOf(page), 'shift').toBeLessThan(NO_SHIFT)
  const prerendered = await page.evaluate(
    (html) => new DOMParser().parseFromString(html, 'text/html').querySelector('h1')?.textContent,
    served,
  )
  expect.soft(await page.locator('h1').textContent()).toBe(prerendered)
}
