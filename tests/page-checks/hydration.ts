import { expect, type Page } from '../fixtures.ts'
import { shiftOf } from '../layout-shift.ts'
import { readPrerendered } from '../prerendered.ts'

/** Rounds to 0.00: the fallback font differs slightly in width. */
export const MAX_SHIFT = 0.002

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

function finalStateMs(page: Page): Promise<number> {
  return page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint')
    return (window.clearedMs ?? Infinity) - (paint?.startTime ?? 0)
  })
}

export async function checkHydration(page: Page, path: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
  expect.soft(await shiftOf(page), 'shift').toBeLessThan(MAX_SHIFT)
  expect.soft(await finalStateMs(page), 'demos show their final state').toBeGreaterThan(MIN_FINAL_STATE_MS)
  const prerendered = await page.evaluate(
    (html) => new DOMParser().parseFromString(html, 'text/html').querySelector('h1')?.textContent,
    await readPrerendered(path),
  )
  expect.soft(await page.locator('h1').textContent()).toBe(prerendered)
}

declare global {
  interface Window {
    clearedMs?: number
  }
}
