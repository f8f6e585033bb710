import { expect, test } from '@playwright/test'

test('switches panels with mouse, keyboard and focus', async ({ page }) => {
  await page.goto('/?only=tabs')

  await test.step('shows only the panel of the clicked tab', async () => {
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
    await test.step(`moves one tab and wraps with ${forward} and ${back}`, async () => {
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

  await test.step('moves to the first and last tab with Home and End', async () => {
    await page.getByRole('tab', { name: 'Support' }).focus()

    await page.keyboard.press('End')
    await expect(page.getByRole('tab', { name: 'People' })).toBeFocused()
    await expect(page.getByRole('tabpanel', { name: 'People' })).toBeVisible()

    await page.keyboard.press('Home')
    await expect(page.getByRole('tab', { name: 'Support' })).toBeFocused()
    await expect(page.getByRole('tabpanel', { name: 'Support' })).toBeVisible()
  })

  await test.step('activates a tab on focus', async () => {
    await page.getByRole('tab', { name: 'People' }).focus()
    await expect(page.getByRole('tab', { name: 'People' })).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('tabpanel', { name: 'People' })).toBeVisible()
  })

  await test.step('has only the active tab in the tab order, followed by its panel', async () => {
    await page.getByRole('tab', { name: 'Sales' }).click()
    await expect(page.getByRole('tab', { name: 'Sales' })).toHaveAttribute('tabindex', '0')
    await expect(page.locator('[role=tab][tabindex="-1"]')).toHaveCount(3)

    await page.keyboard.press('Tab')
    await expect(page.getByRole('tabpanel', { name: 'Sales' })).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await expect(page.getByRole('tab', { name: 'Sales' })).toBeFocused()
  })

  await test.step('ignores arrow keys with a modifier', async () => {
    // Regression: arrow keys with a modifier changed the tab instead of triggering browser shortcuts.
    await page.getByRole('tab', { name: 'Sales' }).click()
    await page.getByRole('tab', { name: 'Sales' }).press('Shift+ArrowRight')
    await page.getByRole('tab', { name: 'Sales' }).press('Control+ArrowRight')
    await expect(page.getByRole('tab', { name: 'Sales' })).toBeFocused()
  })

  // Regression: some tabs were scrolled out of view, and the focus ring was cut off.
  await test.step('shows all tabs on narrow screens, with nothing cut off', async () => {
    await page.setViewportSize({ width: 390, height: 800 })
    for (const tab of await page.getByRole('tab').all()) {
      const { x, width } = (await tab.boundingBox())!
      expect(x).toBeGreaterThanOrEqual(0)
      expect(x + width).toBeLessThanOrEqual(390)
    }
    await expect(page.getByRole('tablist')).toHaveCSS('overflow', 'visible')
  })
})
