import { expect, test } from '@playwright/test'
import { expectNothingFound } from '../axe.ts'

test.beforeEach(async ({ page }) => {
  await page.goto('/?only=dialog')
  await page.getByRole('button', { name: 'Open the dialog' }).focus()
  await page.keyboard.press('Enter')
})

test('opens modal, with a name, and takes the focus', async ({ page }) => {
  const dialog = page.getByRole('dialog', { name: 'Example dialog' })
  await expect(dialog).toBeVisible()
  expect(await dialog.evaluate((element) => element.matches(':modal'))).toBe(true)
  await expect(dialog.getByRole('button', { name: 'Close the dialog' })).toBeFocused()
})

test('axe finds nothing while it is open', async ({ page }) => {
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectNothingFound(page)
})

test('Tab never reaches the page behind', async ({ page }) => {
  await expect(page.getByRole('button', { name: 'Close the dialog' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'A link in the dialog' })).toBeFocused()

  // Past the last element the browser may stop at its own bar, which the page sees as no focus at all.
  for (let pressed = 0; pressed < 6; pressed++) {
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.matches('body, dialog, dialog *'))).toBe(true)
  }
})

for (const { way, close } of [
  { way: 'Escape', close: 'key' },
  { way: 'the close button', close: 'button' },
  { way: 'a click on the backdrop', close: 'backdrop' },
]) {
  test(`${way} closes it, gives the focus back and removes the content`, async ({ page }) => {
    await expect(page.getByRole('dialog')).toBeVisible()

    if (close === 'key') await page.keyboard.press('Escape')
    if (close === 'button') await page.getByRole('button', { name: 'Close the dialog' }).click()
    if (close === 'backdrop') await page.mouse.click(5, 5)

    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page.locator('dialog > *')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Open the dialog' })).toBeFocused()
    // Guards a fault: the owner was told twice, so that a closing counted double.
    await expect(page.getByText('Closed 1 times')).toBeVisible()
  })
}

test('opens again after it was closed', async ({ page }) => {
  await page.keyboard.press('Escape')
  await expect(page.getByText('Closed 1 times')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText('Closed 2 times')).toBeVisible()
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

test('the close button covers nothing of the content', async ({ page }) => {
  const button = await page.getByRole('button', { name: 'Close the dialog' }).boundingBox()
  const heading = await page.getByRole('heading', { name: 'In the dialog' }).boundingBox()
  expect(button!.y + button!.height).toBeLessThanOrEqual(heading!.y)
})
