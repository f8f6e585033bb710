import { expect, type Page } from '../fixtures.ts'
import { resetShifts, shiftOf } from '../layout-shift.ts'
import { MAX_SHIFT } from './hydration.ts'

/** A few words may move, because the fallback font has different widths. */
const MAX_FONT_SHIFT = 0.005

/** The first screen doesn't shift noticeably when the font loads late. */
export async function checkFontSwapShift(page: Page, widths: readonly number[]): Promise<void> {
  await page.evaluate(() => delete document.documentElement.dataset['fullLayout'])
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await resetShifts(page)
    await page.evaluate(() => {
      const root = document.documentElement
      const [, ...others] = getComputedStyle(root).getPropertyValue('--font').split(',')
      root.style.setProperty('--font', others.join(','))
    })
    expect.soft(await shiftOf(page), `at ${width} px`).toBeLessThan(MAX_FONT_SHIFT)
    await page.evaluate(() => document.documentElement.style.removeProperty('--font'))
  }
}

/** Nothing shifts while scrolling down, although off-screen sections are laid out late. */
export async function checkScrollShift(page: Page, width: number): Promise<void> {
  await resetShifts(page)
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += 800) {
      scrollTo({ top, behavior: 'instant' })
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    }
  })
  expect.soft(await shiftOf(page), `at ${width} px`).toBeLessThan(MAX_SHIFT)
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
}
