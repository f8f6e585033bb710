import { claimTexts } from '#site/claims.ts'
import { hrefFor } from '#site/paths.ts'
import { PT } from '#site/testing/portuguese.ts'
import { expect, test } from '#tests/fixtures.ts'
import { openHydrated } from '#tests/open-page.ts'
import { settings } from '#tests/settings.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('draws the agenda to scale, and links back to the scheduler', async ({ page }) => {
  await openHydrated(page, hrefFor('/talk-to-an-expert', PT))
  const scheduler = page.locator('section#pick-a-time')
  // The embed reserves its height before it loads.
  const partHeights = await scheduler.locator('*').evaluateAll((all) => all.map((part) => part.clientHeight))
  expect(partHeights).toContain(800)
  await expect(page.locator('h1')).toContainText(claimTexts[PT].consultationMinutes)
  const minuteHeights = await page
    .locator('main [data-minutes]')
    .evaluateAll((parts) =>
      parts.map((part) => part.getBoundingClientRect().height / Number(part.getAttribute('data-minutes'))),
    )
  expect(Math.max(...minuteHeights) - Math.min(...minuteHeights)).toBeLessThan(0.5)
  for (const target of [settings.builderUrl, hrefFor('/book-a-demo', PT), hrefFor('/ai-maturity-diagnostic', PT)]) {
    await expect(page.locator(`main a[href="${target}"]`)).toBeVisible()
  }
  await page.locator('main a[href$="#pick-a-time"]').click()
  await expect(scheduler).toBeFocused()
  await expect(scheduler).toBeInViewport({ ratio: 0.5 })
})
