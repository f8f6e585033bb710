import { expect, test } from '@playwright/test'
import { formatRgb } from 'culori'
import { brandColors } from '#tools/brand/brand.ts'

const { brandText, brandOnDark, text2 } = brandColors()
const onLight = formatRgb(brandText) ?? ''
const onDark = formatRgb(brandOnDark) ?? ''

// Regression: light parts on a dark surface inherited its pale focus ring, which is invisible on white.
for (const [example, name, nth, ring] of [
  ['card', 'See how', 0, onLight],
  // In a dark card on a light page.
  ['card', 'See how', 3, onDark],
  ['card-on-dark', 'See how', 0, onLight],
  ['panel-on-dark', 'Open the order', 0, onLight],
  ['text-link-on-dark', 'our own measurements', 0, onDark],
] as const) {
  test(`shows a visible focus ring: ${example}, link ${nth + 1}`, async ({ page }) => {
    await page.goto(`/?only=${example}`)
    const link = page.getByRole('link', { name }).nth(nth)
    await link.focus()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Tab')
    await expect(link).toBeFocused()
    await expect(link).toHaveCSS('outline', `${ring} solid 2px`)
  })
}

test('uses light-surface colors in a dialog opened on a dark surface', async ({ page }) => {
  await page.goto('/?only=dialog-on-dark')
  await page.getByRole('button', { name: 'Open the dialog' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Close the dialog' })).toHaveCSS('outline', `${onLight} solid 2px`)
  await expect(page.getByText('Only here while it is open.')).toHaveCSS('color', formatRgb(text2) ?? '')
})
