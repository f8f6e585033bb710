import en from '#locales/en/assistant.en.json' with { type: 'json' }
import { AGENT_SCRIPT } from '../agent-vendor.ts'
import { ask, launcher, log, SMALL_PAGE } from '../assistant-panel.ts'
import { expectNoViolations } from '../axe.ts'
import { expect, test, type Request } from '../fixtures.ts'
import { openAndInteract } from '../open-page.ts'
import { MODEL_PORT } from '../servers.ts'

/** The outside agent fails to load here: the site's own assistant answers, with sentences that a model chooses. */
test.use({ expectedErrors: /integrity|voice agent|Failed to load/i, contextOptions: { reducedMotion: 'reduce' } })

const setModel = (does: string) => fetch(`http://127.0.0.1:${MODEL_PORT}/does/${does}`)

// One test: all questions share one stub of the model.
test('answers with sentences that a model chooses', async ({ page }) => {
  const sent: Request[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/questions')) sent.push(request)
  })
  const bodies = () => sent.map((request) => request.postDataJSON() as unknown)
  await page.route(AGENT_SCRIPT, (route) => route.fulfill({ contentType: 'text/javascript', body: 'alert(1)' }))
  await openAndInteract(page, SMALL_PAGE.en)
  await launcher(page).click()
  await expect(log(page)).toContainText(en.greeting)

  await test.step('streams an answer sentence by sentence, announces it once and links to its pages', async () => {
    await setModel('speak')
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

  await test.step('shows the browser’s answer instead of an ungrounded answer of the model', async () => {
    await setModel('invent-figures')
    await ask(page, 'What happens after I send the demo form?')
    await expect(log(page).locator('a[href="/book-a-demo"]')).toBeVisible()
    await expect(log(page)).not.toContainText('98.7')
  })

  await test.step('counts unanswered questions, and sends their text only with the visitor’s consent', async () => {
    await setModel('nothing')
    await ask(page, 'How far away is the moon?')
    await expect(log(page)).toContainText(en.unknown)
    await expect.poll(bodies).toEqual([{ language: 'en' }])
    await expectNoViolations(page)
    await log(page).getByRole('button', { name: en.letRead.offer }).click()
    await expect(log(page).getByRole('button', { name: en.letRead.read })).toBeFocused()
    await page.keyboard.press('Enter')
    expect(bodies()).toEqual([{ language: 'en' }, { language: 'en', text: 'How far away is the moon?' }])
    for (const request of sent) expect((await request.response())?.status()).toBe(204)
  })
})
