import { expect, type Locator, type Page } from '../fixtures.ts'

/** The words of the switch, in both languages. */
export const PAUSE = /^(Pause animations|Pausar animações)$/
export const PLAY = /^(Play animations|Retomar animações)$/

/** Longer than anything stands still that goes on by itself. */
const LONGEST_REST_MS = 10_000

/** The clock goes on in pieces, and twice as far as it must: what comes on screen begins to move some frames later. */
const PIECE_MS = LONGEST_REST_MS / 4
const PIECES = 8

/** As far above or below what it stops as a control may stand. */
const BESIDE_PX = 160

/** A pause control stands beside the first thing that moves, the same switch as the footer's, and none where nothing moves. */
export async function canBePaused(page: Page): Promise<void> {
  // Everything that goes by time stops, and starts again by the clock that is faked now.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.evaluate(() => (document.documentElement.dataset['fullLayout'] = ''))
  // The page has been told when it has drawn: a clock that still ran would see time go back.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  await page.clock.install()
  await page.emulateMedia({ reducedMotion: null })
  const first = await firstMoving(page)
  const control = page.locator('main').getByRole('button', { name: PAUSE })
  await expect(control).toHaveCount(first ? 1 : 0)
  if (!first) return
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    const [button, moving] = [await boxOf(control), await boxOf(first)]
    expect(Math.min(button.width, button.height)).toBeGreaterThanOrEqual(24)
    const apart = Math.max(moving.top - button.bottom, button.top - moving.bottom)
    expect(apart, `at ${width} px`).toBeLessThanOrEqual(BESIDE_PX)
  }
  await control.click()
  await expect(page.locator('footer').getByRole('button', { name: PLAY })).toHaveCount(1)
  // What a press itself sets in motion ends by itself, where it is drawn.
  await expect.poll(() => page.evaluate(() => document.getAnimations().length), { intervals: [50] }).toBe(0)
}

/** A press anywhere on a pause control reaches it. */
export async function hasNothingOverItsPauseControl(page: Page): Promise<void> {
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
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
}

/** What moves with the visitor's scrolling is finished before the page ends, and changes nothing that has to be laid out. */
export async function answersToScrolling(page: Page): Promise<void> {
  const scrolled = async () => (await page.evaluate(followScrolling)).map(({ progress }) => progress)
  const properties = (await page.evaluate(followScrolling)).flatMap(({ changed }) => changed)
  expect.soft(properties.filter((property) => !/^(transform|opacity)$/.test(property))).toEqual([])
  await page.evaluate(() => {
    document.documentElement.dataset['fullLayout'] = ''
    scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
  })
  await expect.soft.poll(scrolled).toEqual(properties.map(() => 1))
  await page.evaluate(() => (document.documentElement.dataset['motion'] = 'paused'))
  expect.soft(await scrolled()).toEqual([])
  await page.evaluate(() => {
    delete document.documentElement.dataset['motion']
    scrollTo({ top: 0, behavior: 'instant' })
  })
}

/** In the browser: what follows a timeline of scrolling, how far it is, and what it changes. */
function followScrolling(): { progress: number | null | undefined; changed: string[] }[] {
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

/** The page can take its part in a change of pages: no two things on it have the same name there. */
export async function canFade(page: Page): Promise<void> {
  const trouble = await page.evaluate(() =>
    document
      .startViewTransition(() => {})
      .ready.then(
        () => '',
        (error: unknown) => String(error),
      ),
  )
  expect.soft(trouble).toBe('')
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
    await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top)
    for (let piece = 0; piece < PIECES; piece++) {
      // Whoever waits to come on screen has been told by then.
      await page.evaluate(
        () => new Promise((told) => new IntersectionObserver(() => told(true)).observe(document.body)),
      )
      await page.clock.runFor(PIECE_MS)
    }
    if (await page.evaluate(markFirstMoved)) return page.locator('[data-moves-first]')
  }
  return undefined
}

/** In the browser: marks what stands first of all that has moved, and says whether there is any. */
function markFirstMoved(): boolean {
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
}

declare global {
  interface Window {
    changed: Set<Node | null>
  }
}
