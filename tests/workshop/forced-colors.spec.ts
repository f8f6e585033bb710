import { expect, test } from '@playwright/test'

// With the system's own colours (Windows contrast themes) backgrounds and shadows are gone.

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
})

for (const example of ['button', 'composer']) {
  test(`buttons have an edge: ${example}`, async ({ page }) => {
    await page.goto(`/?only=${example}`)
    const buttons = page.locator(`#${example} button`)
    await expect(buttons.first()).toBeVisible()
    for (const button of await buttons.all()) await expect(button).toHaveCSS('border-width', '1px')
  })
}

test('the selected tab differs from the ground', async ({ page }) => {
  await page.goto('/?only=tabs')
  await expect(page.getByRole('tab', { selected: true })).toBeVisible()
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  await expect(page.getByRole('tab', { selected: true })).not.toHaveCSS('background-color', ground)
})

test('the dots of the carousel can be seen', async ({ page }) => {
  await page.goto('/?only=carousel')
  const dot = page.getByRole('button', { name: 'Case study 2 of 3' })
  await expect(dot).toBeVisible()
  const fill = await dot.evaluate((button) => getComputedStyle(button, '::before').backgroundColor)
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  expect(fill).not.toBe(ground)
})
