import { expect, test } from '#tests/fixtures.ts'
import { openFirstScreen } from '#tests/open-page.ts'
import { definition } from './definition.ts'

/** An A4 sheet at 96 dpi, without the default margins. */
const SHEET = { width: 718, height: 1047 }

// Regression: the tall map didn't fit below the heading, so the first sheet was mostly empty.
test('prints all of the map on the first sheet', async ({ page }) => {
  await page.setViewportSize(SHEET)
  await openFirstScreen(page, definition.path)
  await page.emulateMedia({ media: 'print' })
  const maps = page.locator('main section').first().locator('svg[class]:has(rect)').filter({ visible: true })
  const bottoms = await maps.evaluateAll((all) => all.map((map) => map.getBoundingClientRect().bottom))
  expect(bottoms.length).toBeGreaterThan(0)
  expect(Math.max(...bottoms)).toBeLessThan(SHEET.height)
})
