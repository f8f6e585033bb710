import { createCallLinks } from '#leads/server/call-links.ts'
import { openSqliteStore } from '#leads/server/store/sqlite.ts'
import { api, type Slots } from '#leads/shared/protocol.ts'
import { sampleBooking } from '#leads/testing/sample-leads.ts'
import { pathIn } from '#site/paths.ts'
import { PT } from '#site/testing/portuguese.ts'
import { expect, test, testWithoutScripts, type Page } from './fixtures.ts'
import { fillContact, fillLead, findStored } from './lead-form.ts'
import { LEADS_DATABASE_FILE } from './leads-database.ts'
import { expectAccessibleLayout, serverTexts } from './server-rendered-pages.ts'
import { waitForPaint } from './wait-for.ts'

test.use({ expectedErrors: /status of (404|409|422)/ })

/** Portuguese has longer words. */
const language = PT

async function expectHeading(page: Page, heading: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  await expectAccessibleLayout(page, heading)
}

test('confirms, moves and cancels a call with the link in its email, by keyboard', async ({ page, baseURL }) => {
  const texts = serverTexts(language, 'bookings')
  const { free } = (await (await page.request.get(api.slots)).json()) as Slots
  // From the end, where no other test books.
  const [start = '', later = ''] = free.slice(-2)
  const booking = sampleBooking({}, { start, language, email: `link-${Date.now()}@tavelmo.example` })
  const until = new Date(Date.now() + 1_800_000).toISOString()
  const store = openSqliteStore(LEADS_DATABASE_FILE)
  await store.add(booking, [], {
    limits: [{ name: booking.id, until, max: 1, softLimit: 0 }],
    hold: { until, to: [], nearLimits: true },
  })
  const link = await createCallLinks(store, baseURL ?? '').urlOf(booking)
  await store.close()

  const press = async (name: string, role: 'link' | 'button') => {
    await page.getByRole(role, { name }).focus()
    await page.keyboard.press('Enter')
  }
  await page.goto(link)
  await expectHeading(page, texts.held.title)
  await press(texts.held.confirm, 'button')
  await expectHeading(page, texts.confirmed.title)
  await press(texts.change, 'link')
  await expectHeading(page, texts.title)
  await press(texts.move.link, 'link')
  await expectHeading(page, texts.move.title)
  await press(texts.move.send, 'button')
  await expect(page.getByRole('alert')).toContainText(texts.alerts.missing)
  // Chromium drops keys that arrive before the first frame of a document.
  await waitForPaint(page)
  const slot = page.locator(`[value="${later}"]`)
  await page.locator('details', { has: slot }).locator('summary').press('Enter')
  // Can't be focused before the first frame of the transition that opens the day.
  await expect(slot).toBeVisible()
  await slot.press('Space')
  await expect(slot).toBeChecked()
  await press(texts.move.send, 'button')
  await expectHeading(page, texts.moved.title)
  const [moved] = await findStored('booking', booking.form.email)
  expect(moved).toMatchObject({ moves: 1, form: { start: later } })
  await page.goto(link)
  await press(texts.cancel, 'button')
  await expectHeading(page, texts.cancelled.title)
  await page.goto(`${link.slice(0, -1)}-`)
  await expectHeading(page, texts.gone.title)
})

testWithoutScripts('links to a form instead of the one that needs scripts', async ({ page }) => {
  for (const [path, form] of [
    ['/book-a-demo', '/form/lead-form'],
    ['/pt/talk-to-an-expert', '/pt/form/scheduler'],
  ] as const) {
    await page.goto(path)
    const frame = page.frameLocator('noscript iframe, [data-phase] iframe')
    await expect(frame.locator('[name=firstName]')).toBeHidden()
    await frame.locator('a[target=_top]').press('Enter')
    await expect(page).toHaveURL(new RegExp(`${form}(\\?|$)`))
  }
})

for (const [id, kind, first] of [
  ['lead-form', 'lead', 'firstName'],
  ['scheduler', 'booking', 'start'],
] as const) {
  test(`renders the form without scripts accessibly in every state, and stores it after a review page: ${id}`, async ({
    page,
  }) => {
    const texts = serverTexts(language, 'formpages')
    const send = page.getByRole('button', { name: texts.next })
    await page.goto(pathIn(language, `/form/${id}`))
    await expectAccessibleLayout(page, 'empty')
    await send.click()
    await expect(page.getByRole('alert')).toContainText(texts.alert)
    await expect(page.locator(`#${first}`)).toBeFocused()
    await expectAccessibleLayout(page, 'with errors')
    await page.getByRole('alert').getByRole('link').last().press('Enter')
    await expect(page.locator('[name=consent]')).toBeFocused()
    await page.keyboard.press('Space')
    const email = `plain-${Date.now()}@tavelmo.example`
    if (id === 'lead-form') await fillLead(page, { email })
    else {
      await fillContact(page, { email })
      const day = page.locator('details').last()
      await day.locator('summary').press('Enter')
      const slot = day.locator('input').first()
      // Can't be focused before the first frame of the transition that opens the day.
      await expect(slot).toBeVisible()
      await slot.press('Space')
      await expect(slot).toBeChecked()
    }
    await send.click()
    await expectHeading(page, texts.ask.title)
    await expect(page.locator('dd', { hasText: email })).toBeVisible()
    expect(await findStored(kind, email)).toEqual([])
    await page.locator('main button').first().press('Enter')
    await expect(page.locator('main')).toContainText(email)
    expect(await findStored(kind, email)).toHaveLength(1)
  })
}
