import { fileIn } from '#i18n/testing/texts-in.ts'
import { expect, test } from '#tests/fixtures.ts'
import { openHydrated } from '#tests/open-page.ts'
import { definition } from './definition.ts'
import { deals } from './sample-data.ts'

test.use({ hasTouch: true })

test('shows the reasons for the score of a deal by pointer, touch and keyboard', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openHydrated(page, definition.path)
  const names = fileIn('en', 'closemoredeals').deals.reasons
  const tiles = page.locator('main svg > svg[data-size]').filter({ visible: true })
  const slider = page.locator('main').getByRole('slider').first()
  const expectOpen = async (at?: number) => {
    for (const [index, { reasons }] of deals.entries()) {
      const tile = tiles.nth(index)
      await expect(tile).toHaveCSS('opacity', at === undefined || index === at ? '1' : '0.35')
      for (const [part, points] of reasons.entries())
        await expect(tile.getByText(`${points} ${names[part]}`)).toHaveCount(index === at ? 1 : 0)
    }
  }
  await tiles.nth(7).tap()
  await expectOpen(7)
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 })
    await tiles.nth(7).hover()
    await expectOpen(7)
    await page.mouse.move(1, 1)
    await expectOpen()
    await slider.focus()
    await expectOpen(0)
    await page.keyboard.press('End')
    await expectOpen(7)
    await expect(slider).toHaveAttribute('aria-valuetext', new RegExp(names[3] ?? ''))
    await page.keyboard.press('Home')
    await slider.blur()
    await expectOpen()
  }
  await expect(page.locator('main table').first()).toContainText(names[0] ?? '')
})
