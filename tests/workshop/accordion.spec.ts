import { expect, test } from '@playwright/test'

test('opens at most one item at a time', async ({ page }) => {
  await page.goto('/?only=accordion')
  await expect(page.locator('details')).toHaveCount(4)
  await expect(page.getByText('Usually two weeks.')).toBeVisible()

  await page.getByText('Who sees the data?').click()
  await expect(page.locator('details[open]')).toHaveCount(1)
  await expect(page.getByText('Only the people you name.')).toBeVisible()
  await expect(page.getByText('Usually two weeks.')).toBeHidden()

  await page.getByText('Who sees the data?').click()
  await expect(page.locator('details[open]')).toHaveCount(0)
  await expect(page.getByText('Usually two weeks.')).toBeHidden()

  await test.step('opens and closes with Enter and Space, and Tab moves a visible focus', async () => {
    await expect(page.getByRole('heading', { level: 3 })).toHaveCount(4)
    await page.locator('summary').nth(2).focus()
    for (const key of ['Enter', 'Space']) {
      await page.keyboard.press(key)
      await expect(page.getByText('English and Portuguese.')).toBeVisible()
      await expect(page.locator('details[open]')).toHaveCount(1)
      await page.keyboard.press(key)
      await expect(page.getByText('English and Portuguese.')).toBeHidden()
      await expect(page.locator('details[open]')).toHaveCount(0)
    }

    await page.locator('summary').first().focus()
    await page.keyboard.press('Tab')
    await expect(page.locator('summary').nth(1)).toBeFocused()
    await expect(page.locator('summary').nth(1)).toHaveCSS('outline-style', 'solid')
  })
})

test('shares one open item between accordions with the same name', async ({ page }) => {
  await page.goto('/?only=accordion-groups')
  await expect(page.getByText('Your help pages.')).toBeVisible()
  await page.getByText('How is it switched off?').click()
  await expect(page.getByText('In the settings.')).toBeVisible()
  await expect(page.locator('details[open]')).toHaveCount(1)
  await expect(page.getByRole('heading', { level: 4 })).toHaveCount(2)
})
