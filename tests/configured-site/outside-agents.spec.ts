import type { Locator } from '@playwright/test'
import { fileIn } from '#i18n/testing/texts-in.ts'
import { PT } from '#site/testing/portuguese.ts'
import {
  WIDGET_BRANDING_CHECK_MS,
  WIDGET_BRANDING_FIRST_CHECK_MS,
  WIDGET_OUTSIDE_CLICK_ARMED_MS,
} from '#site/timings.ts'
import { expectNothingFound } from '../axe.ts'
import { expect, test, type Page } from '../fixtures.ts'
import { openHydrated, openMoved, openSettled } from '../hydrated.ts'
import { timersRun } from '../wait-for.ts'

const assistant = fileIn(PT, 'assistant')
const diagnostic = fileIn(PT, 'diagnostic')

/** The vendor's own script runs here, under the site's content policy; only what it asks the network for is answered by us. */

/** Its web font is not let in. */
test.use({ expectedTrouble: /font/i, contextOptions: { reducedMotion: 'reduce' } })

const widgetConfig = {
  variant: 'full',
  placement: 'bottom-right',
  // Its orb would be drawn without a graphics card.
  avatar: { type: 'image', url: 'data:,' },
  language: 'en',
  supported_language_overrides: ['en', 'pt-br'],
  text_input_enabled: true,
  transcript_enabled: true,
}

const SCRIPT = /assets\/index-/

const launcher = (page: Page) => page.locator('aside > form > button')
const agent = (page: Page) => page.locator('elevenlabs-convai')

/** Delays of the intervals that the page has running. */
declare global {
  interface Window {
    running: () => number[]
  }
}

/** Which agents were asked for. */
const asked: string[] = []

test.beforeEach(async ({ page }) => {
  asked.length = 0
  await page.addInitScript(() => {
    const delays = new Map<unknown, number>()
    const start = setInterval
    const end = clearInterval
    Object.assign(window, {
      running: () => [...delays.values()],
      setInterval: (...call: Parameters<typeof setInterval>) => {
        const id = start(...call)
        delays.set(id, call[1] ?? 0)
        return id
      },
      clearInterval: (id: number) => {
        delays.delete(id)
        end(id)
      },
    })
  })
  // Playwright asks the latest first.
  await page.route(/^https:/, (route) => route.fulfill({ body: '' }))
  await page.route('https://*.elevenlabs.io/**', (route) => {
    asked.push(/agents\/(\w+)/.exec(route.request().url())?.[1] ?? '')
    return route.fulfill({ headers: { 'access-control-allow-origin': '*' }, json: { widget_config: widgetConfig } })
  })
})

const brandingChecks = (page: Page) =>
  page.evaluate((delay) => window.running().filter((each) => each === delay).length, WIDGET_BRANDING_CHECK_MS)

/** Without a load: a link of the page is followed wherever it stands. */
async function follow(page: Page, path: string): Promise<void> {
  await page
    .locator(`a[href="${path}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click())
  await expect(page).toHaveURL(path)
}

test('the launcher opens the agent, in the language of the page, without branding and without knowing the visitor again', async ({
  page,
}) => {
  await openMoved(page, '/pt')
  expect(asked).toEqual([])
  await expect(launcher(page)).toHaveText(/\bIA\b/)
  await launcher(page).click()
  await expect(agent(page).getByRole('textbox')).toBeVisible()
  await expect(agent(page)).toHaveAttribute('language', 'pt-br')
  const visitor = await agent(page).getAttribute('user-id')
  expect(asked).toEqual(['agent_site'])

  // It goes a second after loading, and keeps going.
  const branding = agent(page).locator('.overlay > p')
  await expect(branding).toBeAttached()
  await expect(branding).toBeHidden()
  const isBack = await branding.evaluate((element: HTMLElement) => {
    element.style.display = ''
    return element.checkVisibility()
  })
  expect(isBack).toBe(true)
  await expect(branding).toBeHidden()

  // From the footer too.
  await openHydrated(page, '/pt')
  await page.locator('footer').getByRole('button', { name: 'Conversa por voz' }).click()
  await expect(agent(page).getByRole('textbox')).toBeVisible()
  expect(await agent(page).getAttribute('user-id')).not.toBe(visitor)
})

test('a double click and a way through the site leave one agent, one script and one timer; a page without it none', async ({
  page,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (SCRIPT.test(request.url())) scripts.push(request.url())
  })
  await openHydrated(page, '/')
  await launcher(page).dblclick()
  await expect(agent(page).getByRole('textbox')).toBeVisible()
  await expect.poll(() => brandingChecks(page)).toBe(1)

  await follow(page, '/services/data-analytics')
  await page.goBack()
  await page.goForward()
  await expect(agent(page)).toHaveCount(1)
  expect(await brandingChecks(page)).toBe(1)

  await follow(page, '/ai-maturity-diagnostic')
  await expect(agent(page)).toHaveCount(0)
  expect(await brandingChecks(page)).toBe(0)

  await page.goBack()
  await launcher(page).click()
  await expect(agent(page).getByRole('textbox')).toBeVisible()
  await expect(agent(page)).toHaveCount(1)
  await expect.poll(() => brandingChecks(page)).toBe(1)
  expect(scripts).toHaveLength(1)
})

test('whoever leaves before the agent has come is not followed by it', async ({ page }) => {
  const { promise: left, resolve: leave } = Promise.withResolvers<void>()
  await page.route(SCRIPT, async (route) => {
    await left
    await route.continue()
  })
  const script = page.waitForEvent('requestfinished', (request) => SCRIPT.test(request.url()))
  await openHydrated(page, '/')
  await launcher(page).click()
  await follow(page, '/ai-maturity-diagnostic')
  await expect(launcher(page)).toHaveCount(0)
  leave()
  await script
  await timersRun(page, WIDGET_BRANDING_FIRST_CHECK_MS + 800)
  expect(await page.locator('body > elevenlabs-convai, aside elevenlabs-convai').count()).toBe(0)
  expect(await brandingChecks(page)).toBe(0)
})

test.describe('a script that is not what was vouched for', () => {
  test.use({ expectedTrouble: /integrity|voice agent could not be loaded|font/i })

  test.beforeEach(({ page }) =>
    page.route(SCRIPT, (route) => route.fulfill({ contentType: 'text/javascript', body: 'alert(1)' })),
  )

  test('is not run: the site’s own assistant stands in', async ({ page }) => {
    await openMoved(page, '/')
    await launcher(page).click()
    await expect(page.locator('dialog[open]').getByRole('log')).toContainText('I’m an AI, not a person')
    await expect(agent(page)).toHaveCount(0)
  })

  test('is not run: the site’s own diagnostic stands in', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openHydrated(page, '/ai-maturity-diagnostic')
    await page.locator('main button').first().click()
    const widget = page.getByRole('dialog', { name: 'AI maturity diagnostic' })
    await expect(widget).toBeVisible()
    await openHydrated(page, '/embed/en/diagnostic')
    await page.getByRole('button', { name: 'Start' }).click()
    await expect(page.getByRole('log')).toBeVisible()
  })

  // Guards faults: the policy kept the frame out where both forms are elsewhere, and a report went around the owner's form.
  test('a report of the site’s own diagnostic goes to the owner’s form, by hand', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await openHydrated(page, '/ai-maturity-diagnostic?utm_source=mail')
    const widget = page.locator('main section iframe').contentFrame()
    await widget.getByRole('button', { name: 'Start' }).click()
    await widget.getByRole('button', { name: 'Start' }).click()
    const answers = widget.locator('[role=group] ol button')
    for (let question = 1; question <= 7; question++) {
      await expect(widget.getByText(`Question ${question} of 7`)).toBeVisible()
      await answers.nth(1).click()
    }
    await widget.getByRole('button', { name: /^Send this report/ }).click()
    await expect(widget.getByText('can’t take the report along')).toBeFocused()
    await expect(widget.getByRole('button', { name: 'Copy as text' })).toHaveCount(2)
    const form = widget.getByRole('link', { name: 'Open the form' })
    await expect(form).toHaveAttribute('href', 'https://forms.example/lead?language=en&utm_source=mail')
    await expect(form).toHaveAttribute('target', '_blank')
  })
})

/** How an agent fails to come. */
const troubles: { what: string; begin: (page: Page) => Promise<unknown> }[] = [
  {
    what: 'its id is wrong',
    begin: (page) =>
      page.route('https://*.elevenlabs.io/**', (route) =>
        route.fulfill({ status: 404, headers: { 'access-control-allow-origin': '*' }, json: { detail: 'not found' } }),
      ),
  },
  {
    what: 'its settings cannot be reached',
    begin: (page) => page.route('https://*.elevenlabs.io/**', (route) => route.abort()),
  },
  { what: 'its script is blocked', begin: (page) => page.route(SCRIPT, (route) => route.abort('blockedbyclient')) },
  // Never answered.
  { what: 'there is no connection to it', begin: (page) => page.route(SCRIPT, () => {}) },
]

test.describe('an agent that does not come', () => {
  test.use({ expectedTrouble: /Failed to load resource|Cannot fetch config|voice agent could not be loaded|font/i })

  for (const { what, begin } of troubles) {
    // Guards a fault: the launcher went, and nothing came.
    test(`leaves the corner to the site’s own assistant, which says so: ${what}`, async ({ page }) => {
      await begin(page)
      await openMoved(page, '/pt')
      await launcher(page).click()
      const panel = page.locator('dialog[open]')
      // The corner has one or the other at any time.
      await expect(launcher(page).or(panel).filter({ visible: true }).first()).toBeVisible()
      await expect(panel.getByRole('status').filter({ hasText: assistant.standIn })).toBeVisible()
      await expect(panel.getByRole('log')).toContainText(assistant.greeting)
      await expect(agent(page)).toHaveCount(0)
      await expectNothingFound(page, 'dialog')

      // Nobody waits twice: from the footer it comes at once, in voice mode.
      await panel.getByRole('button', { name: assistant.close }).click()
      await page.locator('footer form button').evaluate((button: HTMLElement) => button.click())
      await expect(panel.getByText(assistant.standIn)).toBeVisible()
      await expect(panel.getByRole('button', { name: assistant.mode.voice, pressed: true })).toBeVisible()
    })

    test(`leaves the diagnostic to the site’s own, which says so: ${what}`, async ({ page }) => {
      await begin(page)
      await page.setViewportSize({ width: 390, height: 844 })
      await openHydrated(page, '/pt/ai-maturity-diagnostic')
      await page.locator('main button').first().click()
      // In its frame nobody waits, or starts, a second time.
      const own = page.getByRole('dialog', { name: diagnostic.title }).locator('iframe').contentFrame()
      await expect(own.getByText(diagnostic.outside.standIn)).toBeVisible()
      await expect(own.getByText(diagnostic.outside.notice)).toHaveCount(0)
      await own.getByRole('button', { name: diagnostic.start.begin }).click()
      await expect(own.getByText(diagnostic.dimensions.strategy.question)).toBeVisible()
    })

    test(`leaves the widget page to the site’s own diagnostic: ${what}`, async ({ page }) => {
      await begin(page)
      await page.setViewportSize({ width: 400, height: 600 })
      await openHydrated(page, '/embed/pt/diagnostic/framed')
      const start = page.getByRole('button', { name: diagnostic.start.begin })
      await start.click()
      await expect(page.getByText(diagnostic.outside.standIn)).toBeVisible()
      await expect(page.getByText(diagnostic.outside.notice)).toHaveCount(0)
      await expectNothingFound(page)
      await start.click()
      await expect(page.getByText(diagnostic.dimensions.strategy.question)).toBeVisible()
    })
  }
})

// Guards faults: nobody was told that an AI answers, and the page jumped to its end.
test('on a phone the agent says that it is an AI, where the visitor is, and goes by its button and by a click outside', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openHydrated(page, '/pt/ai-maturity-diagnostic')
  const before = await page.evaluate(() => window.scrollY)
  const button = page.locator('main button').first()
  await button.click()
  const dialog = page.getByRole('dialog', { name: /diagnóstico/i })
  const notice = dialog.getByText('Uma IA, não uma pessoa')
  await expect(notice).toBeVisible()
  const field = agent(page).getByRole('textbox')
  await expect(field).toHaveAttribute('placeholder', /\bIA\b/)
  await expectUncovered(notice)
  await expectUncovered(field)
  expect(await page.evaluate(() => window.scrollY)).toBe(before)
  await dialog.getByRole('button', { name: 'Fechar o diagnóstico' }).click()
  await expect(agent(page)).toHaveCount(0)
  await expect(button).toBeFocused()

  asked.length = 0
  await button.dblclick()
  await expect(field).toBeVisible()
  expect(asked).toEqual(['agent_diagnostic'])
  await timersRun(page, WIDGET_OUTSIDE_CLICK_ARMED_MS)
  // One inside leaves it where it is.
  await field.click()
  await expect(field).toBeVisible()
  await page.locator('main h1').evaluate((element: HTMLElement) => element.click())
  await expect(agent(page)).toHaveCount(0)
  expect(await brandingChecks(page)).toBe(0)
})

/** Nothing lies over it: what is at its middle is it, or the host of the shadow root that it is in. */
async function expectUncovered(part: Locator): Promise<void> {
  await expect(async () => {
    const isOnTop = await part.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      const root = element.getRootNode() as Document | ShadowRoot
      const top = root.elementFromPoint(x + width / 2, y + height / 2)
      return top !== null && (element.contains(top) || top.contains(element))
    })
    expect(isOnTop).toBe(true)
  }).toPass({ timeout: 5000 })
}

test('the widget page of the diagnostic loads the agent on a press, and says all the time that an AI answers', async ({
  page,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (SCRIPT.test(request.url())) scripts.push(request.url())
  })
  await page.setViewportSize({ width: 400, height: 600 })
  await openSettled(page, '/embed/en/diagnostic/framed')
  const notice = page.getByText('You’re talking to an AI')
  await expect(notice).toBeVisible()
  expect([...scripts, ...asked]).toEqual([])

  await page.getByRole('button', { name: 'Start' }).click()
  const field = agent(page).getByRole('textbox')
  await expect(field).toBeVisible()
  await expect(field).toHaveAttribute('placeholder', /\bAI\b/)
  expect(asked).toEqual(['agent_diagnostic'])
  await expect(page.getByRole('status')).toHaveText('')
  await expectUncovered(notice)
  await expectUncovered(field)
})

// Guards a fault: the page promised what only the site's own diagnostic does.
test('the page promises nothing of an outside agent that only the site’s own does', async ({ page }) => {
  const main = page.locator('main')
  for (const path of ['/ai-maturity-diagnostic', '/pt/ai-maturity-diagnostic']) {
    await page.goto(path)
    await expect(main.locator('details')).toHaveCount(4)
    await expect(main).not.toContainText(/reload|four described|two pages|one of the four|page 1 of 2/i)
    await expect(main).not.toContainText(/recarregue|quatro respostas|duas páginas|uma das quatro|página 1 de 2/i)
    await expect(page.locator('a[href$="#sample-report"]')).toHaveCount(0)
  }
})
