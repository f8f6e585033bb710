import { expect, test } from '@playwright/test'
import { expectNothingFound } from '../axe.ts'
import { exampleIds } from '../../workshop/example-ids.ts'

for (const width of [390, 1440]) {
  test(`axe finds nothing in any example at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    // The carousel shows all of itself only when it was near.
    await page.locator('#carousel').scrollIntoViewIfNeeded()
    await expect(page.getByRole('button', { name: 'Next case study' })).toBeVisible()

    for (const id of exampleIds) await expect(page.locator(`#${id}`)).toBeVisible()

    await expectNothingFound(page)
  })
}

test('nothing scrolls sideways at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await page.goto('/', { waitUntil: 'networkidle' })
  await expect(page.getByRole('heading', { level: 2, name: 'Icon' })).toBeVisible()

  // Guards a fault: hidden words on slides and logos beyond the edge made the page as wide as all of them.
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

test('every example of the list is on the page, and ?only= shows one', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('main > section')).toHaveCount(exampleIds.length)

  await page.goto('/?only=stat')
  await expect(page.locator('main > section')).toHaveCount(1)
  await expect(page.locator('#stat')).toBeVisible()
})
