/** The diagnostic in a real browser, from its first word to the lead form. */

import { embedPath } from '../app/site/embeds.ts'
import { dimensions } from '../diagnostic/dimensions.ts'
import { expectNothingFound } from './axe.ts'
import { expect, test, type Page } from './fixtures.ts'
import { openHydrated } from './hydrated.ts'
import en from '../public/locales/en/diagnostic.en.json' with { type: 'json' }
import pt from '../public/locales/pt/diagnostic.pt.json' with { type: 'json' }

const texts = { en, pt }
type Language = keyof typeof texts

const narrow = { width: 390, height: 844 }
const wide = { width: 1440, height: 900 }
const frame = { width: 400, height: 600 }
const narrowFrame = { width: 320, height: 600 }
const zoomedFrame = { width: 320, height: 256 }

test.use({ contextOptions: { reducedMotion: 'reduce' } })

function open(page: Page, language: Language, framed = false): Promise<void> {
  return openHydrated(page, embedPath('diagnostic', language, { framed }))
}

const options = (page: Page) => page.locator('[role=group][tabindex="-1"] button')

async function begin(page: Page, language: Language): Promise<void> {
  await page.getByRole('button', { name: texts[language].start.begin }).click()
}

/** Presses the level for as many questions as are left; its follow-ups are answered with yes. */
async function answerAll(page: Page, level: 1 | 2 | 3 | 4): Promise<void> {
  const report = page.locator('[data-stage=report]')
  while (!(await report.count())) {
    const isFollowUp = (await page.locator('[role=group] ol').count()) === 0
    await options(page)
      .nth(isFollowUp ? 0 : level - 1)
      .click()
  }
}

async function say(page: Page, words: string): Promise<void> {
  await page.locator('form input').fill(words)
  await page.keyboard.press('Enter')
}

test('the keyboard alone gets from the first word to the report', async ({ page }) => {
  await page.setViewportSize({ width: 400, height: 600 })
  await open(page, 'en', true)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  for (const dimension of dimensions) {
    await expect(page.getByText(en.dimensions[dimension].question)).toBeVisible()
    // The group of answers has the focus: the next stop is the first of them, then the second.
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: en.dimensions[dimension].levels[2].label })).toBeFocused()
    await page.keyboard.press('Enter')
  }
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(en.report.heading)
  await expect(page.locator('[data-stage=report]')).toContainText('40')
})

test('free text is understood, asked back, and kept over a reload; an earlier answer can be changed', async ({
  page,
}) => {
  await open(page, 'pt')
  await begin(page, 'pt')
  const log = page.getByRole('log')
  await say(page, 'muitas ideias')
  await expect(log).toContainText(pt.dimensions.people.question)
  await say(page, 'banana')
  await expect(log).toContainText(pt.say.unclear)
  await say(page, 'não sei')
  await expect(log).toContainText(pt.say.unsure)
  await expect(page.getByRole('button', { name: pt.answers.skip })).toBeVisible()
  await say(page, 'quase ninguém')
  await expect(log).toContainText(pt.dimensions.people.followUp[1])
  await say(page, 'sim, claro')
  await expect(page.getByText('Pergunta 3 de 7')).toBeVisible()

  const before = await log.textContent()
  await page.reload()
  await expect(page.getByText('Pergunta 3 de 7')).toBeVisible()
  await expect(log).toHaveText(before ?? '')
  // Taken up again, it takes no focus from the page around it.
  await expect(page.locator('body')).toBeFocused()

  await page.getByRole('button', { name: 'Mudar sua resposta: Estratégia' }).click()
  await expect(page.getByText('Pergunta 1 de 7')).toBeVisible()
  await options(page).nth(2).click()
  await expect(page.getByText('Pergunta 3 de 7')).toBeVisible()
  await page.getByRole('button', { name: pt.answers.back }).click()
  await page.getByRole('button', { name: pt.answers.keep }).click()
  await expect(page.getByText('Pergunta 3 de 7')).toBeVisible()
  // What was kept can still be changed.
  await expect(page.getByRole('button', { name: 'Mudar sua resposta: Pessoas' })).toBeVisible()

  await page.evaluate(() => sessionStorage.setItem('diagnostic', '{"version":1,"events":[7]}'))
  await page.reload()
  await expect(page.getByRole('button', { name: pt.start.begin })).toBeVisible()
})

/** A recogniser that hears what it is told and writes down what is done to it. */
async function stubRecogniser(page: Page, { throws = false } = {}): Promise<void> {
  await page.addInitScript((isForbidden) => {
    const done: string[] = []
    const started: EventTarget[] = []
    class Recogniser extends EventTarget {
      start() {
        done.push('start')
        if (isForbidden) throw new DOMException('forbidden', 'NotAllowedError')
        started.push(this)
      }
      stop() {
        done.push('stop')
        this.dispatchEvent(new Event('end'))
      }
      abort() {
        done.push('abort')
        this.dispatchEvent(new Event('end'))
      }
    }
    const tell = (event: Event, more: object = {}) => started.at(-1)?.dispatchEvent(Object.assign(event, more))
    Object.assign(window, {
      SpeechRecognition: Recogniser,
      recogniser: {
        done,
        hear: (words: string) =>
          tell(new Event('result'), { results: [Object.assign([{ transcript: words }], { isFinal: false })] }),
        end(error?: string) {
          if (error) tell(new Event('error'), { error })
          tell(new Event('end'))
        },
      },
    })
  }, throws)
}

type StubbedWindow = { recogniser: { done: string[]; hear(words: string): void; end(error?: string): void } }

const recogniser = {
  done: (page: Page) => page.evaluate(() => (window as unknown as StubbedWindow).recogniser.done),
  hear: (page: Page, words: string) =>
    page.evaluate((heard) => (window as unknown as StubbedWindow).recogniser.hear(heard), words),
  end: (page: Page, error?: string) =>
    page.evaluate((fault) => (window as unknown as StubbedWindow).recogniser.end(fault), error),
}

test('where sound goes is said before the microphone is on, and focus goes with what is pressed', async ({ page }) => {
  await stubRecogniser(page)
  await open(page, 'en')
  await begin(page, 'en')
  await page.getByRole('button', { name: en.input.listen }).click()
  await expect(page.getByText(en.voice.note)).toBeVisible()
  await expect(page.getByRole('button', { name: en.input.listen })).toBeFocused()
  expect(await recogniser.done(page)).toEqual([])

  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: en.input.stop })).toBeFocused()
  await expect(page.getByText(en.voice.note)).toBeVisible()
  expect(await recogniser.done(page)).toEqual(['start'])
  await recogniser.hear(page, 'lots of ideas')
  await recogniser.end(page)
  await expect(page.getByRole('log')).toContainText(en.dimensions.people.question)
})

test('who stops the microphone has answered; who presses an answer or leaves has not', async ({ page }) => {
  await stubRecogniser(page)
  await open(page, 'en')
  await begin(page, 'en')
  const log = page.getByRole('log')
  const listen = page.getByRole('button', { name: en.input.listen })
  await page.getByRole('button', { name: en.agent.voice, exact: true }).click()
  await listen.click()
  await recogniser.hear(page, 'lots of ideas')
  await page.getByRole('button', { name: en.input.stop }).click()
  await expect(log).toContainText(en.dimensions.people.question)

  await listen.click()
  await recogniser.hear(page, 'almost everyone')
  await options(page).nth(1).click()
  await expect(log).toContainText(en.dimensions.data.question)
  await expect(log).not.toContainText('almost everyone')

  await listen.click()
  await recogniser.hear(page, 'a live dashboard')
  await page.getByRole('button', { name: en.agent.text, exact: true }).click()
  await expect(page.getByRole('textbox')).toBeVisible()
  await page.getByRole('button', { name: en.agent.voice, exact: true }).click()
  await listen.click()
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })))
  await expect(listen).toBeVisible()
  await expect(log).not.toContainText('a live dashboard')
  expect(await recogniser.done(page)).toEqual(['start', 'stop', 'start', 'abort', 'start', 'abort', 'start', 'abort'])
})

test('what the browser cannot hear is said', async ({ page }) => {
  await stubRecogniser(page)
  await open(page, 'en')
  await begin(page, 'en')
  const voice = page.getByRole('button', { name: en.agent.voice, exact: true })
  const listen = page.getByRole('button', { name: en.input.listen })
  await voice.click()
  for (const [error, told] of [
    ['no-speech', en.voice.nothing],
    ['not-allowed', en.voice.denied],
    ['network', en.voice.failed],
  ] as const) {
    await listen.click()
    await recogniser.end(page, error)
    await expect(page.getByText(told)).toBeVisible()
  }
  await stubRecogniser(page, { throws: true })
  await page.reload()
  await voice.click()
  await listen.click()
  await expect(page.getByText(en.voice.failed)).toBeVisible()
  await expect(listen).toBeVisible()

  await page.addInitScript(() =>
    Object.assign(window, { SpeechRecognition: undefined, webkitSpeechRecognition: undefined }),
  )
  await page.reload()
  // No microphone that leads nowhere.
  await expect(listen).toHaveCount(0)
  await voice.click()
  await expect(page.getByText(en.voice.missing)).toBeVisible()
})

test('nothing leaves the page before the button that says so; then the lead form has the report', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    const own = /^\/(assets|locales|icons|embed)\//.test(pathname) && request.method() === 'GET'
    if (!own || request.url().includes('?')) sent.push(`${request.method()} ${request.url()}`)
  })
  await open(page, 'en', true)
  await begin(page, 'en')
  await say(page, 'a very private answer')
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
  await expectNothingFound(page)
  await page.getByRole('button', { name: 'Remove' }).click()
  await expect(attached).toHaveCount(0)
  await page.reload()
  await expect(attached).toHaveCount(0)
})

test('the report prints on two pages and can be copied', async ({ page, context }) => {
  // The longer words of the two.
  const language = 'pt'
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, language)
  await begin(page, language)
  // The longest sentences of each stage of advice.
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
  // What stands there is the same in both.
  const { framed, screens } = {
    en: { framed: false, screens: [narrow, wide] },
    pt: { framed: true, screens: [frame, narrowFrame] },
  }[language]
  test(`axe finds nothing in any state, ${framed ? 'framed' : 'by itself'} (${language})`, async ({ page }) => {
    /** Softly, at each size. */
    async function expectSound(state: string): Promise<void> {
      for (const screen of screens) {
        await page.setViewportSize(screen)
        await expectNothingFound(page, 'html', `${state} at ${screen.width} px`, screen === screens[0])
        const scrolled = await page.evaluate(() => document.documentElement.scrollWidth)
        expect.soft(scrolled, `${state} at ${screen.width} px`).toBeLessThanOrEqual(screen.width)
      }
    }

    await page.setViewportSize(screens[0] ?? frame)
    await open(page, language, framed)
    await expectSound('start')
    if (framed) await expectRoomForQuestion(page, language)
    else await begin(page, language)
    await options(page).first().click()
    await expectSound('question')
    await options(page).first().click()
    await page.getByRole('button', { name: texts[language].agent.voice, exact: true }).click()
    await expectSound('voice')
    await answerAll(page, 4)
    await expectSound('report')
  })
}

/** A question with its answers fits 600 px; zoomed to 400 %, the conversation keeps its room and the screen scrolls. */
async function expectRoomForQuestion(page: Page, language: Language): Promise<void> {
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
  // The question is in sight, and the screen ends with what is below it.
  expect((await question.boundingBox())?.y).toBeGreaterThan(0)
  expect((await question.boundingBox())?.y).toBeLessThan(200)
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  const form = await page.locator('form').boundingBox()
  expect((form?.y ?? 0) + (form?.height ?? 0)).toBeCloseTo(zoomedFrame.height, 0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(zoomedFrame.width)
  await page.evaluate(() => window.scrollTo(0, 0))
  await page.setViewportSize(frame)
}
