import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileIn } from '#i18n/testing/texts-in.ts'
import { SITE_FOLDER } from '#server/folders.ts'
import { languages } from '#site/languages.ts'
import type { Language } from '#site/languages.ts'
import { hrefFor, pathIn, sitePaths } from '#site/paths.ts'
import { PT } from '#site/testing/portuguese.ts'
import { HOLD_TO_TALK_MS } from '#site/timings.ts'
import { expectNothingFound } from './axe.ts'
import { expect, test, type Page, type Request } from './fixtures.ts'
import { openHydrated, openMoved, openUnhydrated, openUnmoved } from './hydrated.ts'
import { thirdPage } from './pages.ts'
import { speech, stubSpeech } from './speech.ts'
import { timersRun } from './wait-for.ts'

const en = fileIn('en', 'assistant')
const pt = fileIn(PT, 'assistant')

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const launcher = (page: Page) => page.locator('aside > form > button')
const panel = (page: Page) => page.locator('dialog[open]')

const texts = { en, pt }
const codes: Record<keyof typeof texts, Language> = { en: 'en', pt: PT }

const questions = {
  en: {
    known: 'What happens after I send the demo form?',
    unknown: 'How far away is the moon?',
    page: '/book-a-demo',
  },
  pt: {
    known: 'O que acontece depois que envio o formulário da demonstração?',
    unknown: 'A que distância fica a lua?',
    page: '/pt/book-a-demo',
  },
}

async function openPanel(page: Page): Promise<void> {
  await launcher(page).click()
  await expect(panel(page)).toBeVisible()
}

const voiceChat = (page: Page) => page.locator('footer').getByRole('button', { name: /Voice chat|Conversa por voz/ })

/** The panel as the footer's voice chat opens it. */
const speak = (page: Page) => panel(page).getByRole('button', { name: /^(Speak|Falar)$/ })

const CODE = {
  panel: /assets\/AssistantPanel-.*\.js$/,
  answers: /assets\/answer-.*\.js$/,
}

/** Keeps a part of the code back; what it gives lets it through, or makes it fail. */
async function keepBack(page: Page, part: keyof typeof CODE): Promise<(how: 'comes' | 'fails') => Promise<void>> {
  const decision = Promise.withResolvers<'comes' | 'fails'>()
  const done = Promise.withResolvers<void>()
  await page.route(CODE[part], async (route) => {
    if ((await decision.promise) === 'comes') await route.continue()
    else await route.abort()
    done.resolve()
  })
  return async (how) => {
    decision.resolve(how)
    await done.promise
    // Time for the page to do what it must not do.
    await page.waitForTimeout(500)
  }
}

/** Without a load: a link of the page is followed wherever it stands. */
async function follow(page: Page, path: string): Promise<void> {
  const link = page.locator(`a[href="${path}"]`).first()
  await link.evaluate((element: HTMLElement) => element.click())
  await expect(page).toHaveURL(path)
}

async function askInWriting(page: Page, question: string): Promise<void> {
  await panel(page).getByRole('textbox').fill(question)
  await page.keyboard.press('Enter')
  await expect(panel(page).getByRole('log')).toContainText(question)
}

test('every page but the diagnostic is sent with the launcher, which leads to a person by itself', async () => {
  const sent = [
    ...sitePaths.map(({ path, language }) => ({ file: join(path, 'index.html'), language })),
    ...languages.map((language) => ({ file: `${pathIn(language, '/404')}.html`, language })),
  ]
  for (const { file, language } of sent) {
    const html = await readFile(join(SITE_FOLDER, file), 'utf8')
    const launchers = html.split(`<form action="${hrefFor('/talk-to-an-expert', language)}"><button `).length - 1
    expect(launchers, file).toBe(file.includes('/ai-maturity-diagnostic') ? 0 : 1)
  }
})

test.describe('an unknown path that contains that of the diagnostic', () => {
  test.use({ expectedTrouble: /status of 404/ })

  for (const language of languages) {
    const path = pathIn(language, '/nope/ai-maturity-diagnostic/nope')

    test(`has no launcher: ${path}`, async ({ page }) => {
      await openHydrated(page, pathIn(language, '/nope'))
      await expect(launcher(page)).toBeVisible()
      await openHydrated(page, path)
      await expect(page.locator('aside')).toHaveCount(0)
      // Its voice chat leads to the diagnostic.
      await page.locator('footer form button').click()
      await expect(page).toHaveURL(new RegExp(`${pathIn(language, '/ai-maturity-diagnostic')}\\??$`))
    })
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the launcher is in the first screen, says what it takes and leads to a person, the voice chat to the diagnostic', async ({
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

test('the launcher makes room for a form in which somebody writes', async ({ page }) => {
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

test('launcher and panel make room for the keyboard, for menus and for dialogs', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openHydrated(page, '/')

  await test.step('the launcher for what has the focus, as long as it lies there', async () => {
    const link = page.locator('main a').first()
    /** Where the launcher stands. */
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
    // Guards a fault: the landmark was left without anything in it, and the keyboard went past it.
    await expect(page.getByRole('complementary', { name: 'Assistant' }).getByRole('button')).toHaveCount(1)
    await link.evaluate((element: HTMLElement) => void (element.style.bottom = '400px'))
    await expect(launcher(page)).toHaveCSS('opacity', '1')
    await putUnder()
    await expect(launcher(page)).toHaveCSS('opacity', '0')
    await page.keyboard.press('Tab')
    await expect(launcher(page)).toHaveCSS('opacity', '1')
    await link.evaluate((element: HTMLElement) => void (element.style.cssText = ''))
  })

  await test.step('the launcher for its panel, and has the focus again afterwards', async () => {
    await openPanel(page)
    await expect(launcher(page)).toBeHidden()
    await panel(page).getByRole('button', { name: 'Close the assistant' }).click()
    await expect(launcher(page)).toBeFocused()
  })

  await test.step('Escape closes the panel from the page beside it, where the focus stays; an open menu first', async () => {
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

  await test.step('the panel for what has the focus', async () => {
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

  await test.step('the launcher for any dialog', async () => {
    await page.evaluate(() => {
      const dialog = document.createElement('dialog')
      document.querySelector('main')?.append(dialog)
      dialog.showModal()
    })
    await expect(launcher(page)).toBeHidden()
  })
})

for (const language of ['en', 'pt'] as const) {
  test(`in ${language} the assistant weighs 80 KB with all that it knows`, async ({ page }) => {
    const requests: Request[] = []
    // What a form in a frame loads meanwhile is its own.
    page.on('request', (request) => {
      if (request.frame() === page.mainFrame()) requests.push(request)
    })
    // Not the browser's own word for it: the frame of the form may keep that from coming.
    const untilNothingBegins = async () => {
      for (let seen = -1; seen < requests.length;) {
        seen = requests.length
        await page.waitForTimeout(1000)
      }
    }
    const weightOf = async (act: () => Promise<void>) => {
      requests.length = 0
      await act()
      await untilNothingBegins()
      const files = await Promise.all(
        requests.map(async (request) => ({
          path: new URL(request.url()).pathname,
          size: (await request.sizes()).responseBodySize,
        })),
      )
      // The page looks by itself whether its own texts have changed.
      const counted = files.filter(({ path }) => !path.startsWith('/locales/') || path.includes('assistant'))
      console.log(`${language}:`, ...counted.map(({ path, size }) => `${path} ${size}`))
      return counted.reduce((sum, { size }) => sum + size, 0)
    }
    // The page with the least of its own: whatever the assistant shares with others is counted.
    await openUnmoved(page, pathIn(codes[language], '/book-a-demo'))
    await untilNothingBegins()
    const assistant = await weightOf(async () => {
      await openPanel(page)
      await askInWriting(page, questions[language].known)
      await expect(panel(page).getByRole('log').getByRole('link').last()).toBeVisible()
    })
    expect(assistant).toBeGreaterThan(20_000)
    expect(assistant).toBeLessThanOrEqual(80_000)
  })
}

test('by keyboard alone: opens, answers with a page, goes there without closing, closes and gives the focus back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openMoved(page, '/')
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
  await page.keyboard.type(questions.en.known)
  await page.keyboard.press('Enter')
  const link = panel(page).getByRole('log').getByRole('link').last()
  await expect(link).toHaveAttribute('href', questions.en.page)
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`${questions.en.page}$`))
  await expect(panel(page).getByRole('log')).toContainText(questions.en.known)
  await expect(page.locator('main h1')).toBeFocused()
})

test('on a small screen there is room for an answer', async ({ page }) => {
  await openMoved(page, '/')
  for (const [width, height] of [
    [640, 360],
    [320, 256],
    [768, 432],
  ] as const) {
    await page.setViewportSize({ width, height })
    await openPanel(page)
    await askInWriting(page, questions.en.known)
    const answer = panel(page).getByRole('log').getByRole('link').last()
    await expect(answer).toBeInViewport({ ratio: 1 })
    await expect(panel(page).getByRole('textbox')).toBeInViewport({ ratio: 1 })
    const room = () => answer.evaluate((link) => link.closest('[role="log"]')!.parentElement!.clientHeight)
    expect(await room(), `${width} × ${height}`).toBeGreaterThan(120)
    await page.keyboard.press('Escape')
    await expect(panel(page)).toHaveCount(0)
  }
})

test('on a phone it is a sheet: modal, drawn down to close, out of the way of a page that it leads to', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openMoved(page, '/')
  await openPanel(page)
  expect(await panel(page).evaluate((element) => element.matches(':modal'))).toBe(true)
  const { x, y, width } = (await panel(page).boundingBox())!
  await page.mouse.move(x + width / 3, y + 14)
  await page.mouse.down()
  await page.mouse.move(x + width / 3, y + 200, { steps: 4 })
  await page.mouse.up()
  await expect(panel(page)).toHaveCount(0)

  await openPanel(page)
  await askInWriting(page, questions.en.known)
  await panel(page).getByRole('log').getByRole('link').last().click()
  await expect(page).toHaveURL(new RegExp(`${questions.en.page}$`))
  await expect(page.locator('main h1')).toBeFocused()
  await expect(panel(page)).toHaveCount(0)
  await openPanel(page)
  await expect(panel(page).getByRole('log')).toContainText(questions.en.known)
})

test('a question can be spoken, and its answer is read aloud until it is muted', async ({ page }) => {
  await stubSpeech(page)
  await openMoved(page, '/pt')
  await openPanel(page)
  await panel(page).getByRole('button', { name: 'Voz', exact: true }).click()
  await expect(panel(page)).toContainText('enviam a gravação ao fabricante')
  expect(await speech.done(page)).toEqual([])

  await panel(page).getByRole('button', { name: 'Falar', exact: true }).click()
  await expect(panel(page)).toContainText('Microfone ligado')
  expect(await speech.lang(page)).toBe('pt-BR')
  await speech.hear(page, 'Ele consegue', false)
  await expect(panel(page).locator('i')).toHaveText('Ele consegue')
  await speech.hear(page, questions.pt.known)
  await panel(page).getByRole('button', { name: 'Parar' }).click()
  const log = panel(page).getByRole('log')
  await expect(log.getByRole('link')).toHaveAttribute('href', questions.pt.page)
  const spoken = await speech.spoken(page)
  expect(spoken.length).toBeGreaterThan(0)

  await panel(page).getByRole('button', { name: 'Silenciar respostas' }).click()
  expect(await speech.saying(page)).toBe('')
  await panel(page).getByRole('button', { name: 'Falar', exact: true }).click()
  await speech.hear(page, questions.pt.unknown)
  await speech.end(page)
  await expect(log).toContainText('Isso eu não sei')
  expect(await speech.spoken(page)).toEqual(spoken)

  await panel(page).getByRole('button', { name: 'Digitar' }).click()
  await expect(log).toContainText(questions.pt.known)
})

for (const { what, act } of [
  { what: 'closes the panel', act: (page: Page) => page.keyboard.press('Escape') },
  {
    what: 'speaks again',
    act: (page: Page) => panel(page).getByRole('button', { name: 'Speak' }).click(),
  },
]) {
  test(`whoever ${what} before the answer has come does not hear it`, async ({ page }) => {
    await stubSpeech(page)
    const release = await keepBack(page, 'answers')
    await openMoved(page, '/')
    await openPanel(page)
    await panel(page).getByRole('button', { name: 'Voice', exact: true }).click()
    await panel(page).getByRole('button', { name: 'Speak' }).click()
    await speech.hear(page, questions.en.known)
    await panel(page).getByRole('button', { name: 'Stop' }).click()
    await expect(panel(page)).toContainText('Looking it up')
    await act(page)
    await release('comes')
    expect(await speech.spoken(page)).toEqual([])
  })
}

// Guards a fault: a browser that has no voice for the language was taken for one that reads aloud, and announced nothing.
test('without a voice of the language answers are announced; the space bar talks while it is held', async ({
  page,
}) => {
  await stubSpeech(page, { voices: ['pt-BR'] })
  await openMoved(page, '/')
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
  await speech.hear(page, questions.en.known)
  await timersRun(page, HOLD_TO_TALK_MS)
  await page.keyboard.up('Space')
  await expect(log.getByRole('link')).toHaveAttribute('href', questions.en.page)
  expect(await speech.done(page)).toEqual(['start', 'stop'])
  expect(await speech.saying(page)).not.toBe('')
  await panel(page).getByRole('button', { name: 'Text', exact: true }).click()
  expect(await speech.saying(page)).toBe('')
})

test('voice: what is read aloud is not announced as well, modes lead to what they are for, and what goes wrong is said', async ({
  page,
}) => {
  await stubSpeech(page)
  await openMoved(page, '/')
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

  for (const [error, words] of [
    ['not-allowed', 'The microphone isn’t allowed here.'],
    ['no-speech', 'I heard nothing.'],
    ['network', 'couldn’t reach the service'],
    ['audio-whatever', 'Listening didn’t work.'],
  ] as const) {
    await panel(page).getByRole('button', { name: 'Speak' }).click()
    await speech.end(page, error)
    await expect(panel(page).getByRole('alert')).toContainText(words)
  }
  // Left in the middle of a word: the microphone goes off, and nothing is asked.
  await panel(page).getByRole('button', { name: 'Speak' }).click()
  await speech.hear(page, 'and what about', false)
  await panel(page).getByRole('button', { name: 'Text', exact: true }).click()
  await expect(log).not.toContainText('and what about')
})

for (const { language, width } of [
  { language: 'en', width: 390 },
  { language: 'pt', width: 1440 },
] as const) {
  test(`suggested, known and unknown questions, and no barrier among them (${language}, ${width} px)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    // The real recogniser stays until the panel asks whether there is one.
    await stubSpeech(page)
    await openHydrated(page, hrefFor('/', codes[language]))
    await openPanel(page)
    const log = panel(page).getByRole('log')
    // Off the field that a phone's keyboard comes with.
    const focused = width === 390 ? log : panel(page).getByRole('textbox')
    await expect(focused).toBeFocused()
    // Its greeting says so; the speaker's name and the badge don't repeat it.
    expect((await log.ariaSnapshot()).match(/\b(AI|IA)\b/g), 'it says once that it is an AI').toHaveLength(1)
    const suggestions = panel(page).getByRole('list', { name: texts[language].suggestions.label }).getByRole('button')
    const words = await suggestions.first().innerText()
    await suggestions.first().click()
    await expect(log).toContainText(words)
    await expect(suggestions.filter({ hasText: words })).toHaveCount(0)
    await expect(focused).toBeFocused()

    await askInWriting(page, questions[language].known)
    await askInWriting(page, questions[language].unknown)
    await expect(log).toContainText(texts[language].unknown)
    for (const path of ['/book-a-demo', '/talk-to-an-expert'] as const) {
      await expect(log.locator(`a[href="${hrefFor(path, codes[language])}"]`).last()).toBeVisible()
    }
    await expectNothingFound(page, 'dialog')
    const modes = panel(page).locator('[aria-pressed]')
    await modes.last().click()
    await expectNothingFound(page, 'dialog')
    await modes.first().click()
    await page.evaluate(() =>
      Object.assign(window, { SpeechRecognition: undefined, webkitSpeechRecognition: undefined }),
    )
    await modes.last().click()
    await expect(log).toHaveCount(0)
    await expectNothingFound(page, 'dialog')
  })
}

/** It stands still while content passes under it, and the end of the page is clear of it. */
async function expectLauncherAside(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }))
  await expect(launcher(page)).toBeInViewport({ ratio: 1 })
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  await expect(launcher(page)).toBeInViewport({ ratio: 1 })
  const { y } = (await launcher(page).boundingBox())!
  const end = (await page.locator('footer :is(a, button)').filter({ visible: true }).last().boundingBox())!
  expect(end.y + end.height).toBeLessThan(y)
}

test('on the way down to the footer the launcher stays; its voice chat opens the panel in voice mode, and has the focus again afterwards', async ({
  page,
}) => {
  await stubSpeech(page)
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await openHydrated(page, width === 390 ? '/pt' : '/')
    await expectLauncherAside(page)
    await voiceChat(page).click()
    await expect(speak(page)).toBeFocused()
    expect(await speech.done(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(panel(page)).toHaveCount(0)
    await expect(voiceChat(page)).toBeFocused()
  }
  // A panel that is open already goes over to voice, as often as it is asked to.
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

  test(`the voice chat of ${home} scrolls to a launcher that can be seen`, async ({ page }) => {
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

test('the diagnostic has no launcher, however it is reached; the footer’s voice chat waits there for the widget, and gives up when the visitor leaves', async ({
  page,
}) => {
  await openHydrated(page, '/')
  await page.locator('main a[href="/ai-maturity-diagnostic"]').first().click()
  await expect(page).toHaveURL(/diagnostic$/)
  await expect(launcher(page)).toHaveCount(0)
  await page.evaluate(() => {
    for (const widget of document.querySelectorAll('[data-voice-widget]')) widget.removeAttribute('data-voice-widget')
  })
  const putIn = () =>
    page.evaluate(() => {
      const widget = document.createElement('button')
      widget.dataset['voiceWidget'] = ''
      widget.addEventListener('click', () => void (document.title = 'Opened'))
      document.querySelector('main')?.append(widget)
    })
  await voiceChat(page).click()
  await putIn()
  await expect(page).toHaveTitle('Opened')

  await page.evaluate(() => document.querySelector('[data-voice-widget]')?.remove())
  await voiceChat(page).click()
  await page.locator(`footer a[href="${thirdPage.path}"]`).click()
  await expect(page).toHaveURL(thirdPage.path)
  await page.waitForTimeout(1200)
  await expect(panel(page)).toHaveCount(0)
  await expect(launcher(page)).toBeVisible()
})

test('what is asked for on one page does not open on the next', async ({ page }) => {
  const release = await keepBack(page, 'panel')
  await openHydrated(page, '/')
  await launcher(page).click()
  await expect(launcher(page)).toHaveAttribute('aria-busy', 'true')
  await follow(page, thirdPage.path)
  await release('comes')
  await expect(panel(page)).toHaveCount(0)
  await openPanel(page)
})

test.describe('code that does not come', () => {
  test.use({ expectedTrouble: /ERR_FAILED|dynamically imported module|could not be loaded/ })

  test('leads from the footer’s voice chat to a person', async ({ page }) => {
    await page.route(CODE.panel, (route) => route.abort())
    await openHydrated(page, '/pt')
    await voiceChat(page).click()
    await expect(page).toHaveURL('/pt/talk-to-an-expert')
  })

  test('leads from the launcher to a person', async ({ page }) => {
    await page.route(CODE.panel, (route) => route.abort())
    await openMoved(page, '/')
    await launcher(page).click()
    await expect(page).toHaveURL('/talk-to-an-expert')
  })

  test('leads nobody away who has gone elsewhere', async ({ page }) => {
    const release = await keepBack(page, 'panel')
    await openHydrated(page, '/')
    await launcher(page).click()
    await follow(page, thirdPage.path)
    await release('fails')
    await expect(page).toHaveURL(thirdPage.path)
  })
})
