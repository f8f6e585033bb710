import { PT } from '#site/testing/portuguese.ts'
import { answerAll, begin, options, texts, type Language } from '#tests/diagnostic-screens.ts'
import { expect, test, type FrameLocator, type Page } from '#tests/fixtures.ts'
import { openHydrated } from '#tests/open-page.ts'
import { definition } from './definition.ts'

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } })

async function openConversation(page: Page, language: Language): Promise<FrameLocator> {
  await openHydrated(page, (language === 'pt' ? `/${PT}` : '') + definition.path)
  const frame = page.frameLocator('main iframe')
  await begin(frame, language)
  return frame
}

const shape = (page: Page) => page.locator('main section > svg[data-answered]')

test('draws the shape of the answers behind the conversation, and keeps it after a reload', async ({ page }) => {
  const frame = await openConversation(page, 'en')
  await expect(shape(page)).toHaveCount(0)
  const corners = shape(page).locator('circle')
  const answered = shape(page).locator('circle[data-answered]')
  await options(frame).nth(1).click()
  await expect(answered).toHaveCount(1)
  const before = (await corners.nth(1).boundingBox())!
  await options(frame).nth(2).click()
  await expect(answered).toHaveCount(2)
  expect((await corners.nth(1).boundingBox())!.x).toBeGreaterThan(before.x + 50)
  await page.reload()
  await expect(answered).toHaveCount(2)
})

for (const language of ['en', 'pt'] as const) {
  test(`opens the report as wide as the page, prints it alone, and goes back, in ${language}`, async ({ page }) => {
    const { open, back, heading } = texts[language].report
    const frame = await openConversation(page, language)
    await answerAll(frame, 2)
    const title = frame.getByRole('heading', { level: 1, name: heading })
    await expect(title).toBeFocused()
    const hero = page.locator('main > section').first()
    const box = hero.locator('[data-phase]')
    await expect.poll(async () => (await box.boundingBox())!.width).toBe(1120)
    // The page scrolls, not the frame.
    const hidden = () => frame.locator('html').evaluate((html) => html.scrollHeight - html.clientHeight)
    await expect.poll(hidden).toBeLessThanOrEqual(0)

    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(2)

    await frame.getByRole('button', { name: back }).click()
    await expect.poll(() => box.boundingBox()).toMatchObject({ width: 400, height: 600 })
    const again = frame.getByRole('button', { name: open })
    await expect(again).toBeInViewport({ ratio: 1 })
    await expect(frame.locator(':focus').getByRole('button', { name: open })).toBeVisible()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(title).toBeFocused()
  })
}
