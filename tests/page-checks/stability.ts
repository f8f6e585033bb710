import { expect, type Page } from '../fixtures.ts'
import { resetShifts, shiftOf } from '../layout-shift.ts'
import { readPrerendered } from '../prerendered.ts'

/** Rounds to 0.00: the fallback font differs slightly in width. */
const MAX_SHIFT = 0.002

/** Demos show their final state at least this long before they play. */
const MIN_FINAL_STATE_MS = 300

/** Records when the first demo leaves its final state, on pages opened from now on. */
export async function watchDemos(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector('main [data-stage]')) window.clearedMs ??= performance.now()
    }).observe(document, { subtree: true, childList: true, attributeFilter: ['data-stage'] })
  })
}

export function watchHosts(page: Page): Set<string> {
  const hosts = new Set<string>()
  page.on('request', (request) => hosts.add(new URL(request.url()).origin))
  return hosts
}

export async function checkHydration(page: Page, path: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
  expect.soft(await shiftOf(page), 'shift').toBeLessThan(MAX_SHIFT)
  const finalStateMs = await page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint')
    return (window.clearedMs ?? Infinity) - (paint?.startTime ?? 0)
  })
  expect.soft(finalStateMs, 'demos show their final state').toBeGreaterThan(MIN_FINAL_STATE_MS)
  const prerendered = await page.evaluate(
    (html) => new DOMParser().parseFromString(html, 'text/html').querySelector('h1')?.textContent,
    await readPrerendered(path),
  )
  expect.soft(await page.locator('h1').textContent()).toBe(prerendered)
}

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

declare global {
  interface Window {
    clearedMs?: number
  }
}
