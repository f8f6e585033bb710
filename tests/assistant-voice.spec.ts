import { HOLD_TO_TALK_MS } from '#site/timings.ts'
import {
  button,
  log,
  openPanel,
  openPanelAt,
  panel,
  questions,
  SMALL_PAGE,
  texts,
  voiceChat,
} from './assistant-panel.ts'
import { expect, test, type Page } from './fixtures.ts'
import { openHydrated, openUnhydrated } from './open-page.ts'
import { speech, stubSpeech } from './speech.ts'
import { holdBack, waitForTimers } from './wait-for.ts'

const { en } = texts
const ANSWER_CODE = /assets\/compose-answer-.*\.js$/

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const speak = (page: Page) => panel(page).getByRole('button', { name: /^(Speak|Falar)$/ })

test('takes a spoken question and reads the answer aloud until muted', async ({ page }) => {
  await stubSpeech(page)
  await openPanelAt(page, SMALL_PAGE.pt)
  await button(page, 'Voz').click()
  await expect(panel(page)).toContainText('enviam a gravação à empresa')
  expect(await speech.micCalls(page)).toEqual([])

  await speak(page).click()
  await expect(panel(page)).toContainText('Microfone ligado')
  expect(await speech.lang(page)).toBe('pt-BR')
  await speech.hear(page, 'Ele consegue', false)
  await expect(panel(page).locator('i')).toHaveText('Ele consegue')
  await speech.hear(page, questions.pt.answered)
  await button(page, 'Parar').click()
  await expect(log(page).getByRole('link')).toHaveAttribute('href', questions.pt.page)
  const utterances = await speech.utterances(page)
  expect(utterances.length).toBeGreaterThan(0)

  await button(page, 'Silenciar respostas').click()
  expect(await speech.saying(page)).toBe('')
  await speak(page).click()
  await speech.hear(page, questions.pt.unanswered)
  await speech.end(page)
  await expect(log(page)).toContainText('Isso eu não sei')
  expect(await speech.utterances(page)).toEqual(utterances)

  await button(page, 'Digitar').click()
  await expect(log(page)).toContainText(questions.pt.answered)
})

for (const [what, act] of [
  ['the panel is closed', (page: Page) => page.keyboard.press('Escape')],
  ['the visitor speaks again', (page: Page) => speak(page).click()],
] as const) {
  test(`does not read an answer aloud if ${what} before it arrives`, async ({ page }) => {
    await stubSpeech(page)
    const release = await holdBack(page, ANSWER_CODE)
    await openPanelAt(page, SMALL_PAGE.en)
    await button(page, 'Voice').click()
    await speak(page).click()
    await speech.hear(page, questions.en.answered)
    await button(page, 'Stop').click()
    await expect(panel(page)).toContainText('Looking it up')
    await act(page)
    release()
    await page.waitForLoadState('networkidle')
    await waitForTimers(page, 100)
    expect(await speech.utterances(page)).toEqual([])
  })
}

// Regression: a browser without a voice for the language counted as one that reads aloud, and announced nothing.
test('announces answers if there is no voice, and listens while the space bar is held', async ({ page }) => {
  await stubSpeech(page, { voices: ['pt-BR'] })
  await openPanelAt(page, SMALL_PAGE.en)
  await button(page, 'Switch to voice').press('Enter')
  await expect(log(page)).toHaveAttribute('aria-live', 'polite')
  await expect(button(page, 'Mute answers')).toHaveCount(0)
  await expect(panel(page)).toContainText(en.voice.silent)
  await speech.addVoices(page, 'en_GB')
  await expect(panel(page)).not.toContainText(en.voice.silent)
  await expect(log(page)).toHaveAttribute('aria-live', 'off')

  await page.keyboard.down('Space')
  await expect(panel(page)).toContainText('Microphone is on')
  await speech.hear(page, questions.en.answered)
  await waitForTimers(page, HOLD_TO_TALK_MS)
  await page.keyboard.up('Space')
  await expect(log(page).getByRole('link')).toHaveAttribute('href', questions.en.page)
  expect(await speech.micCalls(page)).toEqual(['start', 'stop'])
  expect(await speech.saying(page)).not.toBe('')
  await button(page, 'Text').click()
  expect(await speech.saying(page)).toBe('')
})

test('moves the focus with the mode, announces nothing twice, and reports errors', async ({ page }) => {
  await stubSpeech(page)
  await openHydrated(page, SMALL_PAGE.en)
  await page.locator('[data-voice-widget]').evaluateAll((widgets) => {
    for (const widget of widgets) {
      widget.scrollIntoView = () => {
        document.title = widget.checkVisibility({ visibilityProperty: true }) ? 'Visible' : 'Hidden'
      }
    }
  })
  await test.step('scrolls from the voice chat to a visible launcher', async () => {
    await voiceChat(page).click()
    await expect(page).toHaveTitle('Visible')
    await page.keyboard.press('Escape')
  })
  await test.step('opens voice mode from the footer every time, and returns the focus', async () => {
    await voiceChat(page).click()
    await expect(speak(page)).toBeFocused()
    expect(await speech.micCalls(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(panel(page)).toHaveCount(0)
    await expect(voiceChat(page)).toBeFocused()

    await openPanel(page)
    await expect(panel(page).getByRole('textbox')).toBeFocused()
    for (let time = 0; time < 2; time += 1) {
      await voiceChat(page).click()
      await expect(speak(page)).toBeFocused()
      await button(page, 'Text').click()
    }
  })

  await button(page, 'Switch to voice').press('Enter')
  await expect(speak(page)).toBeFocused()
  await button(page, 'Type').press('Enter')
  await expect(panel(page).getByRole('textbox')).toBeFocused()

  await button(page, 'Voice').click()
  await expect(log(page)).toHaveAttribute('aria-live', 'off')
  await button(page, 'Mute answers').click()
  await expect(log(page)).toHaveAttribute('aria-live', 'polite')

  for (const [error, fault] of Object.entries({ 'not-allowed': 'denied', network: 'network' } as const)) {
    await speak(page).click()
    await speech.end(page, error)
    await expect(panel(page).getByRole('alert')).toHaveText(en.voice.faults[fault])
  }
  // Leaving while speaking turns off the microphone and asks nothing.
  await speak(page).click()
  await speech.hear(page, 'and what about', false)
  await button(page, 'Text').click()
  await expect(log(page)).not.toContainText('and what about')
})

for (const [home, press] of [
  ['/', 'click'],
  ['/pt/privacy', 'Space'],
] as const) {
  test(`the voice chat of ${home} opens the panel in voice mode after ${press} before hydration`, async ({ page }) => {
    await stubSpeech(page)
    const release = await openUnhydrated(page, home)
    const early = page.locator('footer :is(a, button)', { hasText: /Voice chat|Conversa por voz/ })
    await early.scrollIntoViewIfNeeded()
    if (press === 'click') await early.click()
    else await early.press(press)
    await expect(page).toHaveURL(home)
    release()
    await expect(speak(page)).toBeFocused()
    await expect(page).toHaveURL(home)
  })
}
