/** The diagnostic in a real browser, from the start to the lead form. */

import { dimensions } from '#diagnostic/dimensions.ts'
import { fileIn } from '#i18n/testing/texts-in.ts'
import { embedPath } from '#site/embeds.ts'
import { PT } from '#site/testing/portuguese.ts'
import { HOLD_TO_TALK_MS } from '#site/timings.ts'
import { expectNoViolations } from './axe.ts'
import { expect, test, type Page } from './fixtures.ts'
import { openHydrated } from './open-page.ts'
import { speech, stubSpeech } from './speech.ts'
import { waitForTimers } from './wait-for.ts'

const en = fileIn('en', 'diagnostic')
const pt = fileIn(PT, 'diagnostic')

const texts = { en, pt }
type Language = keyof typeof texts

const narrow = { width: 390, height: 844 }
const wide = { width: 1440, height: 900 }
const frame = { width: 400, height: 600 }
const narrowFrame = { width: 320, height: 600 }
const zoomedFrame = { width: 320, height: 256 }

test.use({ contextOptions: { reducedMotion: 'reduce' } })

function open(page: Page, language: Language, framed = false): Promise<void> {
  return openHydrated(page, embedPath('diagnostic', language === 'pt' ? PT : language, { framed }))
}

const options = (page: Page) => page.locator('[role=group][tabindex="-1"] button')

async function begin(page: Page, language: Language): Promise<void> {
  await page.getByRole('button', { name: texts[language].start.begin }).click()
}

/** Answers all remaining questions with this level, and follow-ups with yes. */
async function answerAll(page: Page, level: 1 | 2 | 3 | 4): Promise<void> {
  const report = page.locator('[data-stage=report]')
  while (!(await report.count())) {
    const isFollowUp = (await page.locator('[role=group] ol').count()) === 0
    await options(page)
      .nth(isFollowUp ? 0 : level - 1)
      .click()
  }
}

async function answerInText(page: Page, text: string): Promise<void> {
  await page.locator('form input').fill(text)
  await page.keyboard.press('Enter')
}

test('reaches the report with the keyboard only', async ({ page }) => {
  await page.setViewportSize({ width: 400, height: 600 })
  await open(page, 'en', true)
  // Skip the two modes.
  for (let stop = 1; stop <= 3; stop++) await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: en.start.begin })).toBeFocused()
  await page.keyboard.press('Enter')
  for (const dimension of dimensions) {
    await expect(page.getByText(en.dimensions[dimension].question)).toBeVisible()
    // The group of answers has the focus: Tab twice to reach the second answer.
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: en.dimensions[dimension].levels[2].label })).toBeFocused()
    await page.keyboard.press('Enter')
  }
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(en.report.heading)
  await expect(page.locator('[data-stage=report]')).toContainText('40')
})

test('understands free text, asks back, survives a reload and lets earlier answers be changed', async ({ page }) => {
  await open(page, 'pt')
  await begin(page, 'pt')
  const log = page.getByRole('log')
  await answerInText(page, 'muitas ideias')
  await expect(log).toContainText(pt.dimensions.people.question)
  await answerInText(page, 'banana')
  await expect(log).toContainText(pt.say.unclear)
  await answerInText(page, 'não sei')
  await expect(log).toContainText(pt.say.unsure)
  await expect(page.getByRole('button', { name: pt.answers.skip })).toBeVisible()
  await answerInText(page, 'quase ninguém')
  await expect(log).toContainText(pt.dimensions.people.followUp[1])
  await answerInText(page, 'sim, claro')
  await expect(page.getByText('Pergunta 3 de 7')).toBeVisible()

  const before = await log.textContent()
  await page.reload()
  await expect(page.getByText('Pergunta 3 de 7')).toBeVisible()
  await expect(log).toHaveText(before ?? '')
  // A restored conversation doesn't take the focus from the page around it.
  await expect(page.locator('body')).toBeFocused()

  await page.getByRole('button', { name: 'Mudar sua resposta: Estratégia' }).click()
  await expect(page.getByText('Pergunta 1 de 7')).toBeVisible()
  await options(page).nth(2).click()
  await expect(page.getByText('Pergunta 3 de 7')).toBeVisible()
  await page.getByRole('button', { name: pt.answers.back }).click()
  await page.getByRole('button', { name: pt.answers.keep }).click()
  await expect(page.getByText('Pergunta 3 de 7')).toBeVisible()
  // An answer that was kept can still be changed.
  await expect(page.getByRole('button', { name: 'Mudar sua resposta: Pessoas' })).toBeVisible()

  await page.evaluate(() => sessionStorage.setItem('diagnostic', '{"version":1,"events":[7]}'))
  await page.reload()
  await expect(page.getByRole('button', { name: pt.start.begin })).toBeVisible()
})

async function switchToVoice(page: Page, language: Language): Promise<void> {
  await page.getByRole('button', { name: texts[language].agent.voice, exact: true }).click()
}

const microphone = (page: Page, language: Language) =>
  page.getByRole('button', { name: texts[language].input.listen, exact: true })

/** Ends the current utterance, waits for the microphone and answers. */
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

const answersAloud = {
  en: {
    start: 'start',
    repeat: 'Can you repeat that?',
    back: 'go back',
    nonsense: 'banana',
    unsure: 'I don’t know',
    answers: ['two', 'the third one', 'level one', 'it’s in people’s heads', 'for', 'number two', 'option 3'],
    confirm: 'yes, of course',
  },
  pt: {
    start: 'vamos lá',
    repeat: 'Pode repetir, por favor?',
    back: 'voltar',
    nonsense: 'banana',
    unsure: 'não sei',
    answers: ['dois', 'a terceira', 'nível um', 'está na cabeça das pessoas', 'nota quatro', 'a segunda', 'três'],
    confirm: 'sim, claro',
  },
}

for (const language of ['en', 'pt'] as const) {
  const { dimensions: described, aloud, say: replies } = texts[language]
  const spoken = answersAloud[language]

  test(`reaches the report by voice only (${language})`, async ({ page }) => {
    await stubSpeech(page)
    await page.setViewportSize(frame)
    await open(page, language, true)
    // Press voice and microphone once. The microphone is off before, and nothing is pressed afterwards.
    await switchToVoice(page, language)
    await expect.poll(() => speech.saying(page)).not.toBe('')
    expect(await speech.micCalls(page)).toEqual([])
    await microphone(page, language).press('Enter')
    expect(await speech.saying(page)).toBe('')
    expect(await speech.lang(page)).toBe(language === 'en' ? 'en-US' : 'pt-BR')
    await speech.hear(page, spoken.start)
    await speech.end(page)

    for (const [index, dimension] of dimensions.entries()) {
      await expectSaying(page, described[dimension].question)
      expect(await speech.saying(page)).toContain(toSpokenText(described[dimension].aloud))
      if (index === 1) {
        await answerAloud(page, spoken.repeat)
        await expectSaying(page, described[dimension].question)
        await answerAloud(page, spoken.nonsense)
        await expectSaying(page, aloud.unclear)
        expect(await speech.saying(page)).toContain(toSpokenText(described[dimension].aloud))
        await answerAloud(page, spoken.back)
        await expectSaying(page, described.strategy.question)
        await answerAloud(page, spoken.answers[0] ?? '')
        await expectSaying(page, described[dimension].question)
        await answerAloud(page, spoken.unsure)
        await expectSaying(page, aloud.skip)
      }
      await answerAloud(page, spoken.answers[index] ?? '')
      if (index === 2 || index === 3) await answerFollowUp(page, described[dimension].followUp[1], spoken.confirm)
      if (index === 4) {
        await expectSaying(page, described[dimension].followUp[4])
        await answerAloud(page, spoken.nonsense)
        await expectSaying(page, replies.unclearConfirm)
        await answerAloud(page, spoken.confirm)
      }
    }
    await expect(page.locator('[data-stage=report]')).toBeVisible()
    const score = await page.locator('[data-stage=report] header + div b').first().innerText()
    await expectSaying(page, aloud.result.first)
    expect(await speech.saying(page)).toContain(`${score} `)
    await expectNoViolations(page)
    const calls = await speech.micCalls(page)
    expect(calls).not.toContain('while speaking')
    await speech.finish(page)
    // The microphone stays off after the report.
    expect(await speech.micCalls(page)).toEqual(calls)
    await page.getByRole('button', { name: texts[language].voice.readAgain }).press('Enter')
    await expectSaying(page, aloud.result.first)
    await page.getByRole('button', { name: texts[language].voice.stopReading }).press('Enter')
    expect(await speech.saying(page)).toBe('')
  })

  async function answerFollowUp(page: Page, question: string, confirm: string): Promise<void> {
    await expectSaying(page, question)
    await answerAloud(page, confirm)
  }
}

for (const { what, act } of [
  { what: 'Escape', act: (page: Page) => page.keyboard.press('Escape') },
  { what: 'muting', act: (page: Page) => page.getByRole('button', { name: en.voice.mute }).click() },
  {
    what: 'switching to text',
    act: (page: Page) => page.getByRole('button', { name: en.agent.text, exact: true }).click(),
  },
  {
    what: 'leaving the page',
    act: (page: Page) =>
      page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))),
  },
  {
    what: 'switching to another tab',
    act: (page: Page) =>
      page.evaluate(() => {
        Object.defineProperty(document, 'hidden', { value: true, configurable: true })
        document.dispatchEvent(new Event('visibilitychange'))
      }),
  },
]) {
  test(`stops speaking on ${what}, and does not start to listen`, async ({ page }) => {
    await stubSpeech(page)
    await open(page, 'en')
    await begin(page, 'en')
    await switchToVoice(page, 'en')
    await microphone(page, 'en').click()
    await speech.hear(page, 'lots of ideas')
    await speech.end(page)
    await expectSaying(page, en.dimensions.people.question)
    await act(page)
    expect(await speech.saying(page)).toBe('')
    await speech.finish(page)
    expect(await speech.micCalls(page)).toEqual(['start'])
  })
}

test('stops the voice on Escape in the panel before it closes, and is silent when closed', async ({ page }) => {
  await stubSpeech(page)
  await page.setViewportSize(narrow)
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

test('shows where audio is sent before the microphone is on, and keeps the focus on the control', async ({ page }) => {
  await stubSpeech(page)
  await open(page, 'en')
  await begin(page, 'en')
  await microphone(page, 'en').click()
  await expect(page.getByText(en.voice.note)).toBeVisible()
  await expect(microphone(page, 'en')).toBeFocused()
  await expect(microphone(page, 'en')).toHaveAccessibleDescription(en.voice.keys)
  await speech.finish(page)
  expect(await speech.micCalls(page)).toEqual([])

  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: en.input.stop })).toBeFocused()
  await expect(page.getByText(en.voice.note)).toBeVisible()
  expect(await speech.micCalls(page)).toEqual(['start'])
  await speech.hear(page, 'lots of ideas')
  await speech.end(page)
  await expect(page.getByRole('log')).toContainText(en.dimensions.people.question)
})

test('interrupts and listens while the space bar is held, or between two presses', async ({ page }) => {
  await stubSpeech(page)
  await open(page, 'en')
  await begin(page, 'en')
  await switchToVoice(page, 'en')
  await expectSaying(page, en.dimensions.strategy.question)
  // Anywhere outside a button or field.
  await page.getByRole('group', { name: /^Answers/ }).focus()
  await page.keyboard.down('Space')
  await expect(page.getByRole('button', { name: en.input.stop })).toBeVisible()
  expect(await speech.saying(page)).toBe('')
  await speech.hear(page, 'lots of ideas')
  await waitForTimers(page, HOLD_TO_TALK_MS)
  await page.keyboard.up('Space')
  await expectSaying(page, en.dimensions.people.question)

  await microphone(page, 'en').press('Space')
  await speech.hear(page, 'trained teams')
  await page.getByRole('button', { name: en.input.stop }).press('Space')
  await expectSaying(page, en.dimensions.data.question)
  expect(await speech.micCalls(page)).toEqual(['start', 'stop', 'start', 'stop'])

  // On a focused answer, the space bar presses it.
  await options(page).nth(1).press('Space')
  await expectSaying(page, en.dimensions.processes.question)
  expect(await speech.micCalls(page)).toHaveLength(4)
})

test('sends speech when the microphone is stopped, and drops it on a click on an answer or on leaving', async ({
  page,
}) => {
  await stubSpeech(page)
  await open(page, 'en')
  await begin(page, 'en')
  const log = page.getByRole('log')
  const listen = microphone(page, 'en')
  await switchToVoice(page, 'en')
  await expect(log).toHaveAttribute('aria-live', 'off')
  await listen.click()
  await speech.hear(page, 'lots of ideas')
  await page.getByRole('button', { name: en.input.stop }).click()
  await expect(log).toContainText(en.dimensions.people.question)

  await listen.click()
  await speech.hear(page, 'almost everyone')
  await options(page).nth(1).click()
  await expect(log).toContainText(en.dimensions.data.question)
  await expect(log).not.toContainText('almost everyone')

  await listen.click()
  await speech.hear(page, 'a live dashboard')
  await page.getByRole('button', { name: en.agent.text, exact: true }).click()
  await expect(page.getByRole('textbox')).toBeVisible()
  await expect(log).toHaveAttribute('aria-live', 'polite')
  await switchToVoice(page, 'en')
  await listen.click()
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })))
  await expect(listen).toBeVisible()
  await expect(log).not.toContainText('a live dashboard')
  expect(await speech.micCalls(page)).toEqual(['start', 'stop', 'start', 'abort', 'start', 'abort', 'start', 'abort'])
})

test('repeats the question once after silence', async ({ page }) => {
  await stubSpeech(page)
  await open(page, 'en')
  await begin(page, 'en')
  await switchToVoice(page, 'en')
  await microphone(page, 'en').click()
  await speech.end(page, 'no-speech')
  await expectSaying(page, en.aloud.nothing)
  expect(await speech.saying(page)).toContain(en.dimensions.strategy.question)
  await speech.finish(page)
  await speech.end(page, 'no-speech')
  await expect(page.getByText(en.voice.nothing)).toBeVisible()
  expect(await speech.saying(page)).toBe('')
  expect(await speech.micCalls(page)).toEqual(['start', 'start'])
})

test('reports speech recognition errors', async ({ page }) => {
  await stubSpeech(page, { voices: [] })
  await open(page, 'en')
  await begin(page, 'en')
  const listen = microphone(page, 'en')
  await switchToVoice(page, 'en')
  for (const [error, message] of [
    ['no-speech', en.voice.nothing],
    ['not-allowed', en.voice.denied],
    ['network', en.voice.failed],
  ] as const) {
    await listen.click()
    await speech.end(page, error)
    await expect(page.getByText(message)).toBeVisible()
  }
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
  await stubSpeech(page, { voices: ['en-US'] })
  await open(page, 'pt')
  await begin(page, 'pt')
  await switchToVoice(page, 'pt')
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

test('sends nothing until the send button is clicked, then attaches the report to the lead form', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    const own = /^\/(assets|locales|icons|embed)\//.test(pathname) && request.method() === 'GET'
    if (!own || request.url().includes('?')) sent.push(`${request.method()} ${request.url()}`)
  })
  await open(page, 'en', true)
  await begin(page, 'en')
  await answerInText(page, 'a very private answer')
  await answerAll(page, 1)
  await page.waitForLoadState('networkidle')
  expect(sent).toEqual([])

  await page.getByRole('button', { name: /^Send this report/ }).click()
  await expect(page).toHaveURL(/\/embed\/en\/lead-form\/framed\?report=attached$/)
  const attached = page.getByText('Your diagnostic report is attached')
  await expect(attached).toBeVisible()
  await page.getByText('Read it').click()
  await expect(page.getByText(en.dimensions.strategy.steps.low.title)).toBeVisible()
  await expect(page.getByText('a very private answer')).toHaveCount(0)
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Remove' }).click()
  await expect(attached).toHaveCount(0)
  await page.reload()
  await expect(attached).toHaveCount(0)
})

test('prints the report on two pages and copies it', async ({ page, context }) => {
  // Portuguese has longer words.
  const language = 'pt'
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, language)
  await begin(page, language)
  // The lowest level has the longest advice.
  await answerAll(page, 1)
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(2)
  await page.getByRole('button', { name: texts[language].report.actions.copy }).click()
  await expect(page.getByText(texts[language].report.actions.copied)).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(texts[language].report.heading)
  await page.getByText(texts[language].report.actions.change).click()
  await page.getByRole('button', { name: texts[language].dimensions.data.name }).click()
  await expect(page.locator('[role=group][tabindex="-1"]')).toBeFocused()
  await page.getByRole('button', { name: texts[language].answers.keep }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  const restart = page.getByRole('button', { name: texts[language].report.actions.restart })
  await restart.click()
  await restart.click()
  await expect(page.getByRole('button', { name: texts[language].start.begin })).toBeVisible()
})

for (const language of ['en', 'pt'] as const) {
  // The content is the same in both: test one standalone, one framed.
  const { framed, screens } = {
    en: { framed: false, screens: [narrow, wide] },
    pt: { framed: true, screens: [frame, narrowFrame] },
  }[language]
  test(`has no accessibility violations in any state, ${framed ? 'framed' : 'standalone'} (${language})`, async ({
    page,
  }) => {
    /** Soft assertions, at each size. */
    async function expectAccessible(state: string): Promise<void> {
      for (const screen of screens) {
        await page.setViewportSize(screen)
        await expectNoViolations(page, 'html', `${state} at ${screen.width} px`, screen === screens[0])
        const scrolled = await page.evaluate(() => document.documentElement.scrollWidth)
        expect.soft(scrolled, `${state} at ${screen.width} px`).toBeLessThanOrEqual(screen.width)
      }
    }

    await stubSpeech(page, { voices: [] })
    await page.setViewportSize(screens[0] ?? frame)
    await open(page, language, framed)
    await expectAccessible('start')
    if (framed) await expectQuestionFits(page, language)
    else await begin(page, language)
    await options(page).first().click()
    await expectAccessible('question')
    await options(page).first().click()
    await switchToVoice(page, language)
    await expectAccessible('voice, unavailable')
    await speech.addVoices(page, 'en-US', 'pt-BR')
    await expectSaying(page, texts[language].dimensions.people.question)
    await expectAccessible('voice, speaking')
    await microphone(page, language).click()
    await speech.hear(page, 'a first word', false)
    await expectAccessible('voice, listening')
    await answerAll(page, 4)
    await expectAccessible('report')
    const newTab = page.locator('[data-stage=report] a[target=_blank]')
    expect(await newTab.count()).toBeGreaterThan(0)
    for (const link of await newTab.all()) {
      await expect.soft(link).toHaveAccessibleName(/\((opens in a new tab|abre em nova aba)\)$/)
    }
  })
}

/** A question with its answers fits 600 px; at 400 % zoom the conversation keeps its height and the page scrolls. */
async function expectQuestionFits(page: Page, language: Language): Promise<void> {
  await page.setViewportSize(frame)
  await begin(page, language)
  await expect(options(page).first()).toBeInViewport({ ratio: 1 })
  await expect(options(page).nth(3)).toBeInViewport({ ratio: 1 })

  await page.evaluate(() => sessionStorage.clear())
  await page.setViewportSize(zoomedFrame)
  await open(page, language, true)
  await begin(page, language)
  const question = page.getByText(texts[language].dimensions.strategy.question)
  const scroller = page.getByRole('log').locator('..')
  expect((await scroller.boundingBox())?.height).toBeGreaterThanOrEqual(200)
  // The question is visible, and the form is at the end of the page.
  expect((await question.boundingBox())?.y).toBeGreaterThan(0)
  expect((await question.boundingBox())?.y).toBeLessThan(200)
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  const form = await page.locator('form').boundingBox()
  expect((form?.y ?? 0) + (form?.height ?? 0)).toBeCloseTo(zoomedFrame.height, 0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(zoomedFrame.width)
  await page.evaluate(() => window.scrollTo(0, 0))
  await page.setViewportSize(frame)
}
