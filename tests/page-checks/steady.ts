import { expect, type Page } from '../fixtures.ts'
import { forgetShifts, shiftOf } from '../layout-shift.ts'
import { NO_SHIFT } from './prerendered.ts'

/** A word or two that move aside: the font and its stand-in have no letter of the same width. */
const UNSEEN_SHIFT = 0.005

/** Of what is first seen, nothing changes its place to be noticed when the font comes late. */
export async function staysWhenTheFontComes(page: Page, widths: readonly number[]): Promise<void> {
  await page.evaluate(() => delete document.documentElement.dataset['fullLayout'])
  for (const asked of widths) {
    await page.setViewportSize({ width: asked, height: 900 })
    await forgetShifts(page)
    await page.evaluate(() => {
      const root = document.documentElement
      const [, ...others] = getComputedStyle(root).getPropertyValue('--font').split(',')
      root.style.setProperty('--font', others.join(','))
    })
    expect.soft(await shiftOf(page), `at ${asked} px`).toBeLessThan(UNSEEN_SHIFT)
    await page.evaluate(() => document.documentElement.style.removeProperty('--font'))
  }
}

/** Nothing shifts on the way down, although sections are only laid out when they come near. */
export async function staysOnTheWayDown(page: Page, width: number): Promise<void> {
  await forgetShifts(page)
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += 800) {
      scrollTo({ top, behavior: 'instant' })
      await new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame)))
    }
  })
  expect.soft(await shiftOf(page), `at ${width} px`).toBeLessThan(NO_SHIFT)
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
}
