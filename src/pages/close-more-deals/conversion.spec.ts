import { claimValues } from '#site/claims.ts'
import { expect, test } from '#tests/fixtures.ts'
import { definition } from './definition.ts'

test('draws a tile for each of a hundred deals, and a green one for each percent gained', async ({ page }) => {
  await page.goto(definition.path)
  const tiles = await page
    .locator('div:has(> i + i + p)')
    .locator('i')
    .evaluateAll((all) => all.map((tile) => getComputedStyle(tile).backgroundColor))
  expect(tiles).toHaveLength(100 + claimValues.conversion)
  expect(new Set(tiles.slice(0, 100)).size).toBe(1)
  expect(tiles.slice(100)).not.toContain(tiles[0])
})
