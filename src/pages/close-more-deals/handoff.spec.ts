import { chatTimings } from '#site/chat-timings.ts'
import { expect, test } from '#tests/fixtures.ts'
import { openWithFakedClock } from '#tests/open-page.ts'
import { definition } from './definition.ts'
import { chatScript } from './sample-data.ts'

test('hands the chat off to a person at the specified time', async ({ page }) => {
  await openWithFakedClock(page, definition.path)
  const chat = page.locator('main [aria-hidden]:has(> ol)')
  await chat.scrollIntoViewIfNeeded()
  const shown = chat.locator('> ol > li:not([data-stage])')
  const avatar = chat.locator('> ol > li > span > span[aria-hidden]:last-child')
  const opacity = () => avatar.evaluate((each) => Number(getComputedStyle(each).opacity))

  const messages = Object.keys(chatScript).length
  while ((await shown.count()) < messages) await page.clock.runFor(20)
  while ((await shown.count()) === messages) await page.clock.runFor(20)
  const { delaysMs, restartPauseMs } = chatTimings.landing
  await page.clock.runFor((delaysMs[messages - 1] ?? 0) - 40)
  await expect.poll(opacity).toBe(0)
  await page.clock.runFor(60)
  await expect(shown).toHaveCount(messages)
  await expect.poll(opacity).toBe(1)
  await page.clock.runFor(restartPauseMs)
  await expect.poll(opacity).toBe(0)
})
