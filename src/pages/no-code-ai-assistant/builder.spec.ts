import { chatTimings } from '#site/chat-timings.ts'
import { expect, test } from '#tests/fixtures.ts'
import { openWithFakedClock } from '#tests/open-page.ts'
import { definition } from './definition.ts'
import { orderChat } from './sample-data.ts'

test('plays the chat at the specified times, and repeats it after the pause', async ({ page }) => {
  await openWithFakedClock(page, definition.path)
  const chat = page.locator('main [aria-hidden]:has(> ol)')
  const countShown = () => chat.locator('> ol > li:not([data-stage])').count()
  // Advance to the start of the next loop.
  while ((await countShown()) < Object.keys(orderChat).length) await page.clock.runFor(20)
  while ((await countShown()) > 0) await page.clock.runFor(20)
  const { delaysMs, restartPauseMs } = chatTimings.builder
  const last = delaysMs.at(-1) ?? 0
  const moments = [...delaysMs, last + restartPauseMs]
  let passedMs = 0
  for (const [index, atMs] of moments.entries()) {
    await page.clock.runFor(atMs - passedMs - 40)
    expect(await countShown(), `before ${atMs} ms`).toBe(index)
    await page.clock.runFor(60)
    expect(await countShown(), `after ${atMs} ms`).toBe((index + 1) % moments.length)
    passedMs = atMs + 20
  }
})
