import { expect, type Page } from '../fixtures.ts'
import { resetShifts, shiftOf } from '../layout-shift.ts'
import { MAX_SHIFT } from './hydration.ts'

/** A few words may move, because the fallback font has different widths. */
const MAX_FONT_SHIFT = 0.005

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
export async function checkScrollShift(page: Page): Promise<void> {
  await resetShifts(page)
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += 800) {
      scrollTo({ top, behavior: 'instant' })
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    }
  })
  expect(await shiftOf(page)).toBeLessThan(MAX_SHIFT)
}

/** Parts that are skipped while off screen have the same height as in a full layout. */
export async function checkContainment(page: Page): Promise<void> {
  const changed = await page.evaluate(() => {
    const root = document.documentElement
    delete root.dataset['fullLayout']
    const parts = [...document.querySelectorAll<HTMLElement>('main *')]
    const skipped = parts.filter((part) => getComputedStyle(part).contentVisibility === 'auto')
    root.dataset['fullLayout'] = ''
    const heights = skipped.map((part) => part.getBoundingClientRect().height)
    for (const part of skipped) part.style.contain = 'layout style paint'
    const contained = skipped.map((part) => part.getBoundingClientRect().height)
    for (const part of skipped) part.style.contain = ''
    return heights.flatMap((height, at) => (Math.abs(height - contained[at]!) > 1 ? [[height, contained[at]]] : []))
  })
  expect(changed).toEqual([])
}
