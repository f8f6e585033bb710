import { expect, test } from '#tests/fixtures.ts'
import { openHydrated } from '#tests/open-page.ts'
import { definition } from './definition.ts'
import { LINES_HEIGHT } from './lines.ts'
import { hiringWeek } from './sample-data.ts'

test.use({ hasTouch: true })

test('follows the line of a candidate by pointer, touch and keyboard', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openHydrated(page, definition.path)
  const fan = page.locator('main [data-og-image]').first()
  const rows = fan.locator('li')
  const slider = fan.getByRole('slider')
  const { interviews, chatWith } = hiringWeek
  const initial = interviews.findIndex(({ id }) => id === chatWith)
  const marked = () => rows.evaluateAll((all) => all.findIndex((row) => row.className !== ''))
  const expectLit = async (at: number) => {
    const y = ((at + 0.5) * LINES_HEIGHT) / interviews.length
    await expect(fan.locator('path').last()).toHaveAttribute('d', new RegExp(`^M\\d+ ${y}c`))
    await expect(fan.locator('path').first()).toHaveCSS('opacity', at === initial ? '1' : '0.35')
    await expect.poll(marked).toBe(at)
  }
  await rows.nth(7).tap()
  await expectLit(7)
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 })
    await rows.nth(5).hover()
    await expectLit(5)
    // Along the line, too.
    await rows.nth(8).hover({ position: { x: -30, y: 18 }, force: true })
    await expectLit(8)
    await page.mouse.move(1, 1)
    await expectLit(initial)
    await slider.focus()
    await page.keyboard.press('End')
    await expectLit(interviews.length - 1)
    await expect(slider).toHaveAttribute('aria-valuetext', (await rows.last().locator('b').innerText()).trim())
    await slider.blur()
    await expectLit(initial)
  }
})
