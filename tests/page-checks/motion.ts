import { expect, type Page } from '../fixtures.ts'
import { waitForPaint } from '../wait-for.ts'

export const PAUSE = /^(Pause animations|Pausar animações)$/
export const PLAY = /^(Play animations|Retomar animações)$/

/** Together longer than the pause of any animation after it enters the screen. */
const STEP_MS = 2500
const STEPS = 5

/** What moves for less than five seconds needs no control (WCAG 2.2.2). */
const SHORT_STEPS = 2

/** Maximum distance between the control and the nearest part of the first animation. */
const MAX_DISTANCE_PX = 160

/** Pages without animations have no pause control. */
export async function checkPauseControl(page: Page): Promise<void> {
  // Stop all animations, then restart them on the faked clock.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  // Wait until animations have stopped: otherwise their clock would go backwards.
  await waitForPaint(page)
  await page.clock.install()
  await page.emulateMedia({ reducedMotion: null })
  const isMoving = await findFirstMoving(page)
  const control = page.locator('main').getByRole('button', { name: PAUSE })
  await expect(control).toHaveCount(isMoving ? 1 : 0)
  if (!isMoving) return
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    const { size, distance } = await control.evaluate((button) => {
      const { top, bottom, width: across, height } = button.getBoundingClientRect()
      const moving = [...document.querySelectorAll('[data-moves-first]')].map((part) => part.getBoundingClientRect())
      const distances = moving.map((part) => Math.max(part.top - bottom, top - part.bottom))
      return { size: Math.min(across, height), distance: Math.min(...distances) }
    })
    expect(size).toBeGreaterThanOrEqual(24)
    expect(distance, `at ${width} px`).toBeLessThanOrEqual(MAX_DISTANCE_PX)
  }
  await control.click()
  await expect(page.locator('footer').getByRole('button', { name: PLAY })).toHaveCount(1)
  // Transitions started by the click end first.
  await expect.poll(() => page.evaluate(() => document.getAnimations().length), { intervals: [50] }).toBe(0)
}

export async function checkPauseControlUncovered(page: Page): Promise<void> {
  for (const control of await page.locator('main').getByRole('button', { name: PAUSE }).all()) {
    const covered = await control.evaluate((button) => {
      button.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { left, top, width, height } = button.getBoundingClientRect()
      const parts = [0.2, 0.35, 0.5, 0.65, 0.8]
      return parts
        .flatMap((x) => parts.map((y) => document.elementFromPoint(left + x * width, top + y * height)))
        .filter((hit) => !button.contains(hit))
        .map((hit) => hit?.outerHTML.slice(0, 80))
    })
    expect.soft(covered, 'over the pause control').toEqual([])
  }
}

/** Scroll animations finish before the end of the page, and only change transform and opacity. */
export async function checkScrollAnimations(page: Page): Promise<void> {
  const readProgress = async () => (await page.evaluate(findScrollAnimations)).map(({ progress }) => progress)
  const properties = (await page.evaluate(findScrollAnimations)).flatMap(({ changed }) => changed)
  expect.soft(properties.filter((property) => !/^(transform|opacity)$/.test(property))).toEqual([])
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
  await expect.soft.poll(readProgress).toEqual(properties.map(() => 1))
  await page.evaluate(() => (document.documentElement.dataset['motion'] = 'paused'))
  expect.soft(await readProgress()).toEqual([])
  await page.evaluate(() => delete document.documentElement.dataset['motion'])
}

/** Runs in the browser: animations on a view timeline, with their progress and changed properties. */
function findScrollAnimations(): { progress: number | null | undefined; changed: string[] }[] {
  const described = new Set(['offset', 'computedOffset', 'easing', 'composite'])
  return document
    .getAnimations()
    .filter(({ timeline }) => timeline instanceof ViewTimeline)
    .map(({ effect }) => {
      const keys = (effect as KeyframeEffect).getKeyframes().flatMap(Object.keys)
      return {
        progress: effect?.getComputedTiming().progress,
        changed: [...new Set(keys)].filter((key) => !described.has(key)),
      }
    })
}

/** A view transition runs: no two elements have the same view-transition-name. */
export async function checkViewTransition(page: Page): Promise<void> {
  const error = await page.evaluate(() =>
    document
      .startViewTransition(() => {})
      .ready.then(
        () => '',
        (reason: unknown) => String(reason),
      ),
  )
  expect.soft(error).toBe('')
}

/** Scrolls down screen by screen until something changes or is animated endlessly. */
async function findFirstMoving(page: Page): Promise<boolean> {
  await page.evaluate(() => {
    window.changed = new Set()
    const observer = new MutationObserver((changes) => {
      for (const { attributeName, target } of changes) {
        // Bars grow once, when they are first seen, and hero pictures play once.
        if (attributeName !== 'data-grow' && attributeName !== 'data-playing')
          window.changed.add(target instanceof Text ? target.parentNode : target)
      }
    })
    const main = document.querySelector('main') ?? document.body
    observer.observe(main, { subtree: true, attributes: true, characterData: true, childList: true })
  })
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let top = 0; top < height; top += 800) {
    await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top)
    for (let step = 0; step < STEPS; step++) {
      // Earlier intersection observers have been notified by then.
      await page.evaluate(
        () => new Promise((resolve) => new IntersectionObserver(() => resolve(true)).observe(document.body)),
      )
      await page.clock.runFor(STEP_MS)
      if (step + 1 === SHORT_STEPS) await page.evaluate(() => window.changed.clear())
    }
    if (await page.evaluate(markFirstMoved)) return true
  }
  return false
}

/** Runs in the browser: marks the parts of the first section that moves. Returns whether there is one. */
function markFirstMoved(): boolean {
  for (const { effect } of document.getAnimations()) {
    if (effect?.getComputedTiming().iterations === Infinity) window.changed.add((effect as KeyframeEffect).target)
  }
  const moved = [...document.querySelectorAll('main *')]
    // Ignore loading indicators.
    .filter((element) => window.changed.has(element) && !element.closest('[data-phase]'))
  const section = moved[0]?.closest('main > *')
  const drawings = [...document.querySelectorAll('main svg')]
  for (const element of moved.filter((each) => section?.contains(each))) {
    // Treat a drawing as one element.
    const part = drawings.find((each) => each.contains(element)) ?? element
    const hasBox = getComputedStyle(part).display !== 'contents'
    ;(hasBox ? part : part.firstElementChild)?.setAttribute('data-moves-first', '')
  }
  return section !== undefined
}

declare global {
  interface Window {
    changed: Set<Node | null>
  }
}
