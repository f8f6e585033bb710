/** The diagnostic in a real browser, from its first word to the lead form. */

import { embedPath } from '../app/site/embeds.ts'
import { languages, type Language } from '../app/site/languages.ts'
import { dimensions } from '../diagnostic/dimensions.ts'
import { expectNothingFound } from './axe.ts'
import { expect, test, type Page } from './fixtures.ts'
import { openHydrated } from './hydrated.ts'
import en from '../public/locales/en/diagnostic.en.json' with { type: 'json' }
import pt from '../public/locales/pt/diagnostic.pt.json' with { type: 'json' }

const texts = { en, pt }

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

test('a question with its answers fits 600 px', async ({ page }) => {
  await page.setViewportSize({ width: 400, height: 600 })
  for (const language of languages) {
    await open(page, language, true)
    await begin(page, language)
    await expect(options(page).first()).toBeInViewport({ ratio: 1 })
    await expect(options(page).nth(3)).toBeInViewport({ ratio: 1 })
    await page.evaluate(() => sessionStorage.clear())
  }
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

  await page.evaluate(() => sessionStorage.setItem('diagnostic', '{"version":1,"events":[7]}'))
  await page.reload()
  await expect(page.getByRole('button', { name: pt.start.begin })).toBeVisible()
})

test('an answer may be spoken, and what the browser cannot do is said', async ({ page }) => {
  await page.addInitScript(() => {
    class Recogniser extends EventTarget {
      abort() {}
      start() {
        const results = [Object.assign([{ transcript: 'lots of ideas' }], { isFinal: true })]
        setTimeout(() => {
          this.dispatchEvent(Object.assign(new Event('result'), { results }))
          this.dispatchEvent(new Event('end'))
        }, 50)
      }
    }
    Object.assign(window, { SpeechRecognition: Recogniser })
  })
  await open(page, 'en')
  await begin(page, 'en')
  await page.getByRole('button', { name: en.input.listen }).click()
  await expect(page.getByRole('log')).toContainText(en.dimensions.people.question)
  await page.addInitScript(() =>
    Object.assign(window, { SpeechRecognition: undefined, webkitSpeechRecognition: undefined }),
  )
  await page.reload()
  await page.getByRole('button', { name: en.agent.voice, exact: true }).click()
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

for (const language of languages) {
  test(`the report prints on two pages and can be copied (${language})`, async ({ page, context }) => {
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

  for (const [width, height, framed] of [
    [390, 844, false],
    [1440, 900, false],
    [400, 600, true],
    [320, 600, true],
  ] as const) {
    test(`axe finds nothing at ${width} px, ${framed ? 'framed' : 'by itself'} (${language})`, async ({ page }) => {
      await page.setViewportSize({ width, height })
      await open(page, language, framed)
      await expectNothingFound(page)
      await begin(page, language)
      await options(page).first().click()
      await expectNothingFound(page)
      await options(page).first().click()
      await page.getByRole('button', { name: texts[language].agent.voice, exact: true }).click()
      await expectNothingFound(page)
      await answerAll(page, 4)
      await expectNothingFound(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    })
  }
}
