import { expect, test } from '@playwright/test'
import { expectNoViolations } from '../axe.ts'

test.beforeEach(async ({ page }) => {
  await page.goto('/?only=dialog')
  await page.getByRole('button', { name: 'Open the dialog' }).focus()
  await page.keyboard.press('Enter')
})

test('opens as a modal with a name, without axe violations, and traps focus', async ({ page }) => {
  const dialog = page.getByRole('dialog', { name: 'Example dialog' })
  await expect(dialog).toBeVisible()
  expect(await dialog.evaluate((element) => element.matches(':modal'))).toBe(true)
  const close = dialog.getByRole('button', { name: 'Close the dialog' })
  await expect(close).toBeFocused()
  await expectNoViolations(page)

  // The close button doesn't cover the content.
  const button = await close.boundingBox()
  const heading = await page.getByRole('heading', { name: 'In the dialog' }).boundingBox()
  expect(button!.y + button!.height).toBeLessThanOrEqual(heading!.y)

  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'A link in the dialog' })).toBeFocused()
  // After the last element, the browser may focus its toolbar; then no element of the page has focus.
  for (let pressed = 0; pressed < 6; pressed++) {
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.matches('body, dialog, dialog *'))).toBe(true)
  }
})

test('restores focus and removes its content however it is closed, and opens again', async ({ page }) => {
  const opener = page.getByRole('button', { name: 'Open the dialog' })
  const ways = {
    Escape: () => page.keyboard.press('Escape'),
    'the close button': () => page.getByRole('button', { name: 'Close the dialog' }).click(),
    'a click on the backdrop': () => page.mouse.click(5, 5),
  }
  for (const [nth, [way, close]] of Object.entries(ways).entries()) {
    await test.step(way, async () => {
      if (nth > 0) await page.keyboard.press('Enter')
      await expect(page.getByRole('dialog')).toBeVisible()
      await close()
      await expect(page.getByRole('dialog')).toBeHidden()
      await expect(page.locator('dialog > *')).toHaveCount(0)
      await expect(opener).toBeFocused()
      // Regression: onClose was called twice.
      await expect(page.getByText(`Closed ${nth + 1} times`)).toBeVisible()
    })
  }
})

test('stays open when a text selection ends outside', async ({ page }) => {
  const heading = await page.getByRole('heading', { name: 'In the dialog' }).boundingBox()
  await page.mouse.move(heading!.x + 20, heading!.y + 10)
  await page.mouse.down()
  await page.mouse.move(5, 5)
  await page.mouse.up()

  // A click on the heading would fail if the dialog were closing.
  await page.getByRole('heading', { name: 'In the dialog' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page.getByText('Closed 0 times')).toBeAttached()
})
