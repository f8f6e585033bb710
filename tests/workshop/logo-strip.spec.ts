import { expect, test } from '@playwright/test'

for (const [speed, width, loop] of [
  ['slow', 320, '60s'],
  ['fast', 350, '30s'],
] as const) {
  test(`uses ${width} px per logo and ${loop} per loop at ${speed} speed`, async ({ page }) => {
    await page.goto(`/?only=logo-strip-${speed}`)
    const row = page.getByRole('list', { name: `Companies, ${speed}` })
    const track = row.locator('..')
    await expect(row.getByRole('listitem').first()).toHaveCSS('width', `${width}px`)
    await expect(row).toHaveCSS('width', `${8 * width}px`)
    await expect(track).toHaveCSS('animation', new RegExp(`^${loop} linear .*infinite`))

    // The row repeats seamlessly, and screen readers read it once.
    const rows = page.locator(`#logo-strip-${speed} ul`)
    await expect(rows).toHaveCount(2)
    await expect(rows.nth(1)).toHaveAttribute('aria-hidden', 'true')
    await expect(page.locator(`#logo-strip-${speed}`).getByRole('listitem')).toHaveCount(8)
    const offsets = await rows.evaluateAll((lists) => lists.map((list) => list.getBoundingClientRect().x))
    expect(offsets[1]! - offsets[0]!).toBeCloseTo(8 * width, 1)

    // It pauses on hover.
    await expect(track).toHaveCSS('animation-play-state', 'running')
    const strip = (await rows.first().boundingBox())!
    await page.mouse.move(700, strip.y + strip.height / 2)
    await expect(track).toHaveCSS('animation-play-state', 'paused')
    await page.mouse.move(700, 5)
    await expect(track).toHaveCSS('animation-play-state', 'running')

    // Regression: with reduced motion, the static row continued off screen, with no way to see it.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 390, height: 900 })
    for (const logo of await row.getByRole('listitem').all()) await expect(logo).toBeInViewport({ ratio: 1 })
    await expect(rows.nth(1)).toBeHidden()
  })
}
