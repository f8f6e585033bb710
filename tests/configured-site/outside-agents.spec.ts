import {
  WIDGET_BRANDING_CHECK_MS,
  WIDGET_BRANDING_FIRST_CHECK_MS,
  WIDGET_OUTSIDE_CLICK_ARMED_MS,
} from '#site/timings.ts'
import { agent, AGENT_SCRIPT, stubVendor } from '../agent-vendor.ts'
import { launcher, SMALL_PAGE } from '../assistant-panel.ts'
import { expect, test, watchRequests, type Page } from '../fixtures.ts'
import { follow, openHydrated, openAndInteract, openSettled } from '../open-page.ts'
import { holdBack, waitForTimers } from '../wait-for.ts'

// The content policy blocks the web font of the vendor's script.
test.use({ expectedErrors: /font/i, contextOptions: { reducedMotion: 'reduce' } })

declare global {
  interface Window {
    /** Running intervals that hide the vendor's branding. */
    brandingChecks: Set<number>
  }
}

let requestedAgents: string[]
let scripts: string[]

test.beforeEach(async ({ page }) => {
  requestedAgents = await stubVendor(page)
  scripts = watchRequests(page, (request) => AGENT_SCRIPT.test(request.url()))
  await page.addInitScript((checkMs) => {
    const [start, end] = [window.setInterval, window.clearInterval]
    const checks = (window.brandingChecks = new Set())
    const startCounted = (handler: TimerHandler, delay?: number) => {
      const id = start(handler, delay)
      if (delay === checkMs) checks.add(id)
      return id
    }
    const endCounted = (id: number) => {
      checks.delete(id)
      end(id)
    }
    Object.assign(window, { setInterval: startCounted, clearInterval: endCounted })
  }, WIDGET_BRANDING_CHECK_MS)
})

const brandingChecks = (page: Page) => page.evaluate(() => window.brandingChecks.size)

test('opens the agent in the page language, without branding and with a new user id each time', async ({ page }) => {
  await openAndInteract(page, SMALL_PAGE.pt)
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

  await openHydrated(page, SMALL_PAGE.pt)
  await page.locator('footer').getByRole('button', { name: 'Conversa por voz' }).click()
  await expect(agent(page).getByRole('textbox')).toBeVisible()
  expect(await agent(page).getAttribute('user-id')).not.toBe(visitor)
})

test('keeps one agent, script and timer through double clicks and navigation', async ({ page }) => {
  await openHydrated(page, SMALL_PAGE.en)

  await test.step('does not add the agent if the visitor leaves before it loads', async () => {
    const release = await holdBack(page, AGENT_SCRIPT)
    const script = page.waitForEvent('requestfinished', (request) => AGENT_SCRIPT.test(request.url()))
    await launcher(page).click()
    await follow(page, '/ai-maturity-diagnostic')
    await expect(launcher(page)).toHaveCount(0)
    release()
    await script
    await waitForTimers(page, WIDGET_BRANDING_FIRST_CHECK_MS + 800)
    await expect(agent(page)).toHaveCount(0)
    expect(await brandingChecks(page)).toBe(0)
  })

  await page.goBack()
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
  expect(scripts).toHaveLength(1)
})

// Regression: the AI notice was missing, and the page jumped to its end.
test('shows an AI notice on a phone, and closes on its button or a click outside', async ({ page }) => {
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
  await notice.click({ trial: true })
  await field.click({ trial: true })
  expect(await page.evaluate(() => window.scrollY)).toBe(before)
  await dialog.getByRole('button', { name: 'Fechar o diagnóstico' }).click()
  await expect(agent(page)).toHaveCount(0)
  await expect(button).toBeFocused()

  requestedAgents.splice(0)
  await button.dblclick()
  await expect(field).toBeVisible()
  expect(requestedAgents).toEqual(['agent_diagnostic'])
  await waitForTimers(page, WIDGET_OUTSIDE_CLICK_ARMED_MS)
  await field.click()
  await expect(field).toBeVisible()
  await page.locator('main h1').evaluate((element: HTMLElement) => element.click())
  await expect(agent(page)).toHaveCount(0)
  expect(await brandingChecks(page)).toBe(0)
})

test('loads the agent on the widget page on a click, and always shows that an AI answers', async ({ page }) => {
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
  await notice.click({ trial: true })
  await field.click({ trial: true })
})

// Regression: the page described features that only the site's own diagnostic has.
test('omits features of the site’s own diagnostic from the page of an outside agent', async ({ request }) => {
  for (const path of ['/ai-maturity-diagnostic', '/pt/ai-maturity-diagnostic']) {
    const [main] = /<main[^]*<\/main>/.exec(await (await request.get(path)).text()) ?? ['']
    expect(main.match(/<details/g)).toHaveLength(4)
    expect(main).not.toMatch(/reload|four described|two pages|one of the four|page 1 of 2|#sample-report/i)
    expect(main).not.toMatch(/recarregue|quatro respostas|duas páginas|uma das quatro|página 1 de 2/i)
  }
})
