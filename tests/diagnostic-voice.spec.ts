import { dimensions } from '#diagnostic/dimensions.ts'
import { HOLD_TO_TALK_MS } from '#site/timings.ts'
import { expectNoViolations } from './axe.ts'
import { begin, microphone, open, options, report, switchToVoice, texts, type Language } from './diagnostic-screens.ts'
import { expect, test, type Page } from './fixtures.ts'
import { openHydrated } from './open-page.ts'
import { speech, stubSpeech } from './speech.ts'
import { waitForTimers } from './wait-for.ts'

const { en, pt } = texts

test.use({ viewport: { width: 400, height: 600 }, contextOptions: { reducedMotion: 'reduce' } })

async function answerAloud(page: Page, answer: string): Promise<void> {
  const calls = (await speech.micCalls(page)).length
  await speech.finish(page)
  await expect.poll(async () => (await speech.micCalls(page)).length).toBe(calls + 1)
  await speech.hear(page, answer)
  await speech.end(page)
}

const expectSaying = (page: Page, text: string) => expect.poll(() => speech.saying(page)).toContain(toSpokenText(text))

/** As passed to the voice: colons are pauses. */
const toSpokenText = (text: string) => text.replaceAll(':', ',').replaceAll(/\bIA\b/g, 'inteligência artificial')

async function beginInVoiceMode(page: Page, language: Language = 'en', voices?: string[]): Promise<void> {
  await stubSpeech(page, { voices })
  await open(page, language)
  await begin(page, language)
  await switchToVoice(page, language)
}

/** As if the browser may bring it back later. */
const leavePage = (page: Page) =>
  page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })))

const switchToText = (page: Page) => page.getByRole('button', { name: en.agent.text, exact: true }).click()
const stopListening = (page: Page) => page.getByRole('button', { name: en.input.stop })

// The phrases of both languages are tested in src/diagnostic.
test('reaches the report by voice only', async ({ page }) => {
  const { dimensions: described, aloud, say } = pt
  await stubSpeech(page)
  await open(page, 'pt', true)
  // Nothing is pressed after voice and microphone.
  await switchToVoice(page, 'pt')
  await expect.poll(() => speech.saying(page)).not.toBe('')
  expect(await speech.micCalls(page)).toEqual([])
  await microphone(page, 'pt').press('Enter')
  expect(await speech.saying(page)).toBe('')
  expect(await speech.lang(page)).toBe('pt-BR')
  await speech.hear(page, 'vamos lá')
  await speech.end(page)

  await expectSaying(page, described.strategy.question)
  expect(await speech.saying(page)).toContain(toSpokenText(described.strategy.aloud))
  for (const [answer, next] of [
    ['dois', described.people.question],
    ['Pode repetir, por favor?', described.people.question],
    ['banana', aloud.unclear],
    ['voltar', described.strategy.question],
    ['dois', described.people.question],
    ['não sei', aloud.skip],
    ['a terceira', described.data.question],
    ['nível um', described.data.followUp[1]],
    ['sim, claro', described.processes.question],
    ['está na cabeça das pessoas', described.processes.followUp[1]],
    ['sim, claro', described.technology.question],
    ['nota quatro', described.technology.followUp[4]],
    ['banana', say.unclearConfirm],
    ['sim, claro', described.governance.question],
    ['a segunda', described.customers.question],
    ['três', aloud.result.first],
  ] as const) {
    await answerAloud(page, answer)
    await expectSaying(page, next)
  }
  await expect(report(page)).toBeVisible()
  const score = await report(page).locator('header + div b').first().innerText()
  expect(await speech.saying(page)).toContain(`${score} `)
  await expectNoViolations(page)
  const calls = await speech.micCalls(page)
  expect(calls).not.toContain('while speaking')
  await speech.finish(page)
  // The microphone stays off after the report.
  expect(await speech.micCalls(page)).toEqual(calls)
  await page.getByRole('button', { name: pt.voice.readAgain }).press('Enter')
  await expectSaying(page, aloud.result.first)
  await page.getByRole('button', { name: pt.voice.stopReading }).press('Enter')
  expect(await speech.saying(page)).toBe('')
})

const interruptions = {
  Escape: (page: Page) => page.keyboard.press('Escape'),
  'leaving the page': leavePage,
  'switching to text': switchToText,
  'turning the voice off': (page: Page) => page.getByRole('button', { name: en.voice.mute }).click(),
  'switching to another tab': (page: Page) =>
    page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { value: true })
      document.dispatchEvent(new Event('visibilitychange'))
    }),
}

test('stops speaking when interrupted, and does not start to listen', async ({ page }) => {
  await beginInVoiceMode(page)
  const unmute = page.getByRole('button', { name: en.voice.unmute })
  for (const [index, [what, interrupt]] of Object.entries(interruptions).entries()) {
    await test.step(what, async () => {
      if (await page.getByRole('textbox').isVisible()) await switchToVoice(page, 'en')
      if (await unmute.isVisible()) await unmute.click()
      await microphone(page, 'en').click()
      await speech.hear(page, 'two')
      await speech.end(page)
      await expectSaying(page, en.dimensions[dimensions[index + 1]!].question)
      await interrupt(page)
      await expect.poll(() => speech.saying(page)).toBe('')
      await speech.finish(page)
      expect(await speech.micCalls(page)).toHaveLength(index + 1)
    })
  }
})

test('stops the voice on Escape in the panel before it closes, and is silent when closed', async ({ page }) => {
  await stubSpeech(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await openHydrated(page, '/ai-maturity-diagnostic')
  await page.locator('main button').first().click()
  const dialog = page.getByRole('dialog', { name: en.title })
  const inside = dialog.locator('iframe').contentFrame()
  const voice = inside.getByRole('button', { name: en.agent.voice, exact: true })
  const saying = () => voice.evaluate(() => window.speech.queue.length)
  await voice.click()
  await expect.poll(saying).toBeGreaterThan(0)
  await page.keyboard.press('Escape')
  await expect.poll(saying).toBe(0)
  await expect(dialog).toBeVisible()

  await voice.evaluate(() => {
    // Runs after the page's own listener.
    window.addEventListener('pagehide', () =>
      window.parent.sessionStorage.setItem('remaining', String(window.speech.queue.length)),
    )
  })
  await inside.getByRole('button', { name: en.agent.text, exact: true }).click()
  await voice.click()
  await expect.poll(saying).toBeGreaterThan(0)
  await dialog.getByRole('button', { name: 'Close the diagnostic' }).click()
  await expect(dialog).toHaveCount(0)
  expect(await page.evaluate(() => sessionStorage.getItem('remaining'))).toBe('0')
})

test('shows where audio is sent, then listens while the space bar is held, or between two presses', async ({
  page,
}) => {
  await stubSpeech(page)
  await open(page, 'en')
  await begin(page, 'en')
  await microphone(page, 'en').click()
  await expect(page.getByText(en.voice.note)).toBeVisible()
  await expect(microphone(page, 'en')).toBeFocused()
  await expect(microphone(page, 'en')).toHaveAccessibleDescription(en.voice.keys)
  await expectSaying(page, en.dimensions.strategy.question)
  // Anywhere outside a button or field.
  await page.getByRole('group', { name: /^Answers/ }).focus()
  await page.keyboard.down('Space')
  await expect(stopListening(page)).toBeVisible()
  expect(await speech.saying(page)).toBe('')
  await speech.hear(page, 'lots of ideas')
  await waitForTimers(page, HOLD_TO_TALK_MS)
  await page.keyboard.up('Space')
  await expectSaying(page, en.dimensions.people.question)

  await microphone(page, 'en').press('Space')
  await speech.hear(page, 'trained teams')
  await stopListening(page).press('Space')
  await expectSaying(page, en.dimensions.data.question)
  expect(await speech.micCalls(page)).toEqual(['start', 'stop', 'start', 'stop'])

  // On a focused answer, the space bar presses it.
  await options(page).nth(1).press('Space')
  await expectSaying(page, en.dimensions.processes.question)
  expect(await speech.micCalls(page)).toHaveLength(4)
})

test('sends speech when the microphone is stopped, and drops it otherwise', async ({ page }) => {
  await beginInVoiceMode(page)
  const log = page.getByRole('log')
  const listen = microphone(page, 'en')
  await expect(log).toHaveAttribute('aria-live', 'off')
  await listen.click()
  await speech.hear(page, 'lots of ideas')
  await stopListening(page).click()
  await expect(log).toContainText(en.dimensions.people.question)

  await listen.click()
  await speech.hear(page, 'almost everyone')
  await options(page).nth(1).click()
  await expect(log).toContainText(en.dimensions.data.question)
  await expect(log).not.toContainText('almost everyone')

  await listen.click()
  await speech.hear(page, 'a live dashboard')
  await switchToText(page)
  await expect(page.getByRole('textbox')).toBeVisible()
  await expect(log).toHaveAttribute('aria-live', 'polite')
  await switchToVoice(page, 'en')
  await listen.click()
  await leavePage(page)
  await expect(listen).toBeVisible()
  await expect(log).not.toContainText('a live dashboard')
  expect(await speech.micCalls(page)).toEqual(['start', 'stop', 'start', 'abort', 'start', 'abort', 'start', 'abort'])
})

test('repeats the question once after silence, and reports errors', async ({ page }) => {
  await beginInVoiceMode(page)
  const listen = microphone(page, 'en')
  await listen.click()
  await speech.end(page, 'no-speech')
  await expectSaying(page, en.aloud.nothing)
  expect(await speech.saying(page)).toContain(en.dimensions.strategy.question)
  await speech.finish(page)
  await speech.end(page, 'no-speech')
  await expect(page.getByText(en.voice.nothing)).toBeVisible()
  expect(await speech.saying(page)).toBe('')
  expect(await speech.micCalls(page)).toEqual(['start', 'start'])

  await listen.click()
  await speech.end(page, 'not-allowed')
  await expect(page.getByText(en.voice.denied)).toBeVisible()
  await stubSpeech(page, { throws: true })
  await page.reload()
  await switchToVoice(page, 'en')
  await listen.click()
  await expect(page.getByText(en.voice.failed)).toBeVisible()
  await expect(listen).toBeVisible()

  await page.addInitScript(() =>
    Object.assign(window, { SpeechRecognition: undefined, webkitSpeechRecognition: undefined }),
  )
  await page.reload()
  // No microphone button without speech recognition.
  await expect(listen).toHaveCount(0)
  await switchToVoice(page, 'en')
  await expect(page.getByText(en.voice.missing)).toBeVisible()
})

// Regression: a browser with the API but without a voice counted as one that reads aloud.
test('shows text instead of speaking until a voice for the language is available', async ({ page }) => {
  await beginInVoiceMode(page, 'pt', ['en-US'])
  const log = page.getByRole('log')
  await expect(page.getByText(pt.voice.silent)).toBeVisible()
  await expect(page.getByRole('button', { name: pt.voice.mute })).toHaveCount(0)
  await expect(log).toHaveAttribute('aria-live', 'polite')
  await microphone(page, 'pt').click()
  await speech.hear(page, 'muitas ideias')
  await speech.end(page)
  await expect(log).toContainText(pt.dimensions.people.question)
  // Without a voice the microphone stays off, because reading takes time.
  expect(await speech.micCalls(page)).toEqual(['start'])
  expect(await speech.utterances(page)).toEqual([])

  await speech.addVoices(page, 'pt_BR')
  await expectSaying(page, pt.dimensions.people.question)
  await expect(page.getByText(pt.voice.silent)).toHaveCount(0)
})
