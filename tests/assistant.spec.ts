import { hrefFor } from '#site/paths.ts'
import { PT } from '#site/testing/portuguese.ts'
import {
  ask,
  launcher,
  LAPTOP,
  log,
  openPanel,
  openPanelAt,
  panel,
  PHONE,
  questions,
  SMALL_PAGE,
  texts,
  voiceChat,
} from './assistant-panel.ts'
import { expectNoViolations } from './axe.ts'
import { expect, test, type Request } from './fixtures.ts'
import { follow, openHydrated, openAndInteract, openSettled } from './open-page.ts'
import { thirdPage } from './pages.ts'
import { stubSpeech } from './speech.ts'
import { holdBack, waitForTimers } from './wait-for.ts'

const PANEL_CODE = /assets\/AssistantPanel-.*\.js$/

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const language of ['en', 'pt'] as const) {
  test(`downloads at most 84 KB for the assistant with its passages in ${language}`, async ({ page }) => {
    // Code that the assistant shares with other pages counts too.
    await openSettled(page, SMALL_PAGE[language])
    const requests: Request[] = []
    page.on('request', (request) => requests.push(request))
    await openPanel(page)
    await ask(page, questions[language].answered)
    await expect(log(page).getByRole('link').last()).toBeVisible()
    const sizes = await Promise.all(requests.map(async (request) => (await request.sizes()).responseBodySize))
    const bytes = sizes.reduce((sum, size) => sum + size, 0)
    expect(bytes).toBeGreaterThan(20_000)
    expect(bytes).toBeLessThanOrEqual(84_000)
  })
}

test('answers by keyboard, stays open on navigation, and restores the focus', async ({ page }) => {
  await page.setViewportSize(LAPTOP)
  await openAndInteract(page, SMALL_PAGE.en)
  await launcher(page).focus()
  await page.keyboard.press('Enter')
  const field = panel(page).getByRole('textbox', { name: 'Your question' })
  await expect(field).toBeFocused()
  await expect(log(page)).toContainText('I’m an AI, not a person')
  await page.keyboard.press('Escape')
  await expect(panel(page)).toHaveCount(0)
  await expect(launcher(page)).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(field).toBeFocused()
  await page.keyboard.type(questions.en.answered)
  await page.keyboard.press('Enter')
  const link = log(page).getByRole('link').last()
  await expect(link).toHaveAttribute('href', questions.en.page)
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`${questions.en.page}$`))
  await expect(log(page)).toContainText(questions.en.answered)
  await expect(page.locator('main h1')).toBeFocused()
})

test('fits an answer on a small screen, and is a modal sheet on a phone that closes on a swipe down and on navigation', async ({
  page,
}) => {
  await openAndInteract(page, SMALL_PAGE.en)
  for (const [width, height] of [
    [640, 360],
    [320, 256],
    [768, 432],
  ] as const) {
    await page.setViewportSize({ width, height })
    await openPanel(page)
    await ask(page, questions.en.answered)
    const answer = log(page).getByRole('link').last()
    await expect(answer).toBeInViewport({ ratio: 1 })
    await expect(panel(page).getByRole('textbox')).toBeInViewport({ ratio: 1 })
    const logHeight = () => answer.evaluate((link) => link.closest('[role="log"]')!.parentElement!.clientHeight)
    expect(await logHeight(), `${width} × ${height}`).toBeGreaterThan(120)
    await page.keyboard.press('Escape')
    await expect(panel(page)).toHaveCount(0)
  }

  await page.setViewportSize(PHONE)
  await openPanel(page)
  expect(await panel(page).evaluate((element) => element.matches(':modal'))).toBe(true)
  const { x, y, width } = (await panel(page).boundingBox())!
  await page.mouse.move(x + width / 3, y + 14)
  await page.mouse.down()
  await page.mouse.move(x + width / 3, y + 200, { steps: 4 })
  await page.mouse.up()
  await expect(panel(page)).toHaveCount(0)

  await openPanel(page)
  await ask(page, questions.en.answered)
  await log(page).getByRole('link').last().click()
  await expect(page).toHaveURL(new RegExp(`${questions.en.page}$`))
  await expect(page.locator('main h1')).toBeFocused()
  await expect(panel(page)).toHaveCount(0)
  await openPanel(page)
  await expect(log(page)).toContainText(questions.en.answered)
})

for (const [language, code, screen] of [
  ['en', 'en', PHONE],
  ['pt', PT, LAPTOP],
] as const) {
  test(`answers suggested, known and unknown questions accessibly at ${screen.width} px`, async ({ page }) => {
    await page.setViewportSize(screen)
    // Stub before the panel checks for speech recognition.
    await stubSpeech(page)
    await openPanelAt(page, SMALL_PAGE[language])
    // Not the text field on a phone: it would open the keyboard.
    const focused = screen === PHONE ? log(page) : panel(page).getByRole('textbox')
    await expect(focused).toBeFocused()
    // Only the greeting mentions AI, not the speaker's name and the badge.
    expect((await log(page).ariaSnapshot()).match(/\b(AI|IA)\b/g), 'mentions AI once').toHaveLength(1)
    const suggestions = panel(page).getByRole('list', { name: texts[language].suggestions.label }).getByRole('button')
    const suggestion = await suggestions.first().innerText()
    await suggestions.first().click()
    await expect(log(page)).toContainText(suggestion)
    await expect(suggestions.filter({ hasText: suggestion })).toHaveCount(0)
    await expect(focused).toBeFocused()

    await ask(page, questions[language].answered)
    await ask(page, questions[language].unanswered)
    await expect(log(page)).toContainText(texts[language].unknown)
    for (const path of ['/book-a-demo', '/talk-to-an-expert'] as const) {
      const link = log(page).locator(`a[href="${hrefFor(path, code)}"]`)
      await expect(link.last()).toBeVisible()
    }
    await expectNoViolations(page, 'dialog')
    const modes = panel(page).locator('[aria-pressed]')
    await modes.last().click()
    await expectNoViolations(page, 'dialog', 'voice')
    await modes.first().click()
    await page.evaluate(() =>
      Object.assign(window, { SpeechRecognition: undefined, webkitSpeechRecognition: undefined }),
    )
    await modes.last().click()
    await expect(log(page)).toHaveCount(0)
    await expectNoViolations(page, 'dialog', 'no speech recognition', false)
  })
}

test.describe('code that loads late or never', () => {
  test.use({ expectedErrors: /ERR_FAILED|dynamically imported module|could not be loaded/ })

  test('opens the expert page from the launcher and from the footer’s voice chat', async ({ page }) => {
    await page.route(PANEL_CODE, (route) => route.abort())
    await openAndInteract(page, SMALL_PAGE.en)
    await launcher(page).click()
    await expect(page).toHaveURL('/talk-to-an-expert')
    await openHydrated(page, SMALL_PAGE.pt)
    await voiceChat(page).click()
    await expect(page).toHaveURL('/pt/talk-to-an-expert')
  })

  for (const outcome of ['continue', 'abort'] as const) {
    test(`opens neither the panel nor a page if the visitor has left: ${outcome}`, async ({ page }) => {
      const release = await holdBack(page, PANEL_CODE)
      const request = page.waitForRequest(PANEL_CODE)
      await openHydrated(page, SMALL_PAGE.en)
      await launcher(page).click()
      await expect(launcher(page)).toHaveAttribute('aria-busy', 'true')
      await follow(page, thirdPage.path)
      release(outcome)
      await (await request).response()
      await waitForTimers(page, 500)
      await expect(panel(page)).toHaveCount(0)
      await expect(page).toHaveURL(thirdPage.path)
      if (outcome === 'continue') await openPanel(page)
    })
  }
})
