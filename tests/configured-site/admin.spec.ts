import { readLeadsSettings } from '#leads/server/settings.ts'
import { openStore } from '#leads/server/store/open.ts'
import { sampleBooking, sampleLead } from '#leads/testing/samples.ts'
import { languages } from '#site/languages.ts'
import { pathIn } from '#site/paths.ts'
import { fillBrackets } from '#site/template.ts'
import { expect, test, type Page } from '../fixtures.ts'
import { ADMIN_PASSWORD, OWNERS_DATABASE_FILE } from '../leads-database.ts'
import { expectFitting, serverTexts } from '../server-rendered-pages.ts'

// What is refused here is refused on purpose.
test.use({ expectedTrouble: /status of (403|422)/ })

/** Goes on with the Tab key until it is there: whoever has no pointer gets everywhere. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const wanted = page
    .getByRole('link', { name, exact: true })
    .or(page.getByRole('button', { name, exact: true }))
    .or(page.getByLabel(name, { exact: true }))
    .first()
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press('Tab')
    if (await wanted.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`No way to ${name} with the keyboard`)
}

for (const language of languages) {
  const words = serverTexts(language, 'admin')

  test(`the owner reads, marks and erases with the keyboard alone, in ${language}`, async ({ page }) => {
    const lastName = `Keyboard ${language}`
    const lead = sampleLead(
      {},
      {
        lastName,
        email: `${language}.${'long.'.repeat(12)}name@cooperativaagroindustrialdonoroestepaulista.example`,
        company: 'Cooperativa Agroindustrial dos Produtores de Laranja do Noroeste Paulista Ltda.',
        report: 'Score 62\nData 2 of 5',
      },
    )
    const store = await openStore(readLeadsSettings({ LEADS_DATABASE_FILE: OWNERS_DATABASE_FILE }))
    await store.add(lead, ['webhook'])
    const [delivery] = await store.takeDue('webhook', '9999', '9999', 1)
    await store.settle(delivery!, { state: 'parked', error: `503 from https://hooks.example/${'x'.repeat(80)}` })
    const start = `2030-01-0${languages.indexOf(language) + 1}T13:00:00Z`
    const booking = sampleBooking({}, { lastName, email: `call.${language}@keyboard.example`, start })
    await store.add(booking, [])
    await store.close()

    const base = pathIn(language, '/admin')
    await page.goto(base)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expectFitting(page, 'the door')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: words.frame.skip })).toBeFocused()
    await tabTo(page, words.signIn.password)
    await page.keyboard.type('wrong password')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toBeVisible()
    await expectFitting(page, 'the door, refused')
    await tabTo(page, words.signIn.password)
    await page.keyboard.type(ADMIN_PASSWORD)
    await page.keyboard.press('Enter')

    await expect(page.getByRole('table')).toBeVisible()
    await expectFitting(page, 'the list')
    await tabTo(page, new RegExp(`^${words.list.search}`))
    await page.keyboard.type(`ana keyboard ${language}`)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('rowheader')).toHaveCount(1)
    await tabTo(page, `Ana ${lastName}`)
    await page.keyboard.press('Enter')

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Ana ${lastName}`)
    await expectFitting(page, 'a lead')
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByText('Score 62')).toBeVisible()
    for (const onScreen of [words.lead.eraseLink, words.frame.signOut]) {
      await expect(page.getByText(onScreen, { exact: true })).toBeHidden()
    }
    await page.emulateMedia({ media: null })
    await tabTo(page, words.lead.markDone)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: words.lead.markDone })).toHaveCount(0)
    await tabTo(page, words.lead.eraseLink)
    await page.keyboard.press('Enter')

    await tabTo(page, fillBrackets(words.erase.typed, { email: lead.form.email }))
    await page.keyboard.type('somebody@else.example')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toBeVisible()
    await expect(page.getByRole('textbox')).toBeFocused()
    await expectFitting(page, 'erasing, mistyped')
    await page.goto(`${base}/outbox`)
    await expectFitting(page, 'the outbox')
    await tabTo(page, new RegExp(`^${words.outbox.retry}.*${lastName}`))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('status')).toBeVisible()
    await page.goto(`${base}?q=nobody-of-this-name`)
    await expect(page.getByRole('heading', { name: words.list.noneFound })).toBeVisible()
    await expectFitting(page, 'nothing found')
    await page.goto(`${base}/lead/${booking.id}/erase`)
    await tabTo(page, fillBrackets(words.erase.typed, { email: booking.form.email }))
    await page.keyboard.type(booking.form.email)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.erased.title)
    await expectFitting(page, 'erased')
    await page.goto(`${base}/lead/${lead.id}`)
    await tabTo(page, words.frame.signOut)
    await page.keyboard.press('Enter')
    await expect(page.getByLabel(words.signIn.password)).toBeVisible()
    await page.goBack()
    await expect(page.getByText(lead.form.email)).toHaveCount(0)
  })
}

test('downloads work, and a script on another page of the site can neither read nor change anything', async ({
  page,
}) => {
  const words = serverTexts('en', 'admin')
  await page.goto('/admin')
  await page.getByLabel(words.signIn.password).fill(ADMIN_PASSWORD)
  await page.getByRole('button', { name: words.signIn.send }).click()
  for (const format of ['csv', 'json'] as const) {
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: words.list[format] }).click()
    expect((await download).suggestedFilename()).toMatch(new RegExp(`^leads-.*\\.${format}$`))
  }
  await page.goto('/')
  const statuses = await page.evaluate(async () => {
    const asked = ['/admin', '/admin/export', '/admin/outbox'].map((path) => fetch(path))
    const posted = fetch('/admin/logout', { method: 'POST', body: new URLSearchParams({ token: '' }) })
    return (await Promise.all([...asked, posted])).map(({ status }) => status)
  })
  expect(statuses).toEqual([403, 403, 403, 403])
  const opened = page.waitForEvent('popup')
  await page.evaluate(() => Object.assign(window, { opened: window.open('/admin') }))
  await (await opened).getByRole('button', { name: words.frame.signOut }).waitFor()
  const canRead = await page.evaluate(() => {
    const { opened: admin } = window as unknown as { opened: Window | null }
    return Boolean(admin && !admin.closed && admin.document.querySelector('form'))
  })
  expect(canRead).toBe(false)
})

test('it is on no list: neither sitemap nor robots.txt names it, and no page of the site leads there', async ({
  request,
}) => {
  for (const path of ['/sitemap.xml', '/robots.txt', '/llms.txt', '/', '/pt', '/privacy']) {
    expect(await (await request.get(path)).text(), path).not.toMatch(/["/]admin["/?<\s]/)
  }
})
