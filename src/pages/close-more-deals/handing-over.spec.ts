import { chatTimings } from '#site/chat-timings.ts'
import { expect, test } from '#tests/fixtures.ts'
import { openWithFakedClock } from '#tests/hydrated.ts'
import { definition } from './definition.ts'
import { chatScript } from './sample-data.ts'

test('the chat hands over to a person at its millisecond, and its active dots pulse all the while', async ({
  page,
}) => {
  await openWithFakedClock(page, definition.path)
  const chat = page.locator('main [aria-hidden]:has(> ol)')
  await chat.scrollIntoViewIfNeeded()
  const shown = () => chat.locator('> ol > li:not([data-stage])').count()
  const avatar = chat.locator('> ol > li > span > span[aria-hidden]:last-child')
  const seen = () => avatar.evaluate((each) => Number(getComputedStyle(each).opacity))
  /** Counts infinite animations only; message animations are finite. */
  const pulses = () =>
    chat.locator('..').evaluate((panel) => {
      const timings = panel.getAnimations({ subtree: true }).map(({ effect }) => effect?.getComputedTiming())
      return timings.filter((timing) => timing?.iterations === Infinity).length
    })
  await expect(avatar).toHaveCount(1)
  expect(await seen(), 'it is first seen finished').toBe(1)
  expect(await pulses()).toBeGreaterThan(0)

  while ((await shown()) === chatScript.length) await page.clock.runFor(20)
  const { delaysMs, restartPauseMs } = chatTimings.landing
  const handedOverMs = delaysMs[chatScript.length - 1] ?? 0
  await page.clock.runFor(handedOverMs - 40)
  expect(await seen()).toBe(0)
  await expect.poll(pulses).toBeGreaterThan(0)
  await page.clock.runFor(60)
  expect(await shown()).toBe(chatScript.length)
  await expect.poll(seen).toBe(1)
  await expect.poll(pulses).toBeGreaterThan(0)
  await page.clock.runFor(restartPauseMs)
  expect(await seen()).toBe(0)
})
