import { chatTimings } from '#site/chat-timings.ts'
import { expect, test } from '#tests/fixtures.ts'
import { openWithFakedClock } from '#tests/open-page.ts'
import { definition } from './definition.ts'
import { chatScript } from './sample-data.ts'

test('hands the chat off to a person at the specified time, while active dots pulse', async ({ page }) => {
  await openWithFakedClock(page, definition.path)
  const chat = page.locator('main [aria-hidden]:has(> ol)')
  await chat.scrollIntoViewIfNeeded()
  const countShown = () => chat.locator('> ol > li:not([data-stage])').count()
  const avatar = chat.locator('> ol > li > span > span[aria-hidden]:last-child')
  const opacity = () => avatar.evaluate((each) => Number(getComputedStyle(each).opacity))
  /** Counts infinite animations only; message animations are finite. */
  const countPulses = () =>
    chat.locator('..').evaluate((panel) => {
      const timings = panel.getAnimations({ subtree: true }).map(({ effect }) => effect?.getComputedTiming())
      return timings.filter((timing) => timing?.iterations === Infinity).length
    })
  await expect(avatar).toHaveCount(1)
  expect(await opacity(), 'shows the final state first').toBe(1)
  expect(await countPulses()).toBeGreaterThan(0)

  const messages = Object.keys(chatScript).length
  while ((await countShown()) === messages) await page.clock.runFor(20)
  const { delaysMs, restartPauseMs } = chatTimings.landing
  const handoffMs = delaysMs[messages - 1] ?? 0
  await page.clock.runFor(handoffMs - 40)
  expect(await opacity()).toBe(0)
  await expect.poll(countPulses).toBeGreaterThan(0)
  await page.clock.runFor(60)
  expect(await countShown()).toBe(messages)
  await expect.poll(opacity).toBe(1)
  await expect.poll(countPulses).toBeGreaterThan(0)
  await page.clock.runFor(restartPauseMs)
  expect(await opacity()).toBe(0)
})
