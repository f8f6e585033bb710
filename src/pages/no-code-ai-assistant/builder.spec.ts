import { expect, test } from '#tests/fixtures.ts'
import { openWithFakedClock } from '#tests/open-page.ts'
import { definition } from './definition.ts'

test('places the last block with the last messages, and again on hover', async ({ page }) => {
  await openWithFakedClock(page, definition.path)
  const builder = page.locator('main [data-og-image]').first()
  const block = builder.locator('li > div')
  const read = () =>
    builder.evaluate((element) => ({
      isBuilding: element.dataset['stage'] === 'building',
      isChatting: element.querySelector('div[data-stage="waiting"]') !== null,
    }))
  const states = new Set<string>()
  const step = async () => {
    await page.clock.runFor(100)
    const { isBuilding, isChatting } = await read()
    expect(isBuilding).toBe(isChatting)
    states.add(String(isBuilding))
    return isBuilding
  }
  while (!(await step())) await expect(block).toHaveCSS('transform', 'none')
  await expect(block).not.toHaveCSS('transform', 'none')
  while (await step());
  expect(states.size).toBe(2)

  await builder.hover()
  expect(await read()).toEqual({ isBuilding: true, isChatting: false })
  await page.clock.runFor(1000)
  expect(await read()).toEqual({ isBuilding: false, isChatting: false })
  await expect(block).toHaveCSS('transform', 'none')

  await page.clock.runFor(3000)
  expect(await read()).toEqual({ isBuilding: true, isChatting: true })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(builder).not.toHaveAttribute('data-stage')
  await expect(block).toHaveCSS('transform', 'none')
})
