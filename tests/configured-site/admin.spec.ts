import { readLeadsSettings } from '#leads/server/settings.ts'
import { openStore } from '#leads/server/store/open.ts'
import { sampleBooking, sampleLead } from '#leads/testing/sample-leads.ts'
import { pathIn } from '#site/paths.ts'
import { fillBrackets } from '#site/template.ts'
import { PT } from '#site/testing/portuguese.ts'
import { expect, test, type Page } from '../fixtures.ts'
import { tabTo } from '../lead-form.ts'
import { ADMIN_PASSWORD, CONFIGURED_SITE_DATABASE_FILE } from '../leads-database.ts'
import { expectAccessibleLayout, serverTexts } from '../server-rendered-pages.ts'

test.use({ expectedErrors: /status of (403|422)/ })

/** Presses a link or button with Enter, or fills a field and submits its form. */
async function press(page: Page, name: string | RegExp, value = ''): Promise<void> {
  const link = page.getByRole('link', { name, exact: true })
  const button = page.getByRole('button', { name, exact: true })
  const field = page.getByLabel(name, { exact: true })
  await tabTo(page, link.or(button).or(field).first())
  await page.keyboard.type(value)
  await page.keyboard.press('Enter')
}

/** Portuguese has longer words. */
const texts = serverTexts(PT, 'admin')
const base = pathIn(PT, '/admin')

test('lets the owner read, mark and erase leads with the keyboard only', async ({ page }) => {
  const lastName = 'Keyboard'
  const lead = sampleLead(
    {},
    {
      lastName,
      email: `${'long.'.repeat(12)}name@cooperativaagroindustrialdonoroestepaulista.example`,
      company: 'Cooperativa Agroindustrial dos Produtores de Laranja do Noroeste Paulista Ltda.',
      report: 'Score 62\nData 2 of 5',
    },
  )
  const store = await openStore(readLeadsSettings({ LEADS_DATABASE_FILE: CONFIGURED_SITE_DATABASE_FILE }))
  await store.add(lead, ['webhook'])
  const [delivery] = await store.takeDue('webhook', '9999', '9999', 1)
  await store.complete(delivery!, { state: 'parked', error: `503 from https://hooks.example/${'x'.repeat(80)}` })
  const booking = sampleBooking({}, { lastName, email: 'call@keyboard.example', start: '2030-01-01T13:00:00Z' })
  await store.add(booking, [])
  await store.close()

  await page.goto(base)
  await expect(page.locator('html')).toHaveAttribute('lang', PT)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: texts.frame.skip })).toBeFocused()
  await press(page, texts.signIn.password, 'wrong password')
  await expect(page.getByRole('alert')).toBeVisible()
  await expectAccessibleLayout(page, 'login, wrong password')
  await press(page, texts.signIn.password, ADMIN_PASSWORD)

  await expect(page.getByRole('table')).toBeVisible()
  await expectAccessibleLayout(page, 'the list')
  await press(page, new RegExp(`^${texts.list.search}`), 'ana keyboard')
  await expect(page.getByRole('rowheader')).toHaveCount(1)
  await press(page, `Ana ${lastName}`)

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Ana ${lastName}`)
  await expectAccessibleLayout(page, 'a lead')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('Score 62')).toBeVisible()
  for (const onScreen of [texts.lead.eraseLink, texts.frame.signOut]) {
    await expect(page.getByText(onScreen, { exact: true })).toBeHidden()
  }
  await page.emulateMedia({ media: null })
  await press(page, texts.lead.markDone)
  await expect(page.getByRole('button', { name: texts.lead.markDone })).toHaveCount(0)
  await press(page, texts.lead.eraseLink)

  await press(page, fillBrackets(texts.erase.typed, { email: lead.form.email }), 'somebody@else.example')
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.getByRole('textbox')).toBeFocused()
  await expectAccessibleLayout(page, 'erasing, mistyped')
  await page.goto(`${base}/outbox`)
  await expectAccessibleLayout(page, 'the outbox')
  await press(page, new RegExp(`^${texts.outbox.retry}.*${lastName}`))
  await expect(page.getByRole('status')).toBeVisible()
  await page.goto(`${base}?q=no-such-name`)
  await expect(page.getByRole('heading', { name: texts.list.noneFound })).toBeVisible()
  await expectAccessibleLayout(page, 'nothing found')
  await page.goto(`${base}/lead/${booking.id}/erase`)
  await press(page, fillBrackets(texts.erase.typed, { email: booking.form.email }), booking.form.email)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.erased.title)
  await expectAccessibleLayout(page, 'erased')
  await page.goto(`${base}/lead/${lead.id}`)
  await press(page, texts.frame.signOut)
  await expect(page.getByLabel(texts.signIn.password)).toBeVisible()
  await page.goBack()
  await expect(page.getByText(lead.form.email)).toHaveCount(0)
})

test('downloads leads, and keeps them from scripts on other pages of the site', async ({ page }) => {
  await page.goto(base)
  await page.getByLabel(texts.signIn.password).fill(ADMIN_PASSWORD)
  await page.getByRole('button', { name: texts.signIn.send }).click()
  for (const format of ['csv', 'json'] as const) {
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: texts.list[format] }).click()
    expect((await download).suggestedFilename()).toMatch(new RegExp(`^leads-.*\\.${format}$`))
  }
  await page.goto('/')
  const statuses = await page.evaluate(async (admin) => {
    const reads = ['', '/export', '/outbox'].map((path) => fetch(admin + path))
    const write = fetch(`${admin}/logout`, { method: 'POST', body: new URLSearchParams({ token: '' }) })
    return (await Promise.all([...reads, write])).map(({ status }) => status)
  }, base)
  expect(statuses).toEqual([403, 403, 403, 403])
  const opened = page.waitForEvent('popup')
  await page.evaluate((admin) => Object.assign(window, { opened: window.open(admin) }), base)
  await (await opened).getByRole('button', { name: texts.frame.signOut }).waitFor()
  const canRead = await page.evaluate(() => {
    const { opened: admin } = window as unknown as { opened: Window | null }
    return Boolean(admin && !admin.closed && admin.document.querySelector('form'))
  })
  expect(canRead).toBe(false)
})

test('is not in sitemap.xml or robots.txt, and no page links to it', async ({ request }) => {
  for (const path of ['/sitemap.xml', '/robots.txt', '/llms.txt', '/', '/pt', '/privacy']) {
    expect(await (await request.get(path)).text(), path).not.toMatch(/["/]admin["/?<\s]/)
  }
})
