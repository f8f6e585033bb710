import { expect, test } from '@playwright/test'

test('opens at most one item at a time', async ({ page }) => {
  await page.goto('/?only=accordion')
  const open = page.locator('details[open]')
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(4)
  await expect(page.getByText('Usually two weeks.')).toBeVisible()

  await page.getByText('Who sees the data?').click()
  await expect(open).toHaveCount(1)
  await expect(page.getByText('Only the people you name.')).toBeVisible()
  await expect(page.getByText('Usually two weeks.')).toBeHidden()

  await page.getByText('Who sees the data?').click()
  await expect(open).toHaveCount(0)

  await test.step('opens and closes with Enter and Space, and Tab moves a visible focus', async () => {
    const summaries = page.locator('summary')
    await summaries.nth(1).focus()
    await page.keyboard.press('Tab')
    await expect(summaries.nth(2)).toBeFocused()
    await expect(summaries.nth(2)).toHaveCSS('outline-style', 'solid')
    for (const key of ['Enter', 'Space']) {
      await page.keyboard.press(key)
      await expect(page.getByText('English and Portuguese.')).toBeVisible()
      await page.keyboard.press(key)
      await expect(page.getByText('English and Portuguese.')).toBeHidden()
    }
  })

  await test.step('shares one open item between accordions with the same name', async () => {
    await page.goto('/?only=accordion-groups')
    await expect(page.getByText('Your help pages.')).toBeVisible()
    await page.getByText('How is it switched off?').click()
    await expect(page.getByText('In the settings.')).toBeVisible()
    await expect(open).toHaveCount(1)
    await expect(page.getByRole('heading', { level: 4 })).toHaveCount(2)
  })
})
