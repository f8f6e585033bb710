import { expect, test } from '@playwright/test'
import { formatRgb } from 'culori'
import { brandColors } from '#tools/brand/brand.ts'

const { brandText, brandOnDark, text2 } = brandColors()
const onLight = formatRgb(brandText) ?? ''
const onDark = formatRgb(brandOnDark) ?? ''

test('shows a visible focus ring on every surface', async ({ page }) => {
  // Regression: light parts on a dark surface inherited its pale focus ring, which is invisible on white.
  for (const [example, name, nth, ring] of [
    ['card', 'See how', 0, onLight],
    // In a dark card on a light page.
    ['card', 'See how', 3, onDark],
    ['card-on-dark', 'See how', 0, onLight],
    ['panel-on-dark', 'Open the order', 0, onLight],
    ['text-link-on-dark', 'our own measurements', 0, onDark],
  ] as const) {
    await page.goto(`/?only=${example}`)
    const link = page.getByRole('link', { name }).nth(nth)
    await link.focus()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Tab')
    await expect(link).toBeFocused()
    await expect(link, example).toHaveCSS('outline', `${ring} solid 2px`)
  }

  await test.step('in a dialog opened on a dark surface', async () => {
    await page.goto('/?only=dialog-on-dark')
    await page.getByRole('button', { name: 'Open the dialog' }).press('Enter')
    await expect(page.getByRole('button', { name: 'Close the dialog' })).toHaveCSS('outline', `${onLight} solid 2px`)
    await expect(page.getByText('Only here while it is open.')).toHaveCSS('color', formatRgb(text2) ?? '')
  })
})

/** Windows contrast themes remove backgrounds and shadows. */
test('keeps buttons, dots and values visible in forced colors', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  for (const example of ['button', 'composer']) {
    await page.goto(`/?only=${example}`)
    const buttons = page.locator(`#${example} button`)
    await expect(buttons.first()).toBeVisible()
    for (const button of await buttons.all()) await expect(button).toHaveCSS('border-width', '1px')
  }

  await page.goto('/?only=carousel')
  const dot = page.getByRole('button', { name: 'Case study 2 of 3' })
  await expect(dot).toBeVisible()
  const fill = await dot.evaluate((button) => getComputedStyle(button, '::before').backgroundColor)
  expect(fill).not.toBe(await page.evaluate(() => getComputedStyle(document.body).backgroundColor))

  await page.goto('/?only=radar')
  const values = page.locator('#radar svg text')
  await expect(values.first()).toBeVisible()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme })
    const text = await page.evaluate(() => getComputedStyle(document.body).color)
    for (const value of await values.all()) await expect.soft(value, colorScheme).toHaveCSS('fill', text)
  }
})
