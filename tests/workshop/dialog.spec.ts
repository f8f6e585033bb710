import { expect, test } from '@playwright/test'
import { expectNoViolations } from '../axe.ts'

test('restores focus and removes its content however it is closed, and opens again', async ({ page }) => {
  await page.goto('/?only=dialog')
  const opener = page.getByRole('button', { name: 'Open the dialog' })
  const dialog = page.getByRole('dialog', { name: 'Example dialog' })
  const close = dialog.getByRole('button', { name: 'Close the dialog' })
  const heading = dialog.getByRole('heading', { name: 'In the dialog' })
  await opener.press('Enter')

  await test.step('opens as a modal without axe violations, and traps focus', async () => {
    await expect(dialog).toBeVisible()
    expect(await dialog.evaluate((element) => element.matches(':modal'))).toBe(true)
    await expect(close).toBeFocused()
    await expectNoViolations(page)

    // The close button doesn't cover the content.
    const button = (await close.boundingBox())!
    expect(button.y + button.height).toBeLessThanOrEqual((await heading.boundingBox())!.y)

    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'A link in the dialog' })).toBeFocused()
    // After the last element, the browser may focus its toolbar; then no element of the page has focus.
    for (let pressed = 0; pressed < 6; pressed++) {
      await page.keyboard.press('Tab')
      expect(await page.evaluate(() => document.activeElement?.matches('body, dialog, dialog *'))).toBe(true)
    }
  })

  await test.step('stays open when a text selection ends outside', async () => {
    const { x, y } = (await heading.boundingBox())!
    await page.mouse.move(x + 20, y + 10)
    await page.mouse.down()
    await page.mouse.move(5, 5)
    await page.mouse.up()
    // A click on the heading would fail if the dialog were closing.
    await heading.click()
    await expect(page.getByText('Closed 0 times')).toBeAttached()
  })

  const ways = {
    Escape: () => page.keyboard.press('Escape'),
    'the close button': () => close.click(),
    'a click on the backdrop': () => page.mouse.click(5, 5),
  }
  for (const [nth, [way, closeIt]] of Object.entries(ways).entries()) {
    await test.step(way, async () => {
      if (nth > 0) await page.keyboard.press('Enter')
      await expect(dialog).toBeVisible()
      await closeIt()
      await expect(dialog).toBeHidden()
      await expect(page.locator('dialog > *')).toHaveCount(0)
      await expect(opener).toBeFocused()
      // Regression: onClose was called twice.
      await expect(page.getByText(`Closed ${nth + 1} times`)).toBeVisible()
    })
  }
})
