/** From a page through its iframe to the store, on the real server. */

import { openSqliteStore } from '#leads/server/store/sqlite.ts'
import { api, type BookingReceipt, type Slots } from '#leads/shared/protocol.ts'
import { sampleBooking } from '#leads/testing/sample-leads.ts'
import { blockStorage, expect, recordEvents, test, type Page } from './fixtures.ts'
import { fillContact, fillLead, findStored, press, send, tabTo, type } from './lead-form.ts'
import { LEADS_DATABASE_FILE } from './leads-database.ts'
import { follow, openHydrated } from './open-page.ts'

/** A window of 1280 px at 400 % zoom. */
const ENLARGED = { width: 320, height: 256 }

test.use({
  viewport: { width: 320, height: 800 },
  contextOptions: { reducedMotion: 'reduce' },
  timezoneId: 'America/Sao_Paulo',
  // A test types too fast for a person: the server answers 422, and the form waits and retries.
  expectedErrors: /status of (404|409|422)/,
})

const attached = (page: Page) => page.getByText('Your diagnostic report is attached')
const frameOf = (page: Page) => page.frameLocator('[data-phase] iframe')

async function tabIntoFrame(page: Page): Promise<void> {
  await expect(page.locator('[data-phase]')).toHaveAttribute('data-phase', 'shown')
  await tabTo(page, page.locator('iframe'))
}

const reach = (page: Page, selector: string) => tabTo(page, frameOf(page).locator(selector))

/** Regression: at high zoom the header covered the focused element. */
async function expectFocusVisible(page: Page): Promise<void> {
  const focused = (await frameOf(page).locator(':focus').boundingBox())!
  const header = (await page.locator('header').first().boundingBox())!
  expect(focused.y).toBeGreaterThanOrEqual(Math.max(0, header.y + header.height))
  expect(focused.y + focused.height).toBeLessThanOrEqual(ENLARGED.height)
}

test('stores a lead sent from the page', async ({ page }) => {
  const events = await recordEvents(page, /lead|meeting/)
  const email = `lead-${Date.now()}@tavelmo.example`
  await openHydrated(page, '/pt/services/data-analytics?utm_source=mail&gclid=a%20b&email=ana%40acme.example')
  await follow(page, '/pt/book-a-demo')
  await tabIntoFrame(page)
  await type(page, 'Ana', 'Pereira', email, '+55 11 5550-0142', 'Tavelmo', '51', 'Ate')
  await press(page, 'Space')
  await page.keyboard.press('Tab')
  await expect(frameOf(page).getByRole('link', { name: 'aviso de privacidade' })).toBeFocused()
  await press(page, 'Tab', 'Enter')
  await expect(frameOf(page).getByRole('heading', { level: 1 })).toBeFocused()
  await expect(frameOf(page).getByText(email).first()).toBeVisible()

  await expect.poll(events).toEqual([['event', 'generate_lead', { form: 'lead-form', page: '/pt/book-a-demo' }]])
  const [lead, ...others] = await findStored('lead', email)
  expect(others).toEqual([])
  expect(lead?.form).toMatchObject({
    firstName: 'Ana',
    phone: '+55 11 5550-0142',
    teamSize: '51-200',
    topic: 'support',
    language: 'pt',
    page: '/pt/book-a-demo',
    landing: '/pt/services/data-analytics',
    campaign: { utm_source: 'mail', gclid: 'a b' },
  })
})

test('books a call from the page, with a calendar file', async ({ page }) => {
  const events = await recordEvents(page, /lead|meeting/)
  const email = `call-${Date.now()}@tavelmo.example`
  const frame = frameOf(page)
  await openHydrated(page, '/talk-to-an-expert')
  await tabIntoFrame(page)
  await expect(frame.locator('[name=start]').first()).toBeVisible()
  await reach(page, '[name=day]')
  // The last day of the month with free slots: no other test books there.
  await page.keyboard.press('ArrowLeft')
  await reach(page, '[name=start]')
  await page.keyboard.press('Space')
  const start = await frame.locator('[name=start]:checked').getAttribute('value')
  await reach(page, 'button:not([aria-disabled]):has-text("Continue")')
  await page.keyboard.press('Enter')
  await reach(page, '[name=firstName]')
  await type(page, 'Rafael', 'Teixeira', email, 'Heliovar')
  await page.keyboard.press('Space')
  await reach(page, 'button[type=submit]')
  await page.keyboard.press('Enter')
  await expect(frame.getByRole('heading', { level: 1 })).toBeFocused()

  await expect.poll(events).toEqual([['event', 'book_meeting', { form: 'scheduler', page: '/talk-to-an-expert' }]])
  const [booking] = await findStored('booking', email)
  expect(booking?.form).toMatchObject({ start, timeZone: 'America/Sao_Paulo', language: 'en' })
  const file = page.waitForEvent('download')
  await frame.getByRole('link', { name: 'Add to calendar' }).click()
  expect((await file).suggestedFilename()).toBe('call.ics')
})

/** Every half hour of a day, in a month of six weeks: the most that a scheduler shows. */
const fullDay = Array.from({ length: 48 }, (_, half) => new Date(Date.UTC(2027, 4, 4, 3, half * 30)).toISOString())
/** The most slots shown without expanding, before and after noon: two headings. */
const noonDay = Array.from({ length: 12 }, (_, half) => new Date(Date.UTC(2027, 4, 5, 12, half * 30)).toISOString())

test('fits every step of the scheduler into its iframe without scrolling', async ({ page }) => {
  const slots: Slots = { lengthMinutes: 30, free: [...fullDay, ...noonDay], taken: [] }
  const receipt: BookingReceipt = { id: 'sample', start: fullDay[0] ?? '', lengthMinutes: 30, calendar: '/call.ics' }
  await page.route(`**${api.slots}`, (route) => route.fulfill({ json: slots }))
  await page.route(`**${api.bookings}`, (route) => route.fulfill({ status: 201, json: receipt }))
  const frame = frameOf(page)
  const expectToFit = async (step: string) => {
    // A phone, and the narrowest iframe beside text.
    for (const width of [390, 1024]) {
      await page.setViewportSize({ width, height: 900 })
      const beyond = () => frame.locator('html').evaluate((root) => root.scrollHeight - root.clientHeight)
      await expect.poll(beyond, `${step} at ${width} px`).toBe(0)
    }
  }

  // Portuguese has longer words.
  await openHydrated(page, '/pt/talk-to-an-expert')
  await page.locator('[data-phase]').scrollIntoViewIfNeeded()
  await expect(frame.locator('[name=start]').first()).toBeVisible()
  await page.setViewportSize(ENLARGED)
  for (const name of ['start', 'day']) {
    await frame.locator(`[name=${name}]`).first().focus()
    await expectFocusVisible(page)
  }
  await expectToFit('choosing')
  await frame.locator('[name=day]').last().check()
  await expect(frame.locator('h3')).toHaveText(['Manhã', 'Tarde'])
  await expectToFit('two parts of a day')
  await send(frame)
  await expect(frame.getByRole('alert')).not.toBeEmpty()
  await expectToFit('nothing chosen')
  await frame.locator('[name=start]').last().check()
  await expectToFit('chosen')
  await send(frame)
  await expect(frame.locator('[name=email]')).toBeVisible()
  await expectToFit('filling in')
  await send(frame)
  await expect(frame.getByRole('alert')).not.toBeEmpty()
  await expectToFit('errors')
  await fillContact(frame)
  await send(frame)
  await expect(frame.getByRole('heading', { level: 1 })).toBeFocused()
  await expectToFit('booked')
})

test('shows the remaining slots to a visitor whose slot has just been booked', async ({ page }) => {
  await page.goto('/embed/pt/scheduler')
  await page.locator('[name=day]').last().check()
  await page.locator('[name=start]').last().check()
  const start = (await page.locator('[name=start]:checked').getAttribute('value')) ?? ''
  await send(page)
  const email = `taken-${Date.now()}@maritela.example`
  await fillContact(page, { email })
  const store = openSqliteStore(LEADS_DATABASE_FILE)
  await store.add(sampleBooking({}, { start }), [])
  await store.close()
  await send(page)
  await expect(page.getByRole('alert')).toContainText('não está mais livre')
  // The visitor is back at the slots of that day, and the typed values are kept.
  await expect(page.locator(':is(h1, h2):focus')).toHaveCount(1)
  await page.locator('[name=start]').last().check()
  await expect(page.getByRole('alert')).toBeEmpty()
  await send(page)
  await expect(page.locator('[name=email]')).toHaveValue(email)
  await send(page)
  await expect(page.getByRole('link', { name: 'Adicionar à agenda' })).toBeVisible()
})

const FROM_REPORT = '/embed/en/lead-form?utm_source=mail&page=%2Fai-maturity-diagnostic&report=attached'

test('sends a report, and links back to it', async ({ page }) => {
  const email = `report-${Date.now()}@tavelmo.example`
  await page.goto('/robots.txt')
  await page.evaluate(() => sessionStorage.setItem('leads:report', 'Score 40'))
  await openHydrated(page, FROM_REPORT)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Send us your report')
  await expect(attached(page)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Back to the report' })).toHaveAttribute(
    'href',
    /^\/embed\/en\/diagnostic\?utm_source=mail&page=%2Fai-maturity-diagnostic/,
  )
  await fillLead(page, { email })
  await page.getByRole('button', { name: 'Send the report' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  const [lead] = await findStored('lead', email)
  expect(lead?.form).toMatchObject({
    report: 'Score 40',
    page: '/ai-maturity-diagnostic',
    campaign: { utm_source: 'mail' },
  })
})

test('shows a notice instead of a report if sessionStorage is blocked', async ({ page }) => {
  await blockStorage(page, 'sessionStorage')
  await openHydrated(page, FROM_REPORT)
  await expect(page.getByText('didn’t let us take the report along')).toBeVisible()
  await expect(attached(page)).toHaveCount(0)
})
