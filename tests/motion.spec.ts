import { pages, type Page as SitePage } from '../app/site/pages.ts'
import { canonicalPath } from '../app/site/paths.ts'
import { expect, test, type Page } from './fixtures.ts'
import { openHydrated } from './hydrated.ts'

/** The words of the switch, in both languages. */
const PAUSE = /^(Pause animations|Pausar animações)$/
const PLAY = /^(Play animations|Retomar animações)$/

/** Longer than anything stands still that goes on by itself. */
const LONGEST_REST_MS = 10_000

/** As far as a control may be from what it stops. */
const BESIDE_PX = 160

test('animations are paused by a visible control, and stay so', async ({ page }) => {
  await openHydrated(page, '/')
  const control = page.locator('footer').getByRole('button', { name: PAUSE })
  await control.click()
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'paused')
  await openHydrated(page, '/pt/book-a-demo')
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'paused')
  await page.locator('footer').getByRole('button', { name: PLAY }).click()
  await expect(page.locator('html')).not.toHaveAttribute('data-motion')
  await page.reload()
  await expect(control).toBeVisible()
})

for (const each of pages) {
  test(`${each.id}: a pause control stands beside the first thing that moves`, async ({ page }) => {
    await page.clock.install()
    for (const [language, width] of [
      ['en', 1440],
      ['pt', 390],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      await openHydrated(page, canonicalPath(each, language))
      const control = page.locator('main').getByRole('button', { name: PAUSE })
      const footers = page.locator('footer').getByRole('button')
      const moving = await firstMoving(page)
      await expect(control, moving ? `for ${moving.text}` : 'nothing moves').toHaveCount(moving ? 1 : 0)
      if (!moving) continue
      const box = await control.evaluate((button) => {
        const { x, y, width: across, height } = button.getBoundingClientRect()
        return { x, y: y + scrollY, across, height }
      })
      expect(Math.min(box.across, box.height)).toBeGreaterThanOrEqual(24)
      const apart = Math.hypot(
        Math.max(moving.left - box.x - box.across, box.x - moving.right, 0),
        Math.max(moving.top - box.y - box.height, box.y - moving.bottom, 0),
      )
      expect(apart, `from ${moving.text}, at ${width} px`).toBeLessThanOrEqual(BESIDE_PX)

      // One switch in two places.
      await control.click()
      await expect(footers.filter({ hasText: PLAY })).toHaveCount(1)
      expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
      await page.locator('main').getByRole('button', { name: PLAY }).press('Enter')
      await expect(footers.filter({ hasText: PAUSE })).toHaveCount(1)
    }
  })
}

type Moving = { text: string; left: number; right: number; top: number; bottom: number }

/** Goes down a page, screen by screen, until something changes by itself or is animated without end. */
async function firstMoving(page: Page): Promise<Moving | undefined> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let top = 0; top < height; top += 800) {
    await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top)
    // What comes in once, when it is first seen.
    await page.clock.runFor(500)
    await page.evaluate(() => {
      window.changes = new MutationObserver(() => {})
      const main = document.querySelector('main') ?? document.body
      window.changes.observe(main, { subtree: true, attributes: true, characterData: true, childList: true })
    })
    await page.clock.runFor(LONGEST_REST_MS)
    const found = await page.evaluate(() => {
      // Bars grow once, when they are first seen.
      const changes = window.changes.takeRecords().filter(({ attributeName }) => attributeName !== 'data-grow')
      const animated = document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().iterations === Infinity)
        .map(({ effect }) => (effect as KeyframeEffect).target)
      const moving = new Set([...changes.map(({ target }) => target), ...animated])
      const first = [...document.querySelectorAll('main *')].find(
        (element) =>
          (moving.has(element) || [...element.childNodes].some((node) => node instanceof Text && moving.has(node))) &&
          // What is being loaded stops by itself.
          !element.closest('[data-phase]'),
      )
      if (!first) return undefined
      const { left, right, top: above, bottom } = first.getBoundingClientRect()
      const text = first.textContent.slice(0, 60) || first.outerHTML.slice(0, 60)
      return { text, left, right, top: above + scrollY, bottom: bottom + scrollY }
    })
    if (found) return found
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
    changes: MutationObserver
  }
}
