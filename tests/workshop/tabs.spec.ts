import { expect, test } from '@playwright/test'

test('switches panels with mouse, keyboard and focus', async ({ page }) => {
  await page.goto('/?only=tabs')
  const tab = (name: string) => page.getByRole('tab', { name })
  const expectOnly = async (name: string) => {
    await expect(page.getByRole('tabpanel')).toHaveCount(1)
    await expect(page.getByRole('tabpanel', { name })).toBeVisible()
    await expect(page.getByRole('tab', { selected: true })).toContainText(name)
  }
  const pressAndExpect = async (key: string, name: string) => {
    await page.keyboard.press(key)
    await expect(tab(name)).toBeFocused()
    await expectOnly(name)
  }

  await test.step('shows only the panel of the clicked tab', async () => {
    await expect(page.getByRole('tab')).toHaveCount(4)
    await expectOnly('Support')
    await tab('Contracts').click()
    await expectOnly('Contracts')
  })

  await test.step('activates a tab on focus, moves with keys and wraps', async () => {
    await tab('Support').focus()
    await expectOnly('Support')
    await pressAndExpect('ArrowRight', 'Sales')
    await pressAndExpect('ArrowLeft', 'Support')
    await pressAndExpect('ArrowUp', 'People')
    await pressAndExpect('ArrowDown', 'Support')
    await pressAndExpect('End', 'People')
    await pressAndExpect('ArrowRight', 'Support')
    await pressAndExpect('ArrowLeft', 'People')
    await pressAndExpect('Home', 'Support')
  })

  await test.step('has only the active tab in the tab order, followed by its panel', async () => {
    await tab('Sales').click()
    await expect(tab('Sales')).toHaveAttribute('tabindex', '0')
    await expect(page.locator('[role=tab][tabindex="-1"]')).toHaveCount(3)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('tabpanel', { name: 'Sales' })).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await expect(tab('Sales')).toBeFocused()
  })

  await test.step('ignores arrow keys with a modifier', async () => {
    // Regression: arrow keys with a modifier changed the tab instead of triggering browser shortcuts.
    for (const key of ['Shift+ArrowRight', 'Control+ArrowRight']) await pressAndExpect(key, 'Sales')
  })

  // Regression: some tabs were scrolled out of view, and the focus ring was cut off.
  await test.step('shows all tabs on narrow screens, with nothing cut off', async () => {
    await page.setViewportSize({ width: 390, height: 800 })
    for (const each of await page.getByRole('tab').all()) {
      const { x, width } = (await each.boundingBox())!
      expect(x).toBeGreaterThanOrEqual(0)
      expect(x + width).toBeLessThanOrEqual(390)
    }
    await expect(page.getByRole('tablist')).toHaveCSS('overflow', 'visible')
  })
})
