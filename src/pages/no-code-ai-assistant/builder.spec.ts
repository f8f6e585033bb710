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
    await page.clock.runFor(250)
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

test.describe('on touch screens', () => {
  test.use({ hasTouch: true })

  test('lights the rows of a block by pointer, touch and keyboard', async ({ page }) => {
    await openWithFakedClock(page, definition.path)
    const builder = page.locator('main [data-og-image]').first()
    const blocks = builder.getByRole('listitem').filter({ has: page.getByRole('radio') })
    const rows = builder.locator('[aria-hidden] > ol > li, [aria-hidden]:has(> ol) > div, p:has(> span:only-child)')
    // Rows of each block: one block produces both the answer and the order.
    const rowsOf = [[0], [1], [2, 3], [4], [5]]
    const expectLit = async (lit: readonly number[] = [0, 1, 2, 3, 4, 5]) => {
      for (const row of [0, 1, 2, 3, 4, 5])
        await expect(rows.nth(row)).toHaveCSS('opacity', lit.includes(row) ? '1' : '0.35')
    }
    await expect(rows).toHaveCount(6)
    for (const [index, lit] of rowsOf.entries()) {
      await blocks.nth(index).hover()
      await expectLit(lit)
      await page.locator('h1').hover()
      await blocks.nth(index).tap()
      await expectLit(lit)
      await page.locator('h1').tap()
      await blocks.nth(index).getByRole('radio').focus()
      await expectLit(lit)
      await page.keyboard.press('Tab')
    }
    await page.clock.runFor(6000)
    // Also while the chat plays.
    await blocks.first().hover()
    await expectLit(rowsOf[0])
  })
})
