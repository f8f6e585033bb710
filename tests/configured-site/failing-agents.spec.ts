import { fileIn } from '#i18n/testing/texts-in.ts'
import { PT } from '#site/testing/portuguese.ts'
import { AGENT_TIMEOUT_MS } from '#site/timings.ts'
import { agent, AGENT_HOST, AGENT_SCRIPT, stubVendor } from '../agent-vendor.ts'
import { button, launcher, log, panel, SMALL_PAGE } from '../assistant-panel.ts'
import { expectNoViolations } from '../axe.ts'
import { expect, test, type Page } from '../fixtures.ts'
import { openAndInteract, openHydrated } from '../open-page.ts'

const assistant = fileIn(PT, 'assistant')
const diagnostic = fileIn(PT, 'diagnostic')

test.use({
  expectedErrors: /integrity|Failed to load resource|Cannot fetch config|voice agent could not be loaded|font/i,
  contextOptions: { reducedMotion: 'reduce' },
})

test.beforeEach(({ page }) => stubVendor(page))

/** Each test has another failure: the assistant and the diagnostic load their agents with the same code. */
const failures = {
  wrongId: (page: Page) =>
    page.route(AGENT_HOST, (route) =>
      route.fulfill({ status: 404, headers: { 'access-control-allow-origin': '*' }, json: { detail: 'not found' } }),
    ),
  settingsUnreachable: (page: Page) => page.route(AGENT_HOST, (route) => route.abort()),
  // Fails its integrity check.
  scriptChanged: (page: Page) =>
    page.route(AGENT_SCRIPT, (route) => route.fulfill({ contentType: 'text/javascript', body: 'alert(1)' })),
  neverAnswered: (page: Page) => page.route(AGENT_SCRIPT, () => {}),
}

async function skipTimeout(page: Page): Promise<void> {
  await expect(agent(page)).toBeAttached()
  await page.clock.fastForward(AGENT_TIMEOUT_MS)
}

// Regression: the launcher disappeared, and nothing replaced it.
test('replaces a failing agent by the site’s own assistant with a notice', async ({ page }) => {
  await failures.settingsUnreachable(page)
  await page.clock.install()
  await openAndInteract(page, SMALL_PAGE.pt)
  await launcher(page).click()
  await skipTimeout(page)
  // The corner always shows one or the other.
  await expect(launcher(page).or(panel(page)).filter({ visible: true }).first()).toBeVisible()
  await expect(panel(page).getByRole('status').filter({ hasText: assistant.standIn })).toBeVisible()
  await expect(log(page)).toContainText(assistant.greeting)
  await expect(agent(page)).toHaveCount(0)
  await expectNoViolations(page, 'dialog')

  // Without waiting the second time, in voice mode.
  await button(page, assistant.close).click()
  await page.locator('footer form button').evaluate((element: HTMLElement) => element.click())
  await expect(panel(page).getByText(assistant.standIn)).toBeVisible()
  await expect(panel(page).getByRole('button', { name: assistant.mode.voice, pressed: true })).toBeVisible()
})

test('replaces a failing agent by the site’s own diagnostic with a notice', async ({ page }) => {
  await failures.neverAnswered(page)
  await page.clock.install()
  await page.setViewportSize({ width: 390, height: 844 })
  await openHydrated(page, '/pt/ai-maturity-diagnostic')
  await page.locator('main button').first().click()
  await skipTimeout(page)
  // In its iframe the visitor doesn't wait or start a second time.
  const own = page.getByRole('dialog', { name: diagnostic.title }).locator('iframe').contentFrame()
  await expect(own.getByText(diagnostic.outside.standIn)).toBeVisible()
  await expect(own.getByText(diagnostic.outside.notice)).toHaveCount(0)
  await own.getByRole('button', { name: diagnostic.start.begin }).click()
  await expect(own.getByText(diagnostic.dimensions.strategy.question)).toBeVisible()
})

test('replaces a failing agent by the site’s own diagnostic on the widget page', async ({ page }) => {
  await failures.wrongId(page)
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

// Regression: the policy blocked the iframe if both forms are external, and a report bypassed the owner's form.
test('links a report of the site’s own diagnostic to the owner’s form, to paste it there', async ({ page }) => {
  await failures.scriptChanged(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await openHydrated(page, '/ai-maturity-diagnostic?utm_source=mail')
  const widget = page.locator('main section iframe').contentFrame()
  const start = widget.getByRole('button', { name: 'Start' })
  await start.click()
  await start.click()
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
