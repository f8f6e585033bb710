import type { Locator } from '@playwright/test'
import { fileIn } from '#i18n/testing/texts-in.ts'
import { PT } from '#site/testing/portuguese.ts'
import {
  WIDGET_BRANDING_CHECK_MS,
  WIDGET_BRANDING_FIRST_CHECK_MS,
  WIDGET_OUTSIDE_CLICK_ARMED_MS,
} from '#site/timings.ts'
import { expectNoViolations } from '../axe.ts'
import { expect, test, type Page } from '../fixtures.ts'
import { openHydrated, openAndInteract, openSettled } from '../open-page.ts'
import { waitForTimers } from '../wait-for.ts'

const assistant = fileIn(PT, 'assistant')
const diagnostic = fileIn(PT, 'diagnostic')

// Runs the vendor's real script under the site's content policy, with stubbed network responses.

// The content policy blocks its web font.
test.use({ expectedErrors: /font/i, contextOptions: { reducedMotion: 'reduce' } })

const widgetConfig = {
  variant: 'full',
  placement: 'bottom-right',
  // Its default orb needs WebGL.
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

/** Ids of the requested agents. */
const requestedAgents: string[] = []

test.beforeEach(async ({ page }) => {
  requestedAgents.length = 0
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
  // Playwright tries the latest route first.
  await page.route(/^https:/, (route) => route.fulfill({ body: '' }))
  await page.route('https://*.elevenlabs.io/**', (route) => {
    requestedAgents.push(/agents\/(\w+)/.exec(route.request().url())?.[1] ?? '')
    return route.fulfill({ headers: { 'access-control-allow-origin': '*' }, json: { widget_config: widgetConfig } })
  })
})

const brandingChecks = (page: Page) =>
  page.evaluate((delay) => window.running().filter((each) => each === delay).length, WIDGET_BRANDING_CHECK_MS)

/** Navigates on the client by a link anywhere on the page. */
async function follow(page: Page, path: string): Promise<void> {
  await page
    .locator(`a[href="${path}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click())
  await expect(page).toHaveURL(path)
}

test('opens the agent in the page language, without branding and with a new user id each time', async ({ page }) => {
  await openAndInteract(page, '/pt')
  expect(requestedAgents).toEqual([])
  await expect(launcher(page)).toHaveText(/\bIA\b/)
  await launcher(page).click()
  await expect(agent(page).getByRole('textbox')).toBeVisible()
  await expect(agent(page)).toHaveAttribute('language', 'pt-br')
  const visitor = await agent(page).getAttribute('user-id')
  expect(requestedAgents).toEqual(['agent_site'])

  // It is hidden one second after loading, and again whenever it reappears.
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

test('keeps one agent, script and timer after a double click and navigation, and none on pages without it', async ({
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

test('does not add the agent if the visitor leaves before it loads', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(SCRIPT, async (route) => {
    await released
    await route.continue()
  })
  const script = page.waitForEvent('requestfinished', (request) => SCRIPT.test(request.url()))
  await openHydrated(page, '/')
  await launcher(page).click()
  await follow(page, '/ai-maturity-diagnostic')
  await expect(launcher(page)).toHaveCount(0)
  release()
  await script
  await waitForTimers(page, WIDGET_BRANDING_FIRST_CHECK_MS + 800)
  expect(await page.locator('body > elevenlabs-convai, aside elevenlabs-convai').count()).toBe(0)
  expect(await brandingChecks(page)).toBe(0)
})

test.describe('a script that fails its integrity check', () => {
  test.use({ expectedErrors: /integrity|voice agent could not be loaded|font/i })

  test.beforeEach(({ page }) =>
    page.route(SCRIPT, (route) => route.fulfill({ contentType: 'text/javascript', body: 'alert(1)' })),
  )

  test('is replaced by the site’s own assistant', async ({ page }) => {
    await openAndInteract(page, '/')
    await launcher(page).click()
    await expect(page.locator('dialog[open]').getByRole('log')).toContainText('I’m an AI, not a person')
    await expect(agent(page)).toHaveCount(0)
  })

  test('is replaced by the site’s own diagnostic', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openHydrated(page, '/ai-maturity-diagnostic')
    await page.locator('main button').first().click()
    const widget = page.getByRole('dialog', { name: 'AI maturity diagnostic' })
    await expect(widget).toBeVisible()
    await openHydrated(page, '/embed/en/diagnostic')
    await page.getByRole('button', { name: 'Start' }).click()
    await expect(page.getByRole('log')).toBeVisible()
  })

  // Regression: the policy blocked the iframe if both forms are external, and a report bypassed the owner's form.
  test('links a report of the site’s own diagnostic to the owner’s form, to paste it there', async ({ page }) => {
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

/** Ways in which an agent fails to load. */
const failures: { what: string; begin: (page: Page) => Promise<unknown> }[] = [
  {
    what: 'wrong id',
    begin: (page) =>
      page.route('https://*.elevenlabs.io/**', (route) =>
        route.fulfill({ status: 404, headers: { 'access-control-allow-origin': '*' }, json: { detail: 'not found' } }),
      ),
  },
  {
    what: 'settings unreachable',
    begin: (page) => page.route('https://*.elevenlabs.io/**', (route) => route.abort()),
  },
  { what: 'script blocked', begin: (page) => page.route(SCRIPT, (route) => route.abort('blockedbyclient')) },
  // Never answered.
  { what: 'no connection', begin: (page) => page.route(SCRIPT, () => {}) },
]

test.describe('an agent that fails to load', () => {
  test.use({ expectedErrors: /Failed to load resource|Cannot fetch config|voice agent could not be loaded|font/i })

  for (const { what, begin } of failures) {
    // Regression: the launcher disappeared, and nothing replaced it.
    test(`is replaced by the site’s own assistant with a notice: ${what}`, async ({ page }) => {
      await begin(page)
      await openAndInteract(page, '/pt')
      await launcher(page).click()
      const panel = page.locator('dialog[open]')
      // The corner always shows one or the other.
      await expect(launcher(page).or(panel).filter({ visible: true }).first()).toBeVisible()
      await expect(panel.getByRole('status').filter({ hasText: assistant.standIn })).toBeVisible()
      await expect(panel.getByRole('log')).toContainText(assistant.greeting)
      await expect(agent(page)).toHaveCount(0)
      await expectNoViolations(page, 'dialog')

      // The second time it opens without waiting, in voice mode.
      await panel.getByRole('button', { name: assistant.close }).click()
      await page.locator('footer form button').evaluate((button: HTMLElement) => button.click())
      await expect(panel.getByText(assistant.standIn)).toBeVisible()
      await expect(panel.getByRole('button', { name: assistant.mode.voice, pressed: true })).toBeVisible()
    })

    test(`is replaced by the site’s own diagnostic with a notice: ${what}`, async ({ page }) => {
      await begin(page)
      await page.setViewportSize({ width: 390, height: 844 })
      await openHydrated(page, '/pt/ai-maturity-diagnostic')
      await page.locator('main button').first().click()
      // In its iframe the visitor doesn't wait or start a second time.
      const own = page.getByRole('dialog', { name: diagnostic.title }).locator('iframe').contentFrame()
      await expect(own.getByText(diagnostic.outside.standIn)).toBeVisible()
      await expect(own.getByText(diagnostic.outside.notice)).toHaveCount(0)
      await own.getByRole('button', { name: diagnostic.start.begin }).click()
      await expect(own.getByText(diagnostic.dimensions.strategy.question)).toBeVisible()
    })

    test(`is replaced by the site’s own diagnostic on the widget page: ${what}`, async ({ page }) => {
      await begin(page)
      await page.setViewportSize({ width: 400, height: 600 })
      await openHydrated(page, '/embed/pt/diagnostic/framed')
      const start = page.getByRole('button', { name: diagnostic.start.begin })
      await start.click()
      await expect(page.getByText(diagnostic.outside.standIn)).toBeVisible()
      await expect(page.getByText(diagnostic.outside.notice)).toHaveCount(0)
      await expectNoViolations(page)
      await start.click()
      await expect(page.getByText(diagnostic.dimensions.strategy.question)).toBeVisible()
    })
  }
})

// Regression: the AI notice was missing, and the page jumped to its end.
test('shows an AI notice on a phone without scrolling, and closes on its button or a click outside', async ({
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

  requestedAgents.length = 0
  await button.dblclick()
  await expect(field).toBeVisible()
  expect(requestedAgents).toEqual(['agent_diagnostic'])
  await waitForTimers(page, WIDGET_OUTSIDE_CLICK_ARMED_MS)
  // A click inside doesn't close it.
  await field.click()
  await expect(field).toBeVisible()
  await page.locator('main h1').evaluate((element: HTMLElement) => element.click())
  await expect(agent(page)).toHaveCount(0)
  expect(await brandingChecks(page)).toBe(0)
})

/** The element at its center is the part itself or the host of its shadow root. */
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

test('loads the agent on the widget page on a click, and always shows that an AI answers', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (SCRIPT.test(request.url())) scripts.push(request.url())
  })
  await page.setViewportSize({ width: 400, height: 600 })
  await openSettled(page, '/embed/en/diagnostic/framed')
  const notice = page.getByText('You’re talking to an AI')
  await expect(notice).toBeVisible()
  expect([...scripts, ...requestedAgents]).toEqual([])

  await page.getByRole('button', { name: 'Start' }).click()
  const field = agent(page).getByRole('textbox')
  await expect(field).toBeVisible()
  await expect(field).toHaveAttribute('placeholder', /\bAI\b/)
  expect(requestedAgents).toEqual(['agent_diagnostic'])
  await expect(page.getByRole('status')).toHaveText('')
  await expectUncovered(notice)
  await expectUncovered(field)
})

// Regression: the page described features that only the site's own diagnostic has.
test('omits features of the site’s own diagnostic from the page of an outside agent', async ({ page }) => {
  const main = page.locator('main')
  for (const path of ['/ai-maturity-diagnostic', '/pt/ai-maturity-diagnostic']) {
    await page.goto(path)
    await expect(main.locator('details')).toHaveCount(4)
    await expect(main).not.toContainText(/reload|four described|two pages|one of the four|page 1 of 2/i)
    await expect(main).not.toContainText(/recarregue|quatro respostas|duas páginas|uma das quatro|página 1 de 2/i)
    await expect(page.locator('a[href$="#sample-report"]')).toHaveCount(0)
  }
})
