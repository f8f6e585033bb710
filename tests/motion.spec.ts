import { pages, type Page as SitePage } from '../app/site/pages.ts'
import { canonicalPath } from '../app/site/paths.ts'
import type { Locator } from '@playwright/test'
import { expect, test, type Page } from './fixtures.ts'
import { openHydrated } from './hydrated.ts'

/** The words of the switch, in both languages. */
const PAUSE = /^(Pause animations|Pausar animações)$/
const PLAY = /^(Play animations|Retomar animações)$/

/** Longer than anything stands still that goes on by itself. */
const LONGEST_REST_MS = 10_000

/** As far above or below what it stops as a control may stand. */
const BESIDE_PX = 160

test('animations are paused by a visible control, and stay so', async ({ page }) => {
  await openHydrated(page, '/')
  const control = page.locator('footer').getByRole('button', { name: PAUSE })
  await control.click()
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'paused')
  await openHydrated(page, '/pt/book-a-demo')
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'paused')
  await page.locator('main').getByRole('button', { name: PLAY }).press('Enter')
  await expect(page.locator('html')).not.toHaveAttribute('data-motion')
  await page.reload()
  await expect(control).toBeVisible()
})

for (const each of pages) {
  test(`${each.id}: a pause control stands beside the first thing that moves`, async ({ page }) => {
    await page.clock.install()
    await page.setViewportSize({ width: 1440, height: 900 })
    await openHydrated(page, canonicalPath(each, 'pt'))
    const first = await firstMoving(page)
    const control = page.locator('main').getByRole('button', { name: PAUSE })
    await expect(control).toHaveCount(first ? 1 : 0)
    if (!first) return
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const [button, moving] = [await boxOf(control), await boxOf(first)]
      expect(Math.min(button.width, button.height)).toBeGreaterThanOrEqual(24)
      const apart = Math.max(moving.top - button.bottom, button.top - moving.bottom)
      expect(apart, `at ${width} px`).toBeLessThanOrEqual(BESIDE_PX)
    }
    // One switch in two places.
    await control.click()
    await expect(page.locator('footer').getByRole('button', { name: PLAY })).toHaveCount(1)
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
  })
}

/** Where something stands on its page. */
function boxOf(locator: Locator): Promise<{ top: number; bottom: number; width: number; height: number }> {
  return locator.evaluate((element) => {
    const { top, bottom, width, height } = element.getBoundingClientRect()
    return { top: top + scrollY, bottom: bottom + scrollY, width, height }
  })
}

/** Goes down a page, screen by screen, until something changes by itself or is animated without end. */
async function firstMoving(page: Page): Promise<Locator | undefined> {
  await page.evaluate(() => {
    window.changed = new Set()
    const observer = new MutationObserver((changes) => {
      for (const { attributeName, target } of changes) {
        // Bars grow once, when they are first seen.
        if (attributeName !== 'data-grow') window.changed.add(target instanceof Text ? target.parentNode : target)
      }
    })
    const main = document.querySelector('main') ?? document.body
    observer.observe(main, { subtree: true, attributes: true, characterData: true, childList: true })
  })
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let top = 0; top < height; top += 800) {
    await page.evaluate(async (y) => {
      scrollTo({ top: y, behavior: 'instant' })
      // Whoever waits to come on screen has been told by then.
      await new Promise((told) => new IntersectionObserver(told).observe(document.body))
    }, top)
    await page.clock.runFor(LONGEST_REST_MS)
    const found = await page.evaluate(() => {
      for (const { effect } of document.getAnimations()) {
        if (effect?.getComputedTiming().iterations === Infinity) window.changed.add((effect as KeyframeEffect).target)
      }
      const first = [...document.querySelectorAll('main *')]
        // What is being loaded stops by itself.
        .find((element) => window.changed.has(element) && !element.closest('[data-phase]'))
      if (!first) return false
      // A drawing is one thing.
      const drawings = [...document.querySelectorAll('main svg')]
      const drawing = drawings.find((each) => each.contains(first))
      ;(drawing ?? first).setAttribute('data-moves-first', '')
      return true
    })
    if (found) return page.locator('[data-moves-first]')
  }
  return undefined
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('nothing moves on any page, and no control promises to stop it', async ({ page }) => {
    const moves = async ({ path }: SitePage) => {
      await page.goto(path)
      await expect(page.getByRole('button', { name: PAUSE })).toHaveCount(0)
      return (await page.evaluate(() => document.getAnimations().length)) > 0
    }
    const moving: string[] = []
    for (const each of pages) if (await moves(each)) moving.push(each.id)
    expect(moving).toEqual([])
  })
})

test('works where the browser keeps nothing', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError')
      },
    })
  })
  await openHydrated(page, '/')
  await page.getByRole('button', { name: PAUSE }).first().click()
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'paused')
})

declare global {
  interface Window {
    changed: Set<Node | null>
  }
}
