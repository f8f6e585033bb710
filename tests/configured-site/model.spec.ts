import en from '#locales/en/assistant.en.json' with { type: 'json' }
import { AGENT_SCRIPT } from '../agent-vendor.ts'
import { ask, launcher, log, SMALL_PAGE } from '../assistant-panel.ts'
import { expectNoViolations } from '../axe.ts'
import { expect, test, type Page, type Request } from '../fixtures.ts'
import { openAndInteract } from '../open-page.ts'
import { MODEL_PORT } from '../servers.ts'

/** The outside agent fails to load here: the site's own assistant answers, with sentences that a model chooses. */
test.use({ expectedErrors: /integrity|voice agent|Failed to load/i, contextOptions: { reducedMotion: 'reduce' } })
test.describe.configure({ mode: 'serial' })

/** All tests share one stub of the model, so they run serially. */
const setModel = (does: string) => fetch(`http://127.0.0.1:${MODEL_PORT}/does/${does}`)

async function openPanel(page: Page): Promise<void> {
  await page.route(AGENT_SCRIPT, (route) => route.fulfill({ contentType: 'text/javascript', body: 'alert(1)' }))
  await openAndInteract(page, SMALL_PAGE.en)
  await launcher(page).click()
  await expect(log(page)).toContainText(en.greeting)
}

test('streams an answer sentence by sentence, announces it once and links to its pages', async ({ page }) => {
  await setModel('speak')
  await openPanel(page)
  await ask(page, 'Can AI answer customer support tickets?')
  const partial = log(page).locator('li[aria-hidden=true]')
  await expect(partial).toHaveText(/\w+ \w+ \w+.*\.$/)
  const first = (await partial.textContent()) ?? ''
  await expect(log(page).getByRole('link')).toHaveCount(0)
  await setModel('go-on')
  await expect(log(page).getByRole('link')).not.toHaveCount(0)
  await expect(partial).toHaveCount(0)
  await expect(log(page).getByRole('listitem').last()).toContainText(first)
  for (const link of await log(page).getByRole('link').all()) await expect(link).toHaveAttribute('href', /^\/\w/)
})

test('shows the browser’s answer instead of an ungrounded answer of the model', async ({ page }) => {
  await setModel('invent-figures')
  await openPanel(page)
  await ask(page, 'What happens after I send the demo form?')
  await expect(log(page).locator('a[href="/book-a-demo"]')).toBeVisible()
  await expect(log(page)).not.toContainText('98.7')
})

test('counts unanswered questions, and sends their text only with the visitor’s consent', async ({ page }) => {
  await setModel('nothing')
  const sent: Request[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/questions')) sent.push(request)
  })
  const bodies = () => sent.map((request) => request.postDataJSON() as unknown)
  await openPanel(page)
  await ask(page, 'How far away is the moon?')
  await expect(log(page)).toContainText(en.unknown)
  await expect.poll(bodies).toEqual([{ language: 'en' }])
  const offer = log(page).getByRole('button', { name: en.letRead.offer })
  await expectNoViolations(page)
  await offer.click()
  const read = log(page).getByRole('button', { name: en.letRead.read })
  await expect(read).toBeFocused()
  await page.keyboard.press('Enter')
  expect(bodies()).toEqual([{ language: 'en' }, { language: 'en', text: 'How far away is the moon?' }])
  for (const request of sent) expect((await request.response())?.status()).toBe(204)
})
