import { expect, test } from '@playwright/test'

// Forced colors (Windows contrast themes) remove backgrounds and shadows.

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
})

for (const example of ['button', 'composer']) {
  test(`gives buttons a border: ${example}`, async ({ page }) => {
    await page.goto(`/?only=${example}`)
    const buttons = page.locator(`#${example} button`)
    await expect(buttons.first()).toBeVisible()
    for (const button of await buttons.all()) await expect(button).toHaveCSS('border-width', '1px')
  })
}

test('distinguishes the selected tab from the surface', async ({ page }) => {
  await page.goto('/?only=tabs')
  await expect(page.getByRole('tab', { selected: true })).toBeVisible()
  const surface = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  await expect(page.getByRole('tab', { selected: true })).not.toHaveCSS('background-color', surface)
})

test('shows the dots of the carousel', async ({ page }) => {
  await page.goto('/?only=carousel')
  const dot = page.getByRole('button', { name: 'Case study 2 of 3' })
  await expect(dot).toBeVisible()
  const fill = await dot.evaluate((button) => getComputedStyle(button, '::before').backgroundColor)
  const surface = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  expect(fill).not.toBe(surface)
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`shows radar values in the system text color, weak ones too: ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme })
    await page.goto('/?only=radar')
    const values = page.locator('#radar svg text')
    await expect(values.first()).toBeVisible()
    const text = await page.evaluate(() => getComputedStyle(document.body).color)
    for (const value of await values.all()) await expect.soft(value).toHaveCSS('fill', text)
  })
}
