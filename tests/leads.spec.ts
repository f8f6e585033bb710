/** From a page through its iframe to the store, on the real server and with the keyboard only. */

import { createCallLinks } from '#leads/server/call-links.ts'
import { openSqliteStore } from '#leads/server/store/sqlite.ts'
import type { SubmissionKind } from '#leads/server/store/store.ts'
import { api, type BookingReceipt, type Slots } from '#leads/shared/protocol.ts'
import { sampleBooking } from '#leads/testing/sample-leads.ts'
import { languages } from '#site/languages.ts'
import { pathIn } from '#site/paths.ts'
import { expectNoViolations } from './axe.ts'
import { expect, test, type Page } from './fixtures.ts'
import { LEADS_DATABASE_FILE } from './leads-database.ts'
import { openHydrated } from './open-page.ts'
import { expectAccessibleLayout, serverTexts } from './server-rendered-pages.ts'

const NARROW = { width: 320, height: 800 }
/** A window of 1280 px at 400 % zoom. */
const ENLARGED = { width: 320, height: 256 }

test.use({
  viewport: NARROW,
  contextOptions: { reducedMotion: 'reduce' },
  timezoneId: 'America/Sao_Paulo',
  // A test types too fast for a person: the server answers 422, and the form waits and retries.
  expectedErrors: /status of (404|409|422)/,
})

const booked = (page: Page) => page.getByRole('link', { name: 'Adicionar à agenda' })

const attached = (page: Page) => page.getByText('Your diagnostic report is attached')

const frameOf = (page: Page) => page.frameLocator('[data-phase] iframe')

async function tabIntoFrame(page: Page): Promise<void> {
  await expect(page.locator('[data-phase]')).toHaveAttribute('data-phase', 'shown')
  for (let count = 0; count < 40; count++) {
    await page.keyboard.press('Tab')
    if (await page.evaluate(() => document.activeElement?.tagName === 'IFRAME')) return
  }
  throw new Error('Cannot reach the iframe with the keyboard')
}

async function type(page: Page, ...values: string[]): Promise<void> {
  for (const value of values) {
    await page.keyboard.type(value)
    await page.keyboard.press('Tab')
  }
}

async function countEvents(page: Page): Promise<() => Promise<unknown>> {
  await page.addInitScript(() => {
    const events: unknown[] = []
    Object.assign(window, { events, gtag: (...call: unknown[]) => events.push(call) })
  })
  return () =>
    page.evaluate(() =>
      (window as unknown as { events: unknown[][] }).events.filter(([, name]) => String(name).match(/lead|meeting/)),
    )
}

async function findStored(kind: SubmissionKind, email: string) {
  const store = openSqliteStore(LEADS_DATABASE_FILE)
  const stored = await store.list(kind)
  await store.close()
  return stored.filter(({ form }) => form.email === email)
}

async function expectNoHorizontalScroll(page: Page): Promise<void> {
  const width = await frameOf(page)
    .locator('html')
    .evaluate((root) => root.scrollWidth)
  expect(width).toBeLessThanOrEqual(320)
}

test('stores a lead sent from the page', async ({ page }) => {
  const events = await countEvents(page)
  const email = `lead-${Date.now()}@tavelmo.example`
  await openHydrated(page, '/pt/book-a-demo?utm_source=mail')
  await tabIntoFrame(page)
  await expectNoHorizontalScroll(page)
  await type(page, 'Ana', 'Pereira', email, 'Tavelmo')
  await page.keyboard.type('51')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expectNoViolations(page, 'iframe')
  // Past the privacy notice.
  await page.keyboard.press('Tab')
  await expect(frameOf(page).getByRole('link', { name: 'aviso de privacidade' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(frameOf(page).getByRole('heading', { level: 1 })).toBeFocused()
  await expect(frameOf(page).getByText(email).first()).toBeVisible()
  await expectNoViolations(page, 'iframe')

  await expect.poll(events).toEqual([['event', 'generate_lead', { form: 'lead-form', page: '/pt/book-a-demo' }]])
  const [lead, ...others] = await findStored('lead', email)
  expect(others).toEqual([])
  expect(lead?.form).toMatchObject({
    firstName: 'Ana',
    teamSize: '51-200',
    topic: 'support',
    language: 'pt',
    page: '/pt/book-a-demo',
    campaign: { utm_source: 'mail' },
  })
})

test('books a call from the page, with a calendar file', async ({ page }) => {
  const events = await countEvents(page)
  const email = `call-${Date.now()}@tavelmo.example`
  await openHydrated(page, '/talk-to-an-expert')
  await tabIntoFrame(page)
  await expect(frameOf(page).locator('[name=start]').first()).toBeVisible()
  await expectNoHorizontalScroll(page)
  await expectNoViolations(page, 'iframe')
  await page.setViewportSize(ENLARGED)
  await reach(page, '[name=day]')
  // The last day of the month with free slots: no other test books there.
  await page.keyboard.press('ArrowLeft')
  await expectFocusVisible(page)
  await reach(page, '[name=start]')
  await page.keyboard.press('Space')
  await expectFocusVisible(page)
  await page.setViewportSize(NARROW)
  const [start] = await frameOf(page)
    .locator('[name=start]:checked')
    .evaluateAll((radios) => radios.map((radio) => (radio as HTMLInputElement).value))
  await reach(page, 'button:not([aria-disabled]):has-text("Continue")')
  await page.keyboard.press('Enter')
  await reach(page, '[name=firstName]')
  await type(page, 'Rafael', 'Teixeira', email, 'Heliovar')
  await page.keyboard.press('Space')
  await expectNoViolations(page, 'iframe')
  await reach(page, 'button[type=submit]')
  await page.keyboard.press('Enter')
  const frame = frameOf(page)
  await expect(frame.getByRole('heading', { level: 1 })).toBeFocused()
  await expectNoViolations(page, 'iframe')

  await expect.poll(events).toEqual([['event', 'book_meeting', { form: 'scheduler', page: '/talk-to-an-expert' }]])
  const [booking] = await findStored('booking', email)
  expect(booking?.form).toMatchObject({ start, timeZone: 'America/Sao_Paulo', language: 'en' })
  const file = page.waitForEvent('download')
  await frame.getByRole('link', { name: 'Add to calendar' }).click()
  expect((await file).suggestedFilename()).toBe('call.ics')
})

for (const [index, language] of languages.entries()) {
  const texts = serverTexts(language, 'bookings')

  test(`confirms, moves and cancels a call with the link in its email, by keyboard, in ${language}`, async ({
    page,
    baseURL,
  }) => {
    const { free } = (await (await page.request.get(api.slots)).json()) as Slots
    // From the end, where no other test books: two per language.
    const [start = '', later = ''] = free.slice(-2 * (index + 1))
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
    const expectHeading = async (heading: string) => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      await expectAccessibleLayout(page, heading)
    }
    await page.goto(link)
    await expectHeading(texts.held.title)
    await press(texts.held.confirm, 'button')
    await expectHeading(texts.confirmed.title)
    await press(texts.change, 'link')
    await expectHeading(texts.title)
    await press(texts.move.link, 'link')
    await expectHeading(texts.move.title)
    await press(texts.move.send, 'button')
    await expect(page.getByRole('alert')).toContainText(texts.alerts.missing)
    // A collapsed day opens with the keyboard.
    await page
      .locator('details', { has: page.locator(`[value="${later}"]`) })
      .locator('summary')
      .press('Enter')
    await page.locator(`[value="${later}"]`).press('Space')
    await expect(page.locator(`[value="${later}"]`)).toBeChecked()
    await press(texts.move.send, 'button')
    await expectHeading(texts.moved.title)
    const [moved] = await findStored('booking', booking.form.email)
    expect(moved).toMatchObject({ moves: 1, form: { start: later } })
    await page.goto(link)
    await press(texts.cancel, 'button')
    await expectHeading(texts.cancelled.title)
    await page.goto(`${link.slice(0, -1)}-`)
    await expectHeading(texts.gone.title)
  })
}

test('retries silently if the browser sends no proof of work', async ({ page }) => {
  const email = `unproven-${Date.now()}@tavelmo.example`
  // As from an old tab, or without https.
  await page.route(`**${api.challenge}`, (route) => route.fulfill({ json: {} }))
  await openHydrated(page, '/book-a-demo')
  await tabIntoFrame(page)
  await type(page, 'Ana', 'Pereira', email, 'Tavelmo')
  const frame = frameOf(page)
  await frame.locator('[name=teamSize]').selectOption('51-200')
  await frame.locator('[name=topic]').first().check()
  await frame.locator('[name=consent]').check()
  await frame.locator('button[type=submit]').click()
  await expect(frame.getByText(email).first()).toBeVisible()
  expect(await findStored('lead', email)).toHaveLength(1)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, expectedErrors: /status of 422/ })

  for (const [language, path] of [
    ['en', '/book-a-demo'],
    ['pt', '/pt/talk-to-an-expert'],
  ] as const) {
    test(`sends a form after a review page, in ${language}`, async ({ page }) => {
      const email = `plain-${Date.now()}@tavelmo.example`
      const expectNarrowPage = async () => {
        expect((await page.locator('main').boundingBox())?.width).toBeLessThanOrEqual(NARROW.width)
        await expect(page.locator('h1')).toBeVisible()
      }
      await page.goto(path)
      const frame = page.frameLocator('noscript iframe, [data-phase] iframe')
      await expect(frame.locator('[name=firstName]')).toBeHidden()
      await frame.locator('a[target=_top]').press('Enter')
      await expect(page).toHaveURL(/\/form\//)
      await expectNarrowPage()
      // An empty form shows what is missing.
      await page.locator('main button').press('Enter')
      await expect(page.getByRole('alert')).toBeVisible()
      for (const [name, value] of Object.entries({ firstName: 'Ana', lastName: 'P.', email, company: 'Tavelmo' })) {
        await page.locator(`[name=${name}]`).fill(value)
      }
      if (path.includes('demo')) {
        await page.locator('[name=teamSize]').selectOption('51-200')
        await page.locator('[name=topic]').first().press('Space')
      } else {
        await page.locator('summary').last().press('Enter')
        await page.locator('details[open] input').first().press('Space')
      }
      await page.locator('[name=consent]').press('Space')
      await page.locator('main button').press('Enter')
      await expect(page.locator('dd', { hasText: email })).toBeVisible()
      await expectNarrowPage()
      const kind = path.includes('demo') ? 'lead' : 'booking'
      expect(await findStored(kind, email)).toEqual([])
      await page.locator('main button').first().press('Enter')
      await expect(page.locator('main')).toContainText(email)
      expect(await findStored(kind, email)).toMatchObject([{ form: { language } }])
    })
  }
})

for (const language of languages) {
  test(`renders forms without scripts accessibly in every state, in ${language}`, async ({ page }) => {
    const texts = serverTexts(language, 'formpages')
    for (const [id, first] of [
      ['lead-form', 'firstName'],
      ['scheduler', 'start'],
    ]) {
      const send = page.getByRole('button', { name: texts.next })
      await page.goto(pathIn(language, `/form/${id}`))
      await expectAccessibleLayout(page, `${id}, empty`)
      await send.click()
      await expect(page.getByRole('alert')).toContainText(texts.alert)
      await expect(page.locator(`#${first}`)).toBeFocused()
      await expectAccessibleLayout(page, `${id}, with errors`)
      await page.getByRole('alert').getByRole('link').last().press('Enter')
      await expect(page.locator('[name=consent]')).toBeFocused()
      await page.keyboard.press('Space')
      for (const name of ['firstName', 'lastName', 'company']) await page.locator(`[name=${name}]`).fill('Ana')
      await page.locator('[name=email]').fill(`sound-${Date.now()}@tavelmo.example`)
      if (id === 'lead-form') {
        await page.locator('[name=teamSize]').selectOption({ index: 1 })
        await page.locator('[name=topic]').first().check()
      } else await page.locator('[name=start]').first().check()
      await send.click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.ask.title)
      await expectAccessibleLayout(page, `${id}, review`)
    }
  })
}

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
  const next = frame.locator('button[type=submit]')
  const expectToFit = async (step: string) => {
    for (const width of [390, 768, 1024, 1440]) {
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
  await next.click()
  await expect(frame.getByRole('alert')).not.toBeEmpty()
  await expectToFit('nothing chosen')
  await frame.locator('[name=start]').last().check()
  await expectToFit('chosen')
  await next.click()
  await expect(frame.locator('[name=email]')).toBeVisible()
  await expectToFit('filling in')
  await next.click()
  await expect(frame.getByRole('alert')).not.toBeEmpty()
  await expectToFit('errors')
  for (const name of ['firstName', 'lastName', 'company']) await frame.locator(`[name=${name}]`).fill('Teixeira')
  await frame.locator('[name=email]').fill('rafael@heliovar.example')
  await frame.locator('[name=consent]').check()
  await next.click()
  await expect(frame.getByRole('heading', { level: 1 })).toBeFocused()
  await expectToFit('booked')
})

test.describe('a form opened from a report', () => {
  const FROM_REPORT = '/embed/en/lead-form?utm_source=mail&page=%2Fai-maturity-diagnostic&report=attached'

  test('sends the report, links back to it, and attaches it to no other form', async ({ page }) => {
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
    await expectNoViolations(page)
    // It is not attached to other forms in the same tab.
    await openHydrated(page, '/embed/en/lead-form?page=%2Fbook-a-demo')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Book a demo')
    await expect(attached(page)).toHaveCount(0)

    await openHydrated(page, FROM_REPORT)
    for (const [name, word] of [
      ['firstName', 'Ana'],
      ['lastName', 'Pereira'],
      ['email', email],
      ['company', 'Tavelmo'],
    ] as const) {
      await page.fill(`[name=${name}]`, word)
    }
    await page.selectOption('[name=teamSize]', '51-200')
    await page.locator('[name=topic]').first().check()
    await page.check('[name=consent]')
    await page.getByRole('button', { name: 'Send the report' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    const [lead] = await findStored('lead', email)
    expect(lead?.form).toMatchObject({
      report: 'Score 40',
      page: '/ai-maturity-diagnostic',
      campaign: { utm_source: 'mail' },
    })
  })

  test('becomes the demo form when the report is removed, with its heading focused', async ({ page }) => {
    await page.goto('/robots.txt')
    await page.evaluate(() => sessionStorage.setItem('leads:report', 'Score 40'))
    await openHydrated(page, FROM_REPORT)
    await page.getByRole('button', { name: 'Remove' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Book a demo')
    await expect(page.getByRole('button', { name: 'Book a Demo' })).toBeVisible()
  })

  test('shows a notice if sessionStorage is blocked', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(window, 'sessionStorage', {
        get: () => {
          throw new DOMException('forbidden', 'SecurityError')
        },
      }),
    )
    await openHydrated(page, FROM_REPORT)
    await expect(page.getByText('didn’t let us take the report along')).toBeVisible()
    await expect(attached(page)).toHaveCount(0)
  })
})

/** Regression: at high zoom the header covered the focused element. */
async function expectFocusVisible(page: Page): Promise<void> {
  const focused = (await frameOf(page).locator(':focus').boundingBox())!
  const header = (await page.locator('header').first().boundingBox())!
  expect(focused.y).toBeGreaterThanOrEqual(Math.max(0, header.y + header.height))
  expect(focused.y + focused.height).toBeLessThanOrEqual(ENLARGED.height)
}

/** Presses Tab until the element has the focus. */
async function reach(page: Page, selector: string): Promise<void> {
  for (let count = 0; count < 30; count++) {
    if (await frameOf(page).locator(`${selector}:focus`).count()) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Cannot reach ${selector} with the keyboard`)
}

test('shows the remaining slots to the second of two visitors who book the same slot', async ({ page, browser }) => {
  const other = await (await browser.newContext({ timezoneId: 'America/Sao_Paulo' })).newPage()
  const visitors = [page, other]
  for (const [nth, visitor] of visitors.entries()) {
    await visitor.goto('/embed/pt/scheduler')
    await visitor.locator('[name=day]').last().check()
    await visitor.locator('[name=start]').last().check()
    await visitor.getByRole('button', { name: 'Continuar' }).click()
    for (const [name, word] of [
      ['firstName', 'Caio'],
      ['lastName', 'Dias'],
      ['email', `caio-${nth}@maritela.example`],
      ['company', 'Maritela'],
    ] as const) {
      await visitor.fill(`[name=${name}]`, word)
    }
    await visitor.check('[name=consent]')
  }
  await Promise.all(visitors.map((visitor) => visitor.locator('button[type=submit]').click()))

  await expect.poll(async () => (await booked(page).count()) + (await booked(other).count())).toBe(1)
  const loser = (await booked(page).count()) ? other : page
  await expect(loser.getByRole('alert')).toContainText('não está mais livre')
  // The visitor is back at the slots of that day, and the typed values are kept.
  await expect(loser.locator('[name=start]').first()).toBeVisible()
  await loser.locator('[name=start]').last().check()
  await loser.getByRole('button', { name: 'Continuar' }).click()
  await expect(loser.locator('[name=email]')).toHaveValue(/^caio-\d@/)
  await loser.locator('button[type=submit]').click()
  await expect(booked(loser)).toBeVisible()
  await other.context().close()
})
