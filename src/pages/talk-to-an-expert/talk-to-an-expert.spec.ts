import { claims, claimTexts } from '#site/claims.ts'
import { hrefFor } from '#site/paths.ts'
import { PT } from '#site/testing/portuguese.ts'
import { expectBuilderInNewTab, expectEmbedHeight } from '#tests/conversion-page.ts'
import { expect, test } from '#tests/fixtures.ts'
import { openHydrated } from '#tests/open-page.ts'

test('draws the agenda to scale, and links back to the scheduler', async ({ page }) => {
  await openHydrated(page, hrefFor('/talk-to-an-expert', PT))
  const scheduler = page.locator('section#pick-a-time')
  await expectEmbedHeight(scheduler)
  await expect(page.locator('h1')).toContainText(claimTexts[PT].consultationMinutes)
  const lengths = await page
    .locator('main [data-minutes]')
    .evaluateAll((parts) =>
      parts.map((part) => [Number(part.getAttribute('data-minutes')), part.getBoundingClientRect().height] as const),
    )
  expect(lengths.reduce((sum, [minutes]) => sum + minutes, 0)).toBe(claims.consultationMinutes.value)
  // Each part is as tall as it is long.
  const minuteHeights = lengths.map(([minutes, height]) => height / minutes)
  expect(Math.max(...minuteHeights) - Math.min(...minuteHeights)).toBeLessThan(0.5)
  await expectBuilderInNewTab(page)
  for (const target of ['/book-a-demo', '/ai-maturity-diagnostic'] as const) {
    await expect(page.locator(`main a[href="${hrefFor(target, PT)}"]`)).toBeVisible()
  }
  await page.locator('main a[href$="#pick-a-time"]').click()
  await expect(scheduler).toBeFocused()
  await expect(scheduler).toBeInViewport({ ratio: 0.5 })
})
