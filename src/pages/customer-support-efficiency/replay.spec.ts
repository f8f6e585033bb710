import { textsIn } from '#i18n/testing/texts-in.ts'
import { languages } from '#site/languages.ts'
import { canonicalPath } from '#site/paths.ts'
import { expect, test, type Page } from '#tests/fixtures.ts'
import { openHydrated } from '#tests/hydrated.ts'
import { definition } from './definition.ts'
import { outcomeAt, standingAt } from './moment.ts'
import { byHand, withAssistant } from './replay.ts'
import { REPLAYED_MINUTES, supportTickets } from './sample-data.ts'
import { clock } from './time.ts'

const ways = [byHand, withAssistant]

/** Checks the number of open tickets and the average of each half at a given minute. */
async function expectHalves(page: Page, minute: number, open: string): Promise<void> {
  for (const [index, work] of ways.entries()) {
    const courses = supportTickets.map(work)
    const half = page.locator('main section').first().locator('table').nth(index)
    const isOpen = courses.filter((course) => standingAt(minute, course) === 'open')
    await expect(half.locator('tbody td:last-child').filter({ hasText: open })).toHaveCount(isOpen.length)
    const outcome = half.locator('+ div')
    await expect(outcome).toContainText(String(outcomeAt(minute, courses)?.average ?? '–'))
  }
}

for (const language of languages) {
  test(`the day of the replay is dragged and typed, and both halves follow, in ${language}`, async ({ page }) => {
    const texts = textsIn(language, 'customersupportefficiency')
    const open = texts.get('hero.replay.open') ?? ''
    await openHydrated(page, canonicalPath(definition, language))
    const slider = page.getByRole('slider', { name: texts.get('hero.replay.until') ?? '' })

    await test.step('at rest it is the whole day', async () => {
      await expect(slider).toHaveValue(String(REPLAYED_MINUTES))
      await expectHalves(page, REPLAYED_MINUTES, open)
    })
    await test.step('by keyboard, and read out as a time', async () => {
      await slider.focus()
      await page.keyboard.press('Home')
      await expect(slider).toHaveAttribute('aria-valuetext', clock(0, language))
      await expectHalves(page, 0, open)
      await page.keyboard.press('ArrowRight')
      await expect(slider).toHaveAttribute('aria-valuetext', clock(5, language))
    })
    await test.step('by hand', async () => {
      const box = await slider.boundingBox()
      if (!box) throw new Error('The axis is not on screen')
      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
      const minute = Number(await slider.inputValue())
      expect(Math.abs(minute - REPLAYED_MINUTES / 2)).toBeLessThanOrEqual(5)
      await expect(slider).toHaveAttribute('aria-valuetext', clock(minute, language))
      await expectHalves(page, minute, open)
    })
  })
}
