import { expect, test } from '@playwright/test'

for (const { speed, width, loop } of [
  { speed: 'slow', width: 320, loop: '60s' },
  { speed: 'fast', width: 350, loop: '30s' },
]) {
  test(`uses ${width} px per logo and ${loop} per loop at ${speed} speed`, async ({ page }) => {
    await page.goto(`/?only=logo-strip-${speed}`)
    const row = page.getByRole('list', { name: `Companies, ${speed}` })
    await expect(row.getByRole('listitem').first()).toHaveCSS('width', `${width}px`)
    await expect(row).toHaveCSS('width', `${8 * width}px`)
    await expect(row.locator('..')).toHaveCSS('animation-duration', loop)
    await expect(row.locator('..')).toHaveCSS('animation-timing-function', 'linear')
    await expect(row.locator('..')).toHaveCSS('animation-iteration-count', 'infinite')
  })
}

test('repeats the row seamlessly, exposes it to screen readers once, and pauses on hover', async ({ page }) => {
  await page.goto('/?only=logo-strip-slow')
  const rows = page.locator('#logo-strip-slow ul')
  await expect(rows).toHaveCount(2)
  await expect(rows.nth(1)).toHaveAttribute('aria-hidden', 'true')
  await expect(page.locator('#logo-strip-slow').getByRole('listitem')).toHaveCount(8)

  const offsets = await rows.evaluateAll((lists) => lists.map((list) => list.getBoundingClientRect().x))
  expect(offsets[1]! - offsets[0]!).toBeCloseTo(8 * 320, 1)

  const track = page.getByRole('list', { name: 'Companies, slow' }).locator('..')
  await expect(track).toHaveCSS('animation-play-state', 'running')

  const strip = await page.locator('#logo-strip-slow ul').first().boundingBox()
  await page.mouse.move(700, strip!.y + strip!.height / 2)
  await expect(track).toHaveCSS('animation-play-state', 'paused')

  await page.mouse.move(700, 5)
  await expect(track).toHaveCSS('animation-play-state', 'running')
})

test('shows all logos on screen with reduced motion', async ({ page }) => {
  // Regression: the static row continued off screen, with no way to see it.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 390, height: 900 })
  await page.goto('/?only=logo-strip-slow')
  const logos = page.locator('#logo-strip-slow').getByRole('listitem')
  await expect(logos).toHaveCount(8)
  for (const logo of await logos.all()) await expect(logo).toBeInViewport({ ratio: 1 })
  await expect(page.locator('#logo-strip-slow ul').nth(1)).toBeHidden()
})
