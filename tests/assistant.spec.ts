import { languages } from '../app/site/languages.ts'
import { pages } from '../app/site/pages.ts'
import { canonicalPath } from '../app/site/paths.ts'
import { expectNothingFound } from './axe.ts'
import { expect, test, type Page, type Request } from './fixtures.ts'
import { openHydrated } from './hydrated.ts'
import { thirdPage } from './pages.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const launcher = (page: Page) => page.locator('aside [data-voice-widget]')
const panel = (page: Page) => page.locator('dialog[open]')

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

/** Scrolls until the hero has gone and the launcher stands free. */
async function showLauncher(page: Page): Promise<void> {
  await expect(async () => {
    await page.mouse.wheel(0, 400)
    await expect(launcher(page)).toBeVisible({ timeout: 200 })
  }).toPass({ intervals: [50] })
}

async function openPanel(page: Page): Promise<void> {
  // It gives way again where the page comes to rest with a control under it.
  await expect(async () => {
    await showLauncher(page)
    await launcher(page).click({ timeout: 1000 })
  }).toPass()
  await expect(panel(page)).toBeVisible()
}

const CODE = {
  launcher: /assets\/Floating-.*\.js$/,
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

/** Goes down the page and names what can be pressed and lies under the launcher; counts how often that was shown. */
function coveredOnTheWay(page: Page): Promise<{ covered: string[]; shown: number }> {
  return page.evaluate(async () => {
    const button = document.querySelector<HTMLElement>('aside [data-voice-widget]')!
    const covered: string[] = []
    let shown = 0
    for (let y = 0; y < document.documentElement.scrollHeight; y += 480) {
      window.scrollTo({ top: y, behavior: 'instant' })
      for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame)
      if (getComputedStyle(button).visibility === 'hidden') continue
      shown += 1
      const { left, right, top, bottom } = button.getBoundingClientRect()
      for (const x of [left, (left + right) / 2, right - 1]) {
        for (const at of [top, (top + bottom) / 2, bottom - 1]) {
          const under = document
            .elementsFromPoint(x, at)
            .find((element) => !button.contains(element) && element.closest('a, button, input, summary, iframe, label'))
          if (under) covered.push(`${y}: ${under.outerHTML.slice(0, 90)}`)
        }
      }
    }
    return { covered, shown }
  })
}

for (const each of pages.filter(({ id }) => id !== 'ai-maturity-diagnostic')) {
  test(`${each.id}: the launcher waits for the hero to go, and covers nothing that can be pressed`, async ({
    page,
  }) => {
    for (const { width, language } of [
      { width: 390, language: 'pt' },
      { width: 1440, language: 'en' },
    ] as const) {
      await page.setViewportSize({ width, height: 844 })
      await openHydrated(page, canonicalPath(each, language))
      await expect(launcher(page)).not.toBeAttached()
      await page.keyboard.press('Shift')
      await expect(launcher(page)).toBeAttached()
      await expect(launcher(page)).toBeHidden()
      const { covered, shown } = await coveredOnTheWay(page)
      expect(covered).toEqual([])
      expect(shown, `shown at ${width} px`).toBeGreaterThan(0)
    }
  })
}

test.describe('a page that is not there', () => {
  test.use({ expectedTrouble: /status of 404/ })

  test('has the launcher from the first move on, since nothing is below its hero', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await openHydrated(page, '/nope')
    await page.keyboard.press('Shift')
    await expect(launcher(page)).toBeVisible()
    const { covered } = await coveredOnTheWay(page)
    expect(covered).toEqual([])
  })
})

test('the launcher has the focus again when its panel is closed by a click, and gives way as before', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openHydrated(page, '/')
  await openPanel(page)
  await panel(page).getByRole('button', { name: 'Close the assistant' }).click()
  await expect(launcher(page)).toBeFocused()
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  await expect(launcher(page)).toBeHidden()
})

test('the launcher is not in the page as it is sent, nor on the diagnostic, however that is reached', async ({
  page,
}) => {
  const html = await (await page.request.get('/pt')).text()
  expect(html).not.toContain('data-voice-widget')
  await openHydrated(page, '/')
  await page.locator('main a[href="/ai-maturity-diagnostic"]').first().click()
  await expect(page).toHaveURL(/diagnostic$/)
  await expect(launcher(page)).toHaveCount(0)
  await page.goBack()
  await expect(launcher(page)).toBeAttached()
})

for (const language of languages) {
  test(`in ${language} the launcher weighs at most 3 KB, and the assistant with all that it knows 40 KB`, async ({
    page,
  }) => {
    const requests: Request[] = []
    page.on('request', (request) => requests.push(request))
    const weightOf = async (act: () => Promise<void>) => {
      requests.length = 0
      await act()
      await page.waitForLoadState('networkidle')
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
    await openHydrated(page, language === 'en' ? '/book-a-demo' : '/pt/book-a-demo')
    await page.waitForLoadState('networkidle')
    expect(await weightOf(() => showLauncher(page))).toBeLessThanOrEqual(3000)
    const assistant = await weightOf(async () => {
      await openPanel(page)
      await askInWriting(page, questions[language].known)
      await expect(panel(page).getByRole('log').getByRole('link').last()).toBeVisible()
    })
    expect(assistant).toBeGreaterThan(20_000)
    expect(assistant).toBeLessThanOrEqual(40_000)
  })
}

test('the label goes with the first scroll, and comes back for whoever points at the orb', async ({ page }) => {
  await page.clock.install()
  await openHydrated(page, '/')
  await showLauncher(page)
  const label = launcher(page).locator('span').last()
  const width = async () => (await launcher(page).boundingBox())?.width
  await page.clock.runFor(5000)
  await page.mouse.wheel(0, 40)
  await expect.poll(width).toBe(60)
  await expect(launcher(page)).toHaveAccessibleName('Ask the assistant')
  await showLauncher(page)
  await expect(label).toHaveCSS('opacity', '0')
  await launcher(page).hover()
  await expect(label).toHaveCSS('opacity', '1')
})

test('by keyboard alone: opens, answers with a page, goes there without closing, closes and gives the focus back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openHydrated(page, '/')
  await showLauncher(page)
  await launcher(page).focus()
  await page.keyboard.press('Enter')
  const field = panel(page).getByRole('textbox', { name: 'Your question' })
  await expect(field).toBeFocused()
  await expect(panel(page).getByRole('log')).toContainText('I am an AI, not a person')
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

test('a suggested question is asked by a click, and is not offered again', async ({ page }) => {
  await openHydrated(page, '/')
  await openPanel(page)
  const suggestions = panel(page).getByRole('list', { name: 'Suggested questions' }).getByRole('button')
  const words = await suggestions.first().innerText()
  await suggestions.first().click()
  await expect(panel(page).getByRole('log')).toContainText(words)
  await expect(suggestions.filter({ hasText: words })).toHaveCount(0)
  await expect(panel(page).getByRole('textbox')).toBeFocused()
})

test('a suggested question leaves the focus in the sheet, and off the field that a keyboard comes with', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openHydrated(page, '/')
  await openPanel(page)
  const log = panel(page).getByRole('log')
  await expect(log).toBeFocused()
  await panel(page).getByRole('list', { name: 'Suggested questions' }).getByRole('button').first().click()
  await expect(log).toBeFocused()
})

for (const [width, height] of [
  [640, 360],
  [320, 256],
  [768, 432],
] as const) {
  test(`on a screen of ${width} × ${height} there is room for an answer`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await openHydrated(page, '/')
    await page.locator('footer').getByRole('button', { name: 'Voice chat' }).click()
    await askInWriting(page, questions.en.known)
    const answer = panel(page).getByRole('log').getByRole('link').last()
    await expect(answer).toBeInViewport({ ratio: 1 })
    await expect(panel(page).getByRole('textbox')).toBeInViewport({ ratio: 1 })
    const room = () => answer.evaluate((link) => link.closest('[role="log"]')!.parentElement!.clientHeight)
    expect(await room()).toBeGreaterThan(120)
  })
}

test('Escape closes the panel from the page beside it, where the focus stays; an open menu comes first', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openHydrated(page, '/')
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

test('what has the focus is never under the panel', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openHydrated(page, '/')
  const voiceChat = page.locator('footer').getByRole('button', { name: 'Voice chat' })
  await voiceChat.click()
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

test('what it does not know, a person does', async ({ page }) => {
  await openHydrated(page, '/pt')
  await openPanel(page)
  await askInWriting(page, questions.pt.unknown)
  const log = panel(page).getByRole('log')
  await expect(log).toContainText('Isso eu não sei, mas uma pessoa sabe.')
  await expect(log.getByRole('link', { name: 'Agendar demonstração' })).toHaveAttribute('href', '/pt/book-a-demo')
  await expect(log.getByRole('link', { name: 'Falar com especialista' })).toHaveAttribute(
    'href',
    '/pt/talk-to-an-expert',
  )
})

test('on a phone it is a sheet: modal, drawn down to close, out of the way of a page that it leads to', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openHydrated(page, '/')
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
  await expect(panel(page)).toHaveCount(0)
  await openPanel(page)
  await expect(panel(page).getByRole('log')).toContainText(questions.en.known)
})

type Recogniser = EventTarget & { lang: string; stop: () => void }

declare global {
  interface Window {
    recogniser?: Recogniser
    spoken: string[]
  }
}

/** A recogniser that hears what the test says, and a voice that only writes down what it would say. */
async function stubSpeech(page: Page): Promise<void> {
  await page.addInitScript(() => {
    class Stub extends EventTarget {
      lang = ''
      start = () => void (window.recogniser = this)
      stop = () => void this.dispatchEvent(new Event('end'))
      abort = () => void this.dispatchEvent(new Event('end'))
    }
    Object.assign(window, { SpeechRecognition: Stub, spoken: [] })
    speechSynthesis.speak = ({ text }) => void window.spoken.push(text)
  })
}

function hear(page: Page, transcript: string, isFinal: boolean): Promise<void> {
  return page.evaluate(
    ([words, final]) => {
      const results = [{ isFinal: final, 0: { transcript: words } }]
      window.recogniser?.dispatchEvent(Object.assign(new Event('result'), { results }))
    },
    [transcript, isFinal] as const,
  )
}

function fail(page: Page, error: string): Promise<void> {
  return page.evaluate((kind) => {
    window.recogniser?.dispatchEvent(Object.assign(new Event('error'), { error: kind }))
    window.recogniser?.stop()
  }, error)
}

test('a question can be spoken, and its answer is read aloud until it is muted', async ({ page }) => {
  await stubSpeech(page)
  await openHydrated(page, '/pt')
  await openPanel(page)
  await panel(page).getByRole('button', { name: 'Voz', exact: true }).click()
  await expect(panel(page)).toContainText('enviam a gravação ao fabricante')
  expect(await page.evaluate(() => window.recogniser)).toBeUndefined()

  await panel(page).getByRole('button', { name: 'Falar', exact: true }).click()
  await expect(panel(page)).toContainText('Microfone ligado')
  expect(await page.evaluate(() => window.recogniser?.lang)).toBe('pt-BR')
  await hear(page, 'Ele consegue', false)
  await expect(panel(page).locator('i')).toHaveText('Ele consegue')
  await hear(page, questions.pt.known, true)
  await panel(page).getByRole('button', { name: 'Parar' }).click()
  const log = panel(page).getByRole('log')
  await expect(log.getByRole('link')).toHaveAttribute('href', questions.pt.page)
  expect(await page.evaluate(() => window.spoken)).toHaveLength(1)

  await panel(page).getByRole('button', { name: 'Silenciar respostas' }).click()
  await panel(page).getByRole('button', { name: 'Falar', exact: true }).click()
  await hear(page, questions.pt.unknown, true)
  await page.evaluate(() => window.recogniser?.stop())
  await expect(log).toContainText('Isso eu não sei')
  expect(await page.evaluate(() => window.spoken)).toHaveLength(1)

  await panel(page).getByRole('button', { name: 'Digitar' }).click()
  await expect(log).toContainText(questions.pt.known)
})

test('an answer that is read aloud is not announced as well', async ({ page }) => {
  await stubSpeech(page)
  await openHydrated(page, '/')
  await openPanel(page)
  const log = panel(page).getByRole('log')
  await panel(page).getByRole('button', { name: 'Voice', exact: true }).click()
  await expect(log).toHaveAttribute('aria-live', 'off')
  await panel(page).getByRole('button', { name: 'Mute answers' }).click()
  await expect(log).toHaveAttribute('aria-live', 'polite')
})

test('switching by what goes with its mode leads to what the other one is for', async ({ page }) => {
  await stubSpeech(page)
  await openHydrated(page, '/')
  await openPanel(page)
  await panel(page).getByRole('button', { name: 'Switch to voice' }).press('Enter')
  await expect(panel(page).getByRole('button', { name: 'Speak' })).toBeFocused()
  await panel(page).getByRole('button', { name: 'Type', exact: true }).press('Enter')
  await expect(panel(page).getByRole('textbox')).toBeFocused()
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
    await openHydrated(page, '/')
    await openPanel(page)
    await panel(page).getByRole('button', { name: 'Voice', exact: true }).click()
    await panel(page).getByRole('button', { name: 'Speak' }).click()
    await hear(page, questions.en.known, true)
    await panel(page).getByRole('button', { name: 'Stop' }).click()
    await expect(panel(page)).toContainText('Looking it up')
    await act(page)
    await release('comes')
    expect(await page.evaluate(() => window.spoken)).toEqual([])
  })
}

test('whatever goes wrong with listening is said in words', async ({ page }) => {
  await stubSpeech(page)
  await openHydrated(page, '/')
  await openPanel(page)
  await panel(page).getByRole('button', { name: 'Switch to voice' }).click()
  for (const [error, words] of [
    ['not-allowed', 'The microphone is not allowed here.'],
    ['no-speech', 'I heard nothing.'],
    ['network', 'could not reach the service'],
    ['audio-whatever', 'Listening did not work.'],
  ] as const) {
    await panel(page).getByRole('button', { name: 'Speak' }).click()
    await fail(page, error)
    await expect(panel(page).getByRole('alert')).toContainText(words)
  }
  // Left in the middle of a word: the microphone goes off, and nothing is asked.
  await panel(page).getByRole('button', { name: 'Speak' }).click()
  await hear(page, 'and what about', false)
  await panel(page).getByRole('button', { name: 'Text', exact: true }).click()
  await expect(panel(page).getByRole('log')).not.toContainText('and what about')
})

for (const language of languages) {
  for (const width of [390, 1440]) {
    test(`axe finds nothing with the panel open, ${language}, ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 })
      // The real recogniser stays until the panel asks whether there is one.
      await stubSpeech(page)
      await openHydrated(page, language === 'en' ? '/' : '/pt')
      await openPanel(page)
      await askInWriting(page, questions[language].known)
      await askInWriting(page, questions[language].unknown)
      await expect(panel(page).getByRole('log').getByRole('link').last()).toBeVisible()
      await expectNothingFound(page, 'aside')
      const modes = panel(page).locator('[aria-pressed]')
      await modes.last().click()
      await expectNothingFound(page, 'aside')
      await modes.first().click()
      await page.evaluate(() =>
        Object.assign(window, { SpeechRecognition: undefined, webkitSpeechRecognition: undefined }),
      )
      await modes.last().click()
      await expect(panel(page).getByRole('log')).toHaveCount(0)
      await expectNothingFound(page, 'aside')
    })
  }
}

test('the footer’s voice chat opens the launcher’s panel, and has the focus again afterwards', async ({ page }) => {
  await openHydrated(page, '/')
  const voiceChat = page.locator('footer').getByRole('button', { name: 'Voice chat' })
  await voiceChat.click()
  await expect(panel(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel(page)).toHaveCount(0)
  await expect(voiceChat).toBeFocused()
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  await expect(launcher(page)).toBeHidden()
})

test('the footer’s voice chat waits for a widget, and gives up when the visitor leaves', async ({ page }) => {
  await openHydrated(page, '/ai-maturity-diagnostic')
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
  await page.locator('footer').getByRole('button', { name: 'Voice chat' }).click()
  await putIn()
  await expect(page).toHaveTitle('Opened')

  await page.evaluate(() => document.querySelector('[data-voice-widget]')?.remove())
  await page.locator('footer').getByRole('button', { name: 'Voice chat' }).click()
  await page.locator(`footer a[href="${thirdPage.path}"]`).click()
  await expect(page).toHaveURL(thirdPage.path)
  await page.waitForTimeout(1200)
  await expect(panel(page)).toHaveCount(0)
})

test('what is asked for on one page does not open on the next', async ({ page }) => {
  const releaseLauncher = await keepBack(page, 'launcher')
  await openHydrated(page, '/')
  await page.locator('footer').getByRole('button', { name: 'Voice chat' }).click()
  await follow(page, thirdPage.path)
  await releaseLauncher('comes')
  await expect(launcher(page)).toBeAttached()
  await expect(panel(page)).toHaveCount(0)

  const releasePanel = await keepBack(page, 'panel')
  await showLauncher(page)
  await launcher(page).click()
  await follow(page, '/book-a-demo')
  await releasePanel('comes')
  await expect(panel(page)).toHaveCount(0)
  await openPanel(page)
})

test.describe('code that does not come', () => {
  test.use({ expectedTrouble: /ERR_FAILED|dynamically imported module|could not be loaded/ })

  test('leads from the footer’s voice chat to the diagnostic', async ({ page }) => {
    await page.route(CODE.launcher, (route) => route.abort())
    await openHydrated(page, '/pt')
    await page.locator('footer').getByRole('button', { name: 'Conversa por voz' }).click()
    await expect(page).toHaveURL('/pt/ai-maturity-diagnostic')
  })

  test('leads from the launcher to a person', async ({ page }) => {
    await page.route(CODE.panel, (route) => route.abort())
    await openHydrated(page, '/')
    await showLauncher(page)
    await launcher(page).click()
    await expect(page).toHaveURL('/talk-to-an-expert')
  })

  test('leads nobody away who has gone elsewhere', async ({ page }) => {
    const release = await keepBack(page, 'panel')
    await openHydrated(page, '/')
    await showLauncher(page)
    await launcher(page).click()
    await follow(page, thirdPage.path)
    await release('fails')
    await expect(page).toHaveURL(thirdPage.path)
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the footer’s voice chat leads to the diagnostic', async ({ page }) => {
    await page.goto('/pt')
    await expect(page.locator('footer a[href="/pt/ai-maturity-diagnostic"]')).toHaveCount(1)
  })
})
