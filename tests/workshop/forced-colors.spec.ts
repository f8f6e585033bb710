import { expect, test } from '@playwright/test'

// Forced colors (Windows contrast themes) remove backgrounds and shadows.

test.use({ contextOptions: { forcedColors: 'active' } })

test('gives buttons a border', async ({ page }) => {
  for (const example of ['button', 'composer']) {
    await page.goto(`/?only=${example}`)
    const buttons = page.locator(`#${example} button`)
    await expect(buttons.first()).toBeVisible()
    for (const button of await buttons.all()) await expect(button).toHaveCSS('border-width', '1px')
  }
})

test('shows the dots of the carousel', async ({ page }) => {
  await page.goto('/?only=carousel')
  const dot = page.getByRole('button', { name: 'Case study 2 of 3' })
  await expect(dot).toBeVisible()
  const fill = await dot.evaluate((button) => getComputedStyle(button, '::before').backgroundColor)
  const surface = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  expect(fill).not.toBe(surface)
})

test('shows radar values in the system text color, weak ones too', async ({ page }) => {
  await page.goto('/?only=radar')
  const values = page.locator('#radar svg text')
  await expect(values.first()).toBeVisible()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme })
    const text = await page.evaluate(() => getComputedStyle(document.body).color)
    for (const value of await values.all()) await expect.soft(value, colorScheme).toHaveCSS('fill', text)
  }
})
