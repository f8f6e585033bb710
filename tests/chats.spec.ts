import { pages } from '#site/pages.ts'
import { canonicalPath } from '#site/paths.ts'
import { expect, test, type Page } from './fixtures.ts'
import { openWithFakedClock } from './open-page.ts'
import { mainOf, readPrerendered } from './prerendered.ts'

const STEP_MS = 100
const FRAME_MS = 16

/** Times in each change, whose animations are stepped through. */
const framesMs = [FRAME_MS, 60, 120, 180, 240, 500]

declare global {
  interface Window {
    chat?: Element
  }
}

/** Runs in the browser: how many messages and typing indicators can be seen at each of the times. */
function countSeen(timesMs: number[]): number[] {
  const chat = window.chat!
  const changes = chat.getAnimations({ subtree: true }).filter(({ effect }) => effect?.getTiming().iterations === 1)
  const { top, bottom } = chat.getBoundingClientRect()
  const seen = timesMs.map((frameMs) => {
    for (const change of changes) change.currentTime = frameMs
    return [...chat.querySelectorAll('ol > li > span')].filter((bubble) => {
      const box = bubble.getBoundingClientRect()
      return Number(getComputedStyle(bubble).opacity) > 0.05 && box.bottom > top && box.top < bottom
    }).length
  })
  for (const change of changes) change.finish()
  return seen
}

/** Runs in the browser before the page: animations of the chat wait until they are stepped through. */
function holdChanges(): void {
  for (const type of ['animationstart', 'transitionrun']) {
    document.addEventListener(type, () => {
      for (const change of window.chat?.getAnimations({ subtree: true }) ?? []) change.pause()
    })
  }
}

/** From the end of one play to the second message of the next. */
async function watchRestart(page: Page): Promise<number[]> {
  const messages = await page.evaluate(() => window.chat!.querySelectorAll('ol > li').length)
  const hidden = () => page.evaluate(() => window.chat!.querySelectorAll('ol > li[data-stage]').length)
  while ((await hidden()) > 0) await page.clock.runFor(10 * STEP_MS)
  while ((await hidden()) === 0) await page.clock.runFor(STEP_MS)
  const seen = await page.evaluate(countSeen, framesMs)
  while ((await hidden()) > messages - 2) {
    await page.clock.runFor(STEP_MS)
    seen.push(...(await page.evaluate(countSeen, framesMs)))
  }
  return seen
}

for (const definition of pages) {
  const path = canonicalPath(definition, 'en')
  test(`starts the chat over without emptying it on ${path}`, async ({ page }) => {
    const main = mainOf(await readPrerendered(path))
    test.skip(!/aria-hidden="true"><ol/.test(main) || !main.includes('Pause animations'), 'has no chat that plays')
    await page.addInitScript(holdChanges)
    await openWithFakedClock(page, path)
    const chat = page.locator('main [aria-hidden]:has(> ol)').first()
    await chat.evaluate((element) => {
      element.scrollIntoView({ block: 'center', behavior: 'instant' })
      window.chat = element
    })
    expect(Math.min(...(await watchRestart(page)))).toBeGreaterThan(0)
  })
}
