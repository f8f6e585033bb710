import { expect, test } from '@playwright/test'

// The pages with the other speed check its width and duration.
test('uses the width and duration of its speed, repeats seamlessly and pauses on hover', async ({ page }) => {
  await page.goto('/?only=logo-strip-slow')
  const row = page.getByRole('list', { name: 'Companies, slow' })
  const track = row.locator('..')
  await expect(row.getByRole('listitem').first()).toHaveCSS('width', '320px')
  await expect(track).toHaveCSS('animation', /^60s linear .*infinite/)

  // Screen readers read the row once.
  const rows = page.locator('#logo-strip-slow ul')
  await expect(rows).toHaveCount(2)
  await expect(rows.nth(1)).toHaveAttribute('aria-hidden', 'true')
  const offsets = await rows.evaluateAll((lists) => lists.map((list) => list.getBoundingClientRect().x))
  expect(offsets[1]! - offsets[0]!).toBeCloseTo(8 * 320, 1)

  await expect(track).toHaveCSS('animation-play-state', 'running')
  // It moves, so it can't be hovered.
  const { y, height } = (await row.boundingBox())!
  await page.mouse.move(700, y + height / 2)
  await expect(track).toHaveCSS('animation-play-state', 'paused')
  await page.mouse.move(700, 5)
  await expect(track).toHaveCSS('animation-play-state', 'running')

  // Regression: with reduced motion, the static row continued off screen, with no way to see it.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 390, height: 900 })
  for (const logo of await row.getByRole('listitem').all()) await expect(logo).toBeInViewport({ ratio: 1 })
  await expect(rows.nth(1)).toBeHidden()
})
