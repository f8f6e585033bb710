import { expect, test } from '@playwright/test'

// With the system's own colours (Windows contrast themes) backgrounds and shadows are gone.

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
})

test('buttons have an edge', async ({ page }) => {
  await page.goto('/?only=button')
  for (const button of await page.locator('#button button').all()) await expect(button).toHaveCSS('border-width', '1px')
})

test('the selected tab differs from the others', async ({ page }) => {
  await page.goto('/?only=tabs')
  const selected = page.getByRole('tab', { selected: true })
  const other = page.getByRole('tab', { selected: false }).first()
  const ground = await other.evaluate((tab) => getComputedStyle(tab).backgroundColor)
  await expect(selected).not.toHaveCSS('background-color', ground)
})

test('the dots of the carousel can be seen', async ({ page }) => {
  await page.goto('/?only=carousel')
  const dot = page.getByRole('button', { name: 'Case study 2 of 3' })
  await expect(dot).toBeVisible()
  const fill = await dot.evaluate((button) => getComputedStyle(button, '::before').backgroundColor)
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  expect(fill).not.toBe(ground)
})
