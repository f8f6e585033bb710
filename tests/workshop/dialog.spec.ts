import { expect, test } from '@playwright/test'
import { expectNothingFound } from '../axe.ts'

test.beforeEach(async ({ page }) => {
  await page.goto('/?only=dialog')
  await page.getByRole('button', { name: 'Open the dialog' }).focus()
  await page.keyboard.press('Enter')
})

test('opens modal, with a name, no barrier, and keeps the focus', async ({ page }) => {
  const dialog = page.getByRole('dialog', { name: 'Example dialog' })
  await expect(dialog).toBeVisible()
  expect(await dialog.evaluate((element) => element.matches(':modal'))).toBe(true)
  const close = dialog.getByRole('button', { name: 'Close the dialog' })
  await expect(close).toBeFocused()
  await expectNothingFound(page)

  // The close button covers nothing of the content.
  const button = await close.boundingBox()
  const heading = await page.getByRole('heading', { name: 'In the dialog' }).boundingBox()
  expect(button!.y + button!.height).toBeLessThanOrEqual(heading!.y)

  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'A link in the dialog' })).toBeFocused()
  // Past the last element the browser may stop at its own bar, which the page sees as no focus at all.
  for (let pressed = 0; pressed < 6; pressed++) {
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.matches('body, dialog, dialog *'))).toBe(true)
  }
})

test('each way of closing gives the focus back and removes the content, and it opens again', async ({ page }) => {
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
      // Guards a fault: the owner was told twice, so that a closing counted double.
      await expect(page.getByText(`Closed ${nth + 1} times`)).toBeVisible()
    })
  }
})

test('selecting text and letting go outside does not close it', async ({ page }) => {
  const words = await page.getByRole('heading', { name: 'In the dialog' }).boundingBox()
  await page.mouse.move(words!.x + 20, words!.y + 10)
  await page.mouse.down()
  await page.mouse.move(5, 5)
  await page.mouse.up()

  // A click on the words comes after: had the dialog been closing, they would be gone.
  await page.getByRole('heading', { name: 'In the dialog' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page.getByText('Closed 0 times')).toBeAttached()
})
