import { textsIn } from '#i18n/testing/texts-in.ts'
import { languages } from '#site/languages.ts'
import { canonicalPath } from '#site/paths.ts'
import { expect, test, type Page } from '#tests/fixtures.ts'
import { openHydrated } from '#tests/open-page.ts'
import { definition } from './definition.ts'
import { outcomeAt, replayByHand, replayWithAssistant, stateAt } from './replay.ts'
import { REPLAYED_MINUTES, supportTickets } from './sample-data.ts'
import { formatTime } from './time.ts'

const ways = [replayByHand, replayWithAssistant]

async function expectHalves(page: Page, minute: number, open: string): Promise<void> {
  for (const [index, work] of ways.entries()) {
    const courses = supportTickets.map(work)
    const half = page.locator('main section').first().locator('table').nth(index)
    const isOpen = courses.filter((course) => stateAt(minute, course) === 'open')
    await expect(half.locator('tbody td:last-child').filter({ hasText: open })).toHaveCount(isOpen.length)
    const outcome = half.locator('+ div')
    await expect(outcome).toContainText(String(outcomeAt(minute, courses)?.average ?? '–'))
  }
}

for (const language of languages) {
  test(`updates both halves of the replay when its slider moves by pointer or keyboard, in ${language}`, async ({
    page,
  }) => {
    const texts = textsIn(language, 'customersupportefficiency')
    const open = texts.get('hero.replay.open') ?? ''
    await openHydrated(page, canonicalPath(definition, language))
    const slider = page.getByRole('slider', { name: texts.get('hero.replay.until') ?? '' })

    await test.step('shows the full day at first', async () => {
      await expect(slider).toHaveValue(String(REPLAYED_MINUTES))
      await expectHalves(page, REPLAYED_MINUTES, open)
    })
    await test.step('moves by keyboard, and announces the time', async () => {
      await slider.focus()
      await page.keyboard.press('Home')
      await expect(slider).toHaveAttribute('aria-valuetext', formatTime(0, language))
      await expectHalves(page, 0, open)
      await page.keyboard.press('ArrowRight')
      await expect(slider).toHaveAttribute('aria-valuetext', formatTime(5, language))
    })
    await test.step('moves by pointer', async () => {
      const box = await slider.boundingBox()
      if (!box) throw new Error('The slider is not visible')
      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
      const minute = Number(await slider.inputValue())
      expect(Math.abs(minute - REPLAYED_MINUTES / 2)).toBeLessThanOrEqual(5)
      await expect(slider).toHaveAttribute('aria-valuetext', formatTime(minute, language))
      await expectHalves(page, minute, open)
    })
  })
}
