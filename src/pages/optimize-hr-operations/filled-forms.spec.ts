import { HERO_PICTURE_MS as playMs, STILL_BEFORE_PLAY_MS as stillMs } from '#site/timings.ts'
import { expect, test } from '#tests/fixtures.ts'
import { openWithFakedClock } from '#tests/open-page.ts'
import { definition } from './definition.ts'

test('fills the forms once, after a pause in which they are finished, and again on hover', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openWithFakedClock(page, definition.path)
  const playing = page.locator('main [data-playing]')
  await page.clock.runFor(stillMs + playMs)
  await expect(playing).toHaveCount(0)

  await page.emulateMedia({ reducedMotion: null })
  await page.clock.runFor(stillMs - 100)
  await expect(playing).toHaveCount(0)
  // The page may have noticed the change of preference only after some of that time.
  await expect(async () => {
    await page.clock.runFor(100)
    expect(await playing.count()).toBe(1)
  }).toPass()
  await page.clock.runFor(playMs)
  await expect(playing).toHaveCount(0)
  await page.clock.runFor(10 * playMs)
  await expect(playing, 'once').toHaveCount(0)

  await page.locator('main section').first().locator('ol li').last().hover()
  await expect(playing).toHaveCount(1)
  await page.clock.runFor(playMs)
  await expect(playing).toHaveCount(0)
})
