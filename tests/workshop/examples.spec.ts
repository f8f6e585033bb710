import { expect, test } from '@playwright/test'
import { expectNothingFound } from '../axe.ts'
import { exampleIds } from '../../workshop/example-ids.ts'

test('axe finds nothing in any example, and nothing scrolls sideways at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await page.goto('/', { waitUntil: 'networkidle' })
  await expect(page.locator('main > section')).toHaveCount(exampleIds.length)
  for (const id of exampleIds) await expect(page.locator(`#${id}`)).toBeVisible()
  // Guards a fault: hidden words on slides and logos beyond the edge made the page as wide as all of them.
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)

  // The carousel shows all of itself only when it was near.
  await page.locator('#carousel').scrollIntoViewIfNeeded()
  await expect(page.getByRole('button', { name: 'Next case study' })).toBeVisible()
  await expectNothingFound(page)

  await page.goto('/?only=stat')
  await expect(page.locator('main > section')).toHaveCount(1)
  await expect(page.locator('#stat')).toBeVisible()
})
