import { expect, test } from '@playwright/test'
import { formatRgb } from 'culori'
import { brandColors } from '#tools/brand/brand.ts'

const { brandText, brandOnDark, text2 } = brandColors()
const onLight = formatRgb(brandText) ?? ''
const onDark = formatRgb(brandOnDark) ?? ''

// Regression: light parts on a dark surface inherited its pale focus ring, which is invisible on white.
for (const { example, link, ring } of [
  { example: 'card', link: 'See how', ring: onLight },
  { example: 'card-on-dark', link: 'See how', ring: onLight },
  { example: 'panel-on-dark', link: 'Open the order', ring: onLight },
  { example: 'text-link-on-dark', link: 'our own measurements', ring: onDark },
]) {
  test(`shows a visible focus ring: ${example}`, async ({ page }) => {
    await page.goto(`/?only=${example}`)
    await page.getByRole('link', { name: link }).first().focus()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: link }).first()).toBeFocused()
    await expect(page.getByRole('link', { name: link }).first()).toHaveCSS('outline', `${ring} solid 2px`)
  })
}

test('uses the pale focus ring in a dark card on a light page', async ({ page }) => {
  await page.goto('/?only=card')
  await page.getByRole('link', { name: 'See how' }).nth(2).focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'See how' }).nth(3)).toHaveCSS('outline', `${onDark} solid 2px`)
})

test('uses light-surface colors in a dialog opened on a dark surface', async ({ page }) => {
  await page.goto('/?only=dialog-on-dark')
  await page.getByRole('button', { name: 'Open the dialog' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Close the dialog' })).toHaveCSS('outline', `${onLight} solid 2px`)
  await expect(page.getByText('Only here while it is open.')).toHaveCSS('color', formatRgb(text2) ?? '')
})
