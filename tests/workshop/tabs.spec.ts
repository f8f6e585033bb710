import { expect, test } from '@playwright/test'

test('tabs, from a first click to the arrows, keys and focus of a keyboard', async ({ page }) => {
  await page.goto('/?only=tabs')

  await test.step('a click shows its panel, and only that one', async () => {
    await expect(page.getByRole('tab')).toHaveCount(4)
    await expect(page.getByRole('tabpanel')).toHaveCount(1)
    await expect(page.getByRole('tabpanel', { name: 'Support' })).toBeVisible()

    await page.getByRole('tab', { name: 'Contracts' }).click()

    await expect(page.getByRole('tabpanel')).toHaveCount(1)
    await expect(page.getByRole('tabpanel', { name: 'Contracts' })).toBeVisible()
    await expect(page.getByRole('tab', { selected: true })).toHaveCount(1)
    await expect(page.getByRole('tab', { name: 'Contracts' })).toHaveAttribute('aria-selected', 'true')
  })

  for (const { forward, back } of [
    { forward: 'ArrowRight', back: 'ArrowLeft' },
    { forward: 'ArrowDown', back: 'ArrowUp' },
  ]) {
    await test.step(`${forward} and ${back} move one tab and wrap`, async () => {
      await page.getByRole('tab', { name: 'Support' }).focus()

      await page.keyboard.press(forward)
      await expect(page.getByRole('tab', { name: 'Sales' })).toBeFocused()
      await expect(page.getByRole('tabpanel', { name: 'Sales' })).toBeVisible()

      await page.keyboard.press(back)
      await page.keyboard.press(back)
      await expect(page.getByRole('tab', { name: 'People' })).toBeFocused()
      await expect(page.getByRole('tabpanel', { name: 'People' })).toBeVisible()

      await page.keyboard.press(forward)
      await expect(page.getByRole('tab', { name: 'Support' })).toBeFocused()
      await expect(page.getByRole('tabpanel')).toHaveCount(1)
    })
  }

  await test.step('Home and End go to the first and the last tab', async () => {
    await page.getByRole('tab', { name: 'Support' }).focus()

    await page.keyboard.press('End')
    await expect(page.getByRole('tab', { name: 'People' })).toBeFocused()
    await expect(page.getByRole('tabpanel', { name: 'People' })).toBeVisible()

    await page.keyboard.press('Home')
    await expect(page.getByRole('tab', { name: 'Support' })).toBeFocused()
    await expect(page.getByRole('tabpanel', { name: 'Support' })).toBeVisible()
  })

  await test.step('focus alone activates a tab', async () => {
    await page.getByRole('tab', { name: 'People' }).focus()
    await expect(page.getByRole('tab', { name: 'People' })).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('tabpanel', { name: 'People' })).toBeVisible()
  })

  await test.step('only the active tab is in the order of Tab; its panel follows', async () => {
    await page.getByRole('tab', { name: 'Sales' }).click()
    await expect(page.getByRole('tab', { name: 'Sales' })).toHaveAttribute('tabindex', '0')
    await expect(page.locator('[role=tab][tabindex="-1"]')).toHaveCount(3)

    await page.keyboard.press('Tab')
    await expect(page.getByRole('tabpanel', { name: 'Sales' })).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await expect(page.getByRole('tab', { name: 'Sales' })).toBeFocused()
  })

  await test.step('an arrow with a modifier is left to the browser', async () => {
    // Guards a fault: an arrow with a modifier changed the tab instead of doing what browsers do with it.
    await page.getByRole('tab', { name: 'Sales' }).click()
    await page.getByRole('tab', { name: 'Sales' }).press('Shift+ArrowRight')
    await page.getByRole('tab', { name: 'Sales' }).press('Control+ArrowRight')
    await expect(page.getByRole('tab', { name: 'Sales' })).toBeFocused()
  })

  // Guards a fault: where tabs scrolled, some were out of sight, and the focus ring was cut off.
  await test.step('on a narrow screen all of them are seen, and nothing is cut off', async () => {
    await page.setViewportSize({ width: 390, height: 800 })
    for (const tab of await page.getByRole('tab').all()) {
      const { x, width } = (await tab.boundingBox())!
      expect(x).toBeGreaterThanOrEqual(0)
      expect(x + width).toBeLessThanOrEqual(390)
    }
    await expect(page.getByRole('tablist')).toHaveCSS('overflow', 'visible')
  })
})
