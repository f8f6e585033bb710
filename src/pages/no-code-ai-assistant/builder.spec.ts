import { chatTimings } from '#site/chat-timings.ts'
import { claimTexts } from '#site/claims.ts'
import { expect, test } from '#tests/fixtures.ts'
import { openHydrated, openWithFakedClock } from '#tests/open-page.ts'
import { settings } from '#tests/settings.ts'
import { definition } from './definition.ts'
import { orderChat } from './sample-data.ts'

test('opens the builder in a new tab, and links the trial to the demo page', async ({ page }) => {
  await openHydrated(page, definition.path)
  const builder = page.locator(`main a[href="${settings.builderUrl}"]`)
  await expect(builder).toHaveAttribute('target', '_blank')
  await expect(builder).toHaveAccessibleName(/\(opens in a new tab\)$/)
  for (const name of ['Try It Now Free', 'Schedule Demo']) {
    const links = await page.getByRole('link', { name }).all()
    expect(links.length).toBeGreaterThan(0)
    for (const link of links) await expect(link).toHaveAttribute('href', '/book-a-demo')
  }
  await expect(page.getByText('Ready', { exact: true })).toBeVisible()
  await expect(page.getByText(`${claimTexts.en.buildTime} faster`, { exact: true })).toBeVisible()
})

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
