import { expect, test } from '#tests/fixtures.ts'
import { openWithFakedClock } from '#tests/open-page.ts'
import { definition } from './definition.ts'

test('straightens the tangle, then draws the chart, and shows both at rest', async ({ page }) => {
  await openWithFakedClock(page, definition.path)
  const section = page.locator('main section').nth(1)
  const lines = section.locator('div > svg:has(g)').first()
  const [tangled, direct, orders] = [
    lines.locator('path').first(),
    lines.locator('path').nth(1),
    'svg path[stroke-width="3"]',
  ]
  const expectRest = async () => {
    await expect(section).not.toHaveAttribute('data-stage')
    await expect(tangled).toHaveCSS('opacity', '0.25')
    await expect(tangled).toHaveCSS('transform', 'none')
    await expect(direct).toHaveCSS('opacity', '1')
    await expect(section.locator(orders).first()).toHaveCSS('opacity', '1')
  }
  await page.clock.runFor(5000)
  await expectRest()
  await lines.hover()
  await expect(section).toHaveAttribute('data-stage', 'tangled')
  await expect(tangled).toHaveCSS('opacity', '1')
  await expect(direct).toHaveCSS('opacity', '0')
  await expect(section.locator(orders).first()).toHaveCSS('opacity', '0')
  await page.clock.runFor(1000)
  await expect(section).toHaveAttribute('data-stage', 'straight')
  await expect(tangled).toHaveCSS('transform', 'matrix(1, 0, 0, 0.02, 0, 0)')
  await page.clock.runFor(1500)
  await expectRest()
  await page.mouse.move(0, 0)
  await lines.hover()
  await expect(section).toHaveAttribute('data-stage')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expectRest()
})
