import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileIn } from '#i18n/testing/texts-in.ts'
import { SITE_FOLDER } from '#server/folders.ts'
import { languages } from '#site/languages.ts'
import type { Language } from '#site/languages.ts'
import { hrefFor, pathIn, sitePaths } from '#site/paths.ts'
import { PT } from '#site/testing/portuguese.ts'
import { HOLD_TO_TALK_MS } from '#site/timings.ts'
import { expectNoViolations } from './axe.ts'
import { expect, test, type Page, type Request } from './fixtures.ts'
import { openHydrated, openAndInteract, openUnhydrated, openWithoutInteraction } from './open-page.ts'
import { thirdPage } from './pages.ts'
import { speech, stubSpeech } from './speech.ts'
import { waitForTimers } from './wait-for.ts'

const en = fileIn('en', 'assistant')
const pt = fileIn(PT, 'assistant')

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const launcher = (page: Page) => page.locator('aside > form > button')
const panel = (page: Page) => page.locator('dialog[open]')

const texts = { en, pt }
const codes: Record<keyof typeof texts, Language> = { en: 'en', pt: PT }

const questions = {
  en: {
    answered: 'What happens after I send the demo form?',
    unanswered: 'How far away is the moon?',
    page: '/book-a-demo',
  },
  pt: {
    answered: 'O que acontece depois que envio o formulário da demonstração?',
    unanswered: 'A que distância fica a lua?',
    page: '/pt/book-a-demo',
  },
}

async function openPanel(page: Page): Promise<void> {
  await launcher(page).click()
  await expect(panel(page)).toBeVisible()
}

const voiceChat = (page: Page) => page.locator('footer').getByRole('button', { name: /Voice chat|Conversa por voz/ })

/** The microphone button in voice mode. */
const speak = (page: Page) => panel(page).getByRole('button', { name: /^(Speak|Falar)$/ })

const CODE = {
  panel: /assets\/AssistantPanel-.*\.js$/,
  answers: /assets\/answer-.*\.js$/,
}

/** Delays the request for a chunk until the returned function lets it load or fail. */
async function delayCode(page: Page, part: keyof typeof CODE): Promise<(how: 'load' | 'fail') => Promise<void>> {
  const decision = Promise.withResolvers<'load' | 'fail'>()
  const done = Promise.withResolvers<void>()
  await page.route(CODE[part], async (route) => {
    if ((await decision.promise) === 'load') await route.continue()
    else await route.abort()
    done.resolve()
  })
  return async (how) => {
    decision.resolve(how)
    await done.promise
    // Give the page time to fail.
    await page.waitForTimeout(500)
  }
}

/** Navigates on the client by a link anywhere on the page. */
async function follow(page: Page, path: string): Promise<void> {
  const link = page.locator(`a[href="${path}"]`).first()
  await link.evaluate((element: HTMLElement) => element.click())
  await expect(page).toHaveURL(path)
}

async function ask(page: Page, question: string): Promise<void> {
  await panel(page).getByRole('textbox').fill(question)
  await page.keyboard.press('Enter')
  await expect(panel(page).getByRole('log')).toContainText(question)
}

test('prerenders the launcher, with a link to an expert, on every page but the diagnostic', async () => {
  const files = [
    ...sitePaths.map(({ path, language }) => ({ file: join(path, 'index.html'), language })),
    ...languages.map((language) => ({ file: `${pathIn(language, '/404')}.html`, language })),
  ]
  for (const { file, language } of files) {
    const html = await readFile(join(SITE_FOLDER, file), 'utf8')
    const launchers = html.split(`<form action="${hrefFor('/talk-to-an-expert', language)}"><button `).length - 1
    expect(launchers, file).toBe(file.includes('/ai-maturity-diagnostic') ? 0 : 1)
  }
})

test.describe('an unknown path that contains the path of the diagnostic', () => {
  test.use({ expectedErrors: /status of 404/ })

  for (const language of languages) {
    const path = pathIn(language, '/nope/ai-maturity-diagnostic/nope')

    test(`has no launcher: ${path}`, async ({ page }) => {
      await openHydrated(page, pathIn(language, '/nope'))
      await expect(launcher(page)).toBeVisible()
      await openHydrated(page, path)
      await expect(page.locator('aside')).toHaveCount(0)
      // Its voice chat button opens the diagnostic.
      await page.locator('footer form button').click()
      await expect(page).toHaveURL(new RegExp(`${pathIn(language, '/ai-maturity-diagnostic')}\\??$`))
    })
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('shows the launcher on the first screen, links it to an expert and the voice chat to the diagnostic', async ({
    page,
  }) => {
    await page.goto('/')
    for (const [width, height] of [
      [390, 844],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height })
      await expect(launcher(page)).toBeInViewport({ ratio: 1 })
      const box = await launcher(page).boundingBox()
      expect(box?.height).toBe(52)
      if (width === 390) expect(box?.width).toBe(52)
    }
    await expect(launcher(page)).toHaveAccessibleName(/text or voice/)
    await launcher(page).click()
    await expect(page).toHaveURL(/\/talk-to-an-expert\??$/)
    await voiceChat(page).click()
    await expect(page).toHaveURL(/\/ai-maturity-diagnostic\??$/)
  })
})

test('hides the launcher while the visitor types in a form', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openHydrated(page, '/pt/book-a-demo')
  const frame = page.locator('main iframe')
  await frame.scrollIntoViewIfNeeded()
  await expect(launcher(page)).toHaveCSS('opacity', '1')
  await frame.contentFrame().getByRole('textbox').first().click()
  await expect(launcher(page)).toHaveCSS('opacity', '0')
  await page.locator('footer').scrollIntoViewIfNeeded()
  await expect(launcher(page)).toHaveCSS('opacity', '1')
})

test('keeps launcher and panel clear of focused elements, menus and dialogs', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openHydrated(page, '/')

  await test.step('hides the launcher while it covers the focused element', async () => {
    const link = page.locator('main a').first()
    /** Moves the link below the launcher. */
    const putUnder = () =>
      link.evaluate((element: HTMLElement) => {
        element.style.cssText = 'position: fixed; right: 60px; bottom: 30px'
      })
    await putUnder()
    await expect(launcher(page)).toHaveCSS('opacity', '1')
    await link.focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Shift+Tab')
    await expect(link).toBeFocused()
    await expect(launcher(page)).toHaveCSS('opacity', '0')
    // Regression: the landmark was empty, and the keyboard skipped it.
    await expect(page.getByRole('complementary', { name: 'Assistant' }).getByRole('button')).toHaveCount(1)
    await link.evaluate((element: HTMLElement) => void (element.style.bottom = '400px'))
    await expect(launcher(page)).toHaveCSS('opacity', '1')
    await putUnder()
    await expect(launcher(page)).toHaveCSS('opacity', '0')
    await page.keyboard.press('Tab')
    await expect(launcher(page)).toHaveCSS('opacity', '1')
    await link.evaluate((element: HTMLElement) => void (element.style.cssText = ''))
  })

  await test.step('hides the launcher behind its panel and restores the focus', async () => {
    await openPanel(page)
    await expect(launcher(page)).toBeHidden()
    await panel(page).getByRole('button', { name: 'Close the assistant' }).click()
    await expect(launcher(page)).toBeFocused()
  })

  await test.step('Escape on the page closes an open menu first, then the panel, and keeps the focus', async () => {
    await openPanel(page)
    const menu = page.locator('header summary').first()
    await menu.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Escape')
    await expect(page.locator('header details[open]')).toHaveCount(0)
    await expect(panel(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(panel(page)).toHaveCount(0)
    await expect(menu).toBeFocused()
  })

  await test.step('closes the panel if it covers the focused element', async () => {
    await voiceChat(page).click()
    await expect(panel(page)).toBeVisible()
    await page.mouse.move(0, 0)
    const bookADemo = page.locator('footer').getByRole('link', { name: 'Book a demo' })
    await bookADemo.focus()
    await expect(panel(page)).toBeVisible()
    await page.keyboard.press('Tab')
    const social = page.locator('footer').getByRole('link', { name: 'LinkedIn' })
    await expect(social).toBeFocused()
    await expect(panel(page)).toHaveCount(0)
    await expect(social).toBeFocused()
  })

  await test.step('hides the launcher behind any dialog', async () => {
    await page.evaluate(() => {
      const dialog = document.createElement('dialog')
      document.querySelector('main')?.append(dialog)
      dialog.showModal()
    })
    await expect(launcher(page)).toBeHidden()
  })
})

for (const language of ['en', 'pt'] as const) {
  test(`downloads at most 80 KB for the assistant with its passages, in ${language}`, async ({ page }) => {
    const requests: Request[] = []
    // Ignore requests of iframes.
    page.on('request', (request) => {
      if (request.frame() === page.mainFrame()) requests.push(request)
    })
    // Not Playwright's networkidle: the iframe of the form may prevent it.
    const waitForIdle = async () => {
      for (let seen = -1; seen < requests.length;) {
        seen = requests.length
        await page.waitForTimeout(1000)
      }
    }
    const measureBytes = async (act: () => Promise<void>) => {
      requests.length = 0
      await act()
      await waitForIdle()
      const files = await Promise.all(
        requests.map(async (request) => ({
          path: new URL(request.url()).pathname,
          size: (await request.sizes()).responseBodySize,
        })),
      )
      // The page also checks its own texts for changes.
      const counted = files.filter(({ path }) => !path.startsWith('/locales/') || path.includes('assistant'))
      console.log(`${language}:`, ...counted.map(({ path, size }) => `${path} ${size}`))
      return counted.reduce((sum, { size }) => sum + size, 0)
    }
    // The smallest page: code that the assistant shares with other pages counts too.
    await openWithoutInteraction(page, pathIn(codes[language], '/book-a-demo'))
    await waitForIdle()
    const assistant = await measureBytes(async () => {
      await openPanel(page)
      await ask(page, questions[language].answered)
      await expect(panel(page).getByRole('log').getByRole('link').last()).toBeVisible()
    })
    expect(assistant).toBeGreaterThan(20_000)
    expect(assistant).toBeLessThanOrEqual(80_000)
  })
}

test('works by keyboard: opens, answers with a link, stays open on navigation, closes and restores the focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openAndInteract(page, '/')
  await launcher(page).focus()
  await page.keyboard.press('Enter')
  const field = panel(page).getByRole('textbox', { name: 'Your question' })
  await expect(field).toBeFocused()
  await expect(panel(page).getByRole('log')).toContainText('I’m an AI, not a person')
  await page.keyboard.press('Escape')
  await expect(panel(page)).toHaveCount(0)
  await expect(launcher(page)).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(field).toBeFocused()
  await page.keyboard.type(questions.en.answered)
  await page.keyboard.press('Enter')
  const link = panel(page).getByRole('log').getByRole('link').last()
  await expect(link).toHaveAttribute('href', questions.en.page)
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`${questions.en.page}$`))
  await expect(panel(page).getByRole('log')).toContainText(questions.en.answered)
  await expect(page.locator('main h1')).toBeFocused()
})

test('fits an answer on a small screen', async ({ page }) => {
  await openAndInteract(page, '/')
  for (const [width, height] of [
    [640, 360],
    [320, 256],
    [768, 432],
  ] as const) {
    await page.setViewportSize({ width, height })
    await openPanel(page)
    await ask(page, questions.en.answered)
    const answer = panel(page).getByRole('log').getByRole('link').last()
    await expect(answer).toBeInViewport({ ratio: 1 })
    await expect(panel(page).getByRole('textbox')).toBeInViewport({ ratio: 1 })
    const logHeight = () => answer.evaluate((link) => link.closest('[role="log"]')!.parentElement!.clientHeight)
    expect(await logHeight(), `${width} × ${height}`).toBeGreaterThan(120)
    await page.keyboard.press('Escape')
    await expect(panel(page)).toHaveCount(0)
  }
})

test('is a modal sheet on a phone: closes on a swipe down and on navigation', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openAndInteract(page, '/')
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
  await panel(page).getByRole('log').getByRole('link').last().click()
  await expect(page).toHaveURL(new RegExp(`${questions.en.page}$`))
  await expect(page.locator('main h1')).toBeFocused()
  await expect(panel(page)).toHaveCount(0)
  await openPanel(page)
  await expect(panel(page).getByRole('log')).toContainText(questions.en.answered)
})

test('takes a spoken question and reads the answer aloud until muted', async ({ page }) => {
  await stubSpeech(page)
  await openAndInteract(page, '/pt')
  await openPanel(page)
  await panel(page).getByRole('button', { name: 'Voz', exact: true }).click()
  await expect(panel(page)).toContainText('enviam a gravação ao fabricante')
  expect(await speech.micCalls(page)).toEqual([])

  await panel(page).getByRole('button', { name: 'Falar', exact: true }).click()
  await expect(panel(page)).toContainText('Microfone ligado')
  expect(await speech.lang(page)).toBe('pt-BR')
  await speech.hear(page, 'Ele consegue', false)
  await expect(panel(page).locator('i')).toHaveText('Ele consegue')
  await speech.hear(page, questions.pt.answered)
  await panel(page).getByRole('button', { name: 'Parar' }).click()
  const log = panel(page).getByRole('log')
  await expect(log.getByRole('link')).toHaveAttribute('href', questions.pt.page)
  const utterances = await speech.utterances(page)
  expect(utterances.length).toBeGreaterThan(0)

  await panel(page).getByRole('button', { name: 'Silenciar respostas' }).click()
  expect(await speech.saying(page)).toBe('')
  await panel(page).getByRole('button', { name: 'Falar', exact: true }).click()
  await speech.hear(page, questions.pt.unanswered)
  await speech.end(page)
  await expect(log).toContainText('Isso eu não sei')
  expect(await speech.utterances(page)).toEqual(utterances)

  await panel(page).getByRole('button', { name: 'Digitar' }).click()
  await expect(log).toContainText(questions.pt.answered)
})

for (const { what, act } of [
  { what: 'the panel is closed', act: (page: Page) => page.keyboard.press('Escape') },
  {
    what: 'the visitor speaks again',
    act: (page: Page) => panel(page).getByRole('button', { name: 'Speak' }).click(),
  },
]) {
  test(`does not read an answer aloud if ${what} before it arrives`, async ({ page }) => {
    await stubSpeech(page)
    const release = await delayCode(page, 'answers')
    await openAndInteract(page, '/')
    await openPanel(page)
    await panel(page).getByRole('button', { name: 'Voice', exact: true }).click()
    await panel(page).getByRole('button', { name: 'Speak' }).click()
    await speech.hear(page, questions.en.answered)
    await panel(page).getByRole('button', { name: 'Stop' }).click()
    await expect(panel(page)).toContainText('Looking it up')
    await act(page)
    await release('load')
    expect(await speech.utterances(page)).toEqual([])
  })
}

// Regression: a browser without a voice for the language counted as one that reads aloud, and announced nothing.
test('announces answers without a voice for the language, and listens while the space bar is held', async ({
  page,
}) => {
  await stubSpeech(page, { voices: ['pt-BR'] })
  await openAndInteract(page, '/')
  await openPanel(page)
  await panel(page).getByRole('button', { name: 'Switch to voice' }).press('Enter')
  const log = panel(page).getByRole('log')
  await expect(log).toHaveAttribute('aria-live', 'polite')
  await expect(panel(page).getByRole('button', { name: 'Mute answers' })).toHaveCount(0)
  await expect(panel(page)).toContainText(en.voice.silent)
  await speech.addVoices(page, 'en_GB')
  await expect(panel(page)).not.toContainText(en.voice.silent)
  await expect(log).toHaveAttribute('aria-live', 'off')

  await page.keyboard.down('Space')
  await expect(panel(page)).toContainText('Microphone is on')
  await speech.hear(page, questions.en.answered)
  await waitForTimers(page, HOLD_TO_TALK_MS)
  await page.keyboard.up('Space')
  await expect(log.getByRole('link')).toHaveAttribute('href', questions.en.page)
  expect(await speech.micCalls(page)).toEqual(['start', 'stop'])
  expect(await speech.saying(page)).not.toBe('')
  await panel(page).getByRole('button', { name: 'Text', exact: true }).click()
  expect(await speech.saying(page)).toBe('')
})

test('does not announce what it reads aloud, moves the focus with the mode and reports speech errors', async ({
  page,
}) => {
  await stubSpeech(page)
  await openAndInteract(page, '/')
  await openPanel(page)
  const log = panel(page).getByRole('log')
  await panel(page).getByRole('button', { name: 'Switch to voice' }).press('Enter')
  await expect(panel(page).getByRole('button', { name: 'Speak' })).toBeFocused()
  await panel(page).getByRole('button', { name: 'Type', exact: true }).press('Enter')
  await expect(panel(page).getByRole('textbox')).toBeFocused()

  await panel(page).getByRole('button', { name: 'Voice', exact: true }).click()
  await expect(log).toHaveAttribute('aria-live', 'off')
  await panel(page).getByRole('button', { name: 'Mute answers' }).click()
  await expect(log).toHaveAttribute('aria-live', 'polite')

  for (const [error, message] of [
    ['not-allowed', 'The microphone isn’t allowed here.'],
    ['no-speech', 'I heard nothing.'],
    ['network', 'couldn’t reach the service'],
    ['audio-whatever', 'Listening didn’t work.'],
  ] as const) {
    await panel(page).getByRole('button', { name: 'Speak' }).click()
    await speech.end(page, error)
    await expect(panel(page).getByRole('alert')).toContainText(message)
  }
  // Leaving while speaking turns off the microphone and asks nothing.
  await panel(page).getByRole('button', { name: 'Speak' }).click()
  await speech.hear(page, 'and what about', false)
  await panel(page).getByRole('button', { name: 'Text', exact: true }).click()
  await expect(log).not.toContainText('and what about')
})

for (const { language, width } of [
  { language: 'en', width: 390 },
  { language: 'pt', width: 1440 },
] as const) {
  test(`answers suggested, known and unknown questions without accessibility violations (${language}, ${width} px)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    // Stub before the panel checks for speech recognition.
    await stubSpeech(page)
    await openHydrated(page, hrefFor('/', codes[language]))
    await openPanel(page)
    const log = panel(page).getByRole('log')
    // Not the text field on a phone: it would open the keyboard.
    const focused = width === 390 ? log : panel(page).getByRole('textbox')
    await expect(focused).toBeFocused()
    // Only the greeting mentions AI, not the speaker's name and the badge.
    expect((await log.ariaSnapshot()).match(/\b(AI|IA)\b/g), 'mentions AI once').toHaveLength(1)
    const suggestions = panel(page).getByRole('list', { name: texts[language].suggestions.label }).getByRole('button')
    const suggestion = await suggestions.first().innerText()
    await suggestions.first().click()
    await expect(log).toContainText(suggestion)
    await expect(suggestions.filter({ hasText: suggestion })).toHaveCount(0)
    await expect(focused).toBeFocused()

    await ask(page, questions[language].answered)
    await ask(page, questions[language].unanswered)
    await expect(log).toContainText(texts[language].unknown)
    for (const path of ['/book-a-demo', '/talk-to-an-expert'] as const) {
      await expect(log.locator(`a[href="${hrefFor(path, codes[language])}"]`).last()).toBeVisible()
    }
    await expectNoViolations(page, 'dialog')
    const modes = panel(page).locator('[aria-pressed]')
    await modes.last().click()
    await expectNoViolations(page, 'dialog')
    await modes.first().click()
    await page.evaluate(() =>
      Object.assign(window, { SpeechRecognition: undefined, webkitSpeechRecognition: undefined }),
    )
    await modes.last().click()
    await expect(log).toHaveCount(0)
    await expectNoViolations(page, 'dialog')
  })
}

/** It stays in the viewport while scrolling, and doesn't cover the end of the page. */
async function expectLauncherClearOfFooter(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }))
  await expect(launcher(page)).toBeInViewport({ ratio: 1 })
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  await expect(launcher(page)).toBeInViewport({ ratio: 1 })
  const { y } = (await launcher(page).boundingBox())!
  const end = (await page.locator('footer :is(a, button)').filter({ visible: true }).last().boundingBox())!
  expect(end.y + end.height).toBeLessThan(y)
}

test('keeps the launcher visible down to the footer, whose voice chat opens voice mode and gets the focus back', async ({
  page,
}) => {
  await stubSpeech(page)
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await openHydrated(page, width === 390 ? '/pt' : '/')
    await expectLauncherClearOfFooter(page)
    await voiceChat(page).click()
    await expect(speak(page)).toBeFocused()
    expect(await speech.micCalls(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(panel(page)).toHaveCount(0)
    await expect(voiceChat(page)).toBeFocused()
  }
  // An open panel switches to voice every time.
  await openPanel(page)
  await expect(panel(page).getByRole('textbox')).toBeFocused()
  for (let time = 0; time < 2; time += 1) {
    await voiceChat(page).click()
    await expect(speak(page)).toBeFocused()
    await panel(page).getByRole('button', { name: 'Text', exact: true }).click()
  }
})

for (const home of languages.map((language) => hrefFor('/', language))) {
  for (const press of ['click', 'Enter'] as const) {
    test(`the voice chat of ${home} opens the panel in voice mode after ${press} before hydration`, async ({
      page,
    }) => {
      await stubSpeech(page)
      const release = await openUnhydrated(page, home)
      const early = page.locator('footer :is(a, button)', { hasText: /Voice chat|Conversa por voz/ })
      await early.scrollIntoViewIfNeeded()
      if (press === 'click') await early.click()
      else await early.press(press)
      release()
      await expect(speak(page)).toBeFocused()
      await expect(page).toHaveURL(home)
    })
  }

  test(`the voice chat of ${home} scrolls to a visible launcher`, async ({ page }) => {
    await openHydrated(page, home)
    await page.evaluate(() => {
      for (const widget of document.querySelectorAll('[data-voice-widget]')) {
        widget.scrollIntoView = () => {
          document.title = widget.checkVisibility({ visibilityProperty: true }) ? 'Visible' : 'Hidden'
        }
      }
    })
    await voiceChat(page).click()
    await expect(page).toHaveTitle('Visible')
  })
}

test('has no launcher on the diagnostic page, where the voice chat waits for the widget until the visitor leaves', async ({
  page,
}) => {
  await openHydrated(page, '/')
  await page.locator('main a[href="/ai-maturity-diagnostic"]').first().click()
  await expect(page).toHaveURL(/diagnostic$/)
  await expect(launcher(page)).toHaveCount(0)
  await page.evaluate(() => {
    for (const widget of document.querySelectorAll('[data-voice-widget]')) widget.removeAttribute('data-voice-widget')
  })
  const addWidget = () =>
    page.evaluate(() => {
      const widget = document.createElement('button')
      widget.dataset['voiceWidget'] = ''
      widget.addEventListener('click', () => void (document.title = 'Opened'))
      document.querySelector('main')?.append(widget)
    })
  await voiceChat(page).click()
  await addWidget()
  await expect(page).toHaveTitle('Opened')

  await page.evaluate(() => document.querySelector('[data-voice-widget]')?.remove())
  await voiceChat(page).click()
  await page.locator(`footer a[href="${thirdPage.path}"]`).click()
  await expect(page).toHaveURL(thirdPage.path)
  await page.waitForTimeout(1200)
  await expect(panel(page)).toHaveCount(0)
  await expect(launcher(page)).toBeVisible()
})

test('does not open the panel on the next page', async ({ page }) => {
  const release = await delayCode(page, 'panel')
  await openHydrated(page, '/')
  await launcher(page).click()
  await expect(launcher(page)).toHaveAttribute('aria-busy', 'true')
  await follow(page, thirdPage.path)
  await release('load')
  await expect(panel(page)).toHaveCount(0)
  await openPanel(page)
})

test.describe('code that fails to load', () => {
  test.use({ expectedErrors: /ERR_FAILED|dynamically imported module|could not be loaded/ })

  test('opens the expert page from the footer’s voice chat', async ({ page }) => {
    await page.route(CODE.panel, (route) => route.abort())
    await openHydrated(page, '/pt')
    await voiceChat(page).click()
    await expect(page).toHaveURL('/pt/talk-to-an-expert')
  })

  test('opens the expert page from the launcher', async ({ page }) => {
    await page.route(CODE.panel, (route) => route.abort())
    await openAndInteract(page, '/')
    await launcher(page).click()
    await expect(page).toHaveURL('/talk-to-an-expert')
  })

  test('does not navigate if the visitor has left the page', async ({ page }) => {
    const release = await delayCode(page, 'panel')
    await openHydrated(page, '/')
    await launcher(page).click()
    await follow(page, thirdPage.path)
    await release('fail')
    await expect(page).toHaveURL(thirdPage.path)
  })
})
