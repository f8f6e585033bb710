import { dimensions } from '#diagnostic/dimensions.ts'
import { expectNoViolations } from './axe.ts'
import {
  answerAll,
  begin,
  microphone,
  open,
  options,
  report,
  switchToVoice,
  texts,
  type Language,
} from './diagnostic-screens.ts'
import { expect, test, type Page } from './fixtures.ts'
import { speech, stubSpeech } from './speech.ts'

const { en, pt } = texts

const frame = { width: 400, height: 600 }
const zoomedFrame = { width: 320, height: 256 }

test.use({ contextOptions: { reducedMotion: 'reduce' } })

async function answerInText(page: Page, text: string): Promise<void> {
  await page.locator('form input').fill(text)
  await page.keyboard.press('Enter')
}

test('reaches the report with the keyboard only, and sends nothing until the send button is clicked', async ({
  page,
}) => {
  const sent: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    const own = /^\/(assets|locales|icons|embed)\//.test(pathname) && request.method() === 'GET'
    if (!own || request.url().includes('?')) sent.push(`${request.method()} ${request.url()}`)
  })
  await page.setViewportSize(frame)
  await open(page, 'en', true)
  // Skip the two modes.
  for (let stop = 1; stop <= 3; stop++) await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: en.start.begin })).toBeFocused()
  await page.keyboard.press('Enter')
  await answerInText(page, 'a very private answer')
  await expect(page.getByText(en.say.unclear)).toBeVisible()
  await page.getByRole('group', { name: /^Answers/ }).focus()
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
  await expect(report(page)).toContainText('40')
  await page.waitForLoadState('networkidle')
  expect(sent).toEqual([])

  await test.step('attaches the report to the lead form', async () => {
    await page.getByRole('button', { name: /^Send this report/ }).click()
    await expect(page).toHaveURL(/\/embed\/en\/lead-form\/framed\?report=attached$/)
    const attached = page.getByText('Your diagnostic report is attached')
    await expect(attached).toBeVisible()
    await page.getByText('Read it').click()
    await expect(page.getByText(en.dimensions.strategy.steps.mid.title)).toBeVisible()
    await expect(page.getByText('a very private answer')).toHaveCount(0)
    await expectNoViolations(page)
    await page.getByRole('button', { name: 'Remove' }).click()
    await expect(attached).toHaveCount(0)
    // The form is a demo form now.
    await expect(page.getByRole('heading', { level: 1, name: 'Book a demo' })).toBeFocused()
    await expect(page.getByRole('button', { name: 'Book a Demo' })).toBeVisible()
    await page.reload()
    await expect(attached).toHaveCount(0)
  })
})

test('understands free text, asks back, survives a reload and lets earlier answers be changed', async ({
  page,
  context,
}) => {
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

  await test.step('prints the report on two pages and copies it', async () => {
    const { report: inReport, answers, dimensions: described, start } = pt
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    // Portuguese has longer words, and the lowest level the longest advice.
    await begin(page, 'pt')
    await answerAll(page, 1)
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(2)
    await page.getByRole('button', { name: inReport.actions.copy }).click()
    await expect(page.getByText(inReport.actions.copied)).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(inReport.heading)
    await page.getByText(inReport.actions.change).click()
    await page.getByRole('button', { name: described.data.name }).click()
    await expect(page.locator('[role=group][tabindex="-1"]')).toBeFocused()
    await page.getByRole('button', { name: answers.keep }).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    const restart = page.getByRole('button', { name: inReport.actions.restart })
    await restart.click()
    await restart.click()
    await expect(page.getByRole('button', { name: start.begin })).toBeVisible()
  })
})

// The content is the same in both languages.
for (const [name, language, height, widths] of [
  ['standalone', 'en', 900, [1440, 390]],
  ['framed', 'pt', 600, [400, 320]],
] as const) {
  const framed = name === 'framed'
  test(`is accessible in every state, ${name}`, async ({ page }) => {
    async function expectAccessible(state: string): Promise<void> {
      await expectNoViolations(page, 'html', state)
      for (const width of widths) {
        await page.setViewportSize({ width, height })
        const scrolled = await page.evaluate(() => document.documentElement.scrollWidth)
        expect.soft(scrolled, `${state} at ${width} px`).toBeLessThanOrEqual(width)
      }
    }

    await stubSpeech(page, { voices: [] })
    await page.setViewportSize({ width: widths[1], height })
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
    await expect.poll(() => speech.saying(page)).not.toBe('')
    await expectAccessible('voice, speaking')
    await microphone(page, language).click()
    await speech.hear(page, 'a first word', false)
    await expectAccessible('voice, listening')
    await answerAll(page, 4)
    await expectAccessible('report')
    const newTab = report(page).locator('a[target=_blank]')
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
  expect((await scroller.boundingBox())!.height).toBeGreaterThanOrEqual(200)
  // The question is visible, and the form is at the end of the page.
  const { y } = (await question.boundingBox())!
  expect(y).toBeGreaterThan(0)
  expect(y).toBeLessThan(200)
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  const form = (await page.locator('form').boundingBox())!
  expect(form.y + form.height).toBeCloseTo(zoomedFrame.height, 0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(zoomedFrame.width)
  await page.evaluate(() => window.scrollTo(0, 0))
  await page.setViewportSize(frame)
}
