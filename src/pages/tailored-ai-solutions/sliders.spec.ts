import { expect, test } from '#tests/fixtures.ts'
import { openHydrated } from '#tests/open-page.ts'
import { definition } from './definition.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('gives each slider a unique name, a value text and a visible line in forced colors', async ({ page }) => {
  await openHydrated(page, definition.path)
  const sliders = page.getByRole('slider')
  const names = await sliders.evaluateAll((all) => all.map((slider) => slider.ariaLabel))
  expect(new Set(names).size).toBe(names.length)
  for (const slider of await sliders.all()) {
    await expect(slider).toHaveAttribute('aria-valuetext', /50%.*50%/)
    await slider.press('ArrowRight')
    await expect(slider).toHaveAttribute('aria-valuetext', /51%.*49%/)
  }
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme })
    const seen = await sliders.first().evaluate((slider) => ({
      surface: getComputedStyle(document.body).backgroundColor,
      line: getComputedStyle(slider.parentElement ?? slider, '::after').backgroundColor,
      handle: getComputedStyle(slider.nextElementSibling ?? slider).backgroundColor,
    }))
    expect(seen.line, colorScheme).not.toBe(seen.surface)
    expect(seen.handle, colorScheme).not.toBe(seen.surface)
  }
})
