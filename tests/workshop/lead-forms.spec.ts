import { expect, test, type Page, type Route } from '@playwright/test'
import { api, type Slots } from '#leads/shared/protocol.ts'
import { SLOTS_STALE_MS } from '#site/timings.ts'
import { expectNoViolations } from '../axe.ts'

const START = '2026-11-20T13:30:00Z'
const LATER = '2026-11-20T18:00:00Z'

const slots: Slots = {
  lengthMinutes: 30,
  free: [START, LATER, '2026-11-23T13:30:00Z', '2026-12-01T13:30:00Z'],
  taken: ['2026-11-20T14:00:00Z'],
}

type Sent = Record<string, unknown> & { key: string }

test.use({ timezoneId: 'America/Sao_Paulo' })

test.beforeEach(async ({ page }) => {
  await page.route(`**${api.slots}`, (route) => route.fulfill({ json: slots }))
})

/** Replies in order and repeats the last reply. Returns the received requests. */
async function mockApi(page: Page, address: string, ...replies: ((route: Route) => Promise<void>)[]): Promise<Sent[]> {
  const sent: Sent[] = []
  await page.route(`**${address}`, (route) => {
    const reply = replies[Math.min(sent.length, replies.length - 1)]!
    sent.push(route.request().postDataJSON() as Sent)
    return reply(route)
  })
  return sent
}

const replyCreated = (route: Route) => route.fulfill({ status: 201, json: { id: '1' } })
const replyBooked = (route: Route) =>
  route.fulfill({ status: 201, json: { id: '1', start: START, lengthMinutes: 30, calendar: '/api/bookings/1.ics' } })
const replyTooFast = (route: Route) => route.fulfill({ status: 422, json: { error: 'too_fast', message: '' } })
const dropRequest = (route: Route) => route.abort()
const replyTaken = (route: Route) =>
  route.fulfill({
    status: 409,
    json: { error: 'slot_taken', message: '', slots: { ...slots, free: slots.free.slice(1) } },
  })

async function open(page: Page, screen: 'lead-form' | 'scheduler', query = ''): Promise<void> {
  await page.goto(`/screen.html?screen=${screen}${query}`)
  const ready = screen === 'lead-form' ? page.locator('button[type=submit]') : page.locator('[name=start]').first()
  await expect(ready).toBeVisible()
}

/** Types into the focused field and moves to the next one. */
async function type(page: Page, ...values: string[]): Promise<void> {
  for (const value of values) {
    await page.keyboard.type(value)
    await page.keyboard.press('Tab')
  }
}

async function fillContact(page: Page): Promise<void> {
  await page.fill('[name=firstName]', 'Ana')
  await page.fill('[name=lastName]', 'Pereira')
  await page.fill('[name=email]', 'ana@tavelmo.example')
  await page.fill('[name=company]', 'Tavelmo')
  await page.check('[name=consent]')
}

async function fillLead(page: Page): Promise<void> {
  await fillContact(page)
  await page.selectOption('[name=teamSize]', '51-200')
  await page.getByRole('radio', { name: 'Support' }).check()
}

async function openDetails(page: Page): Promise<void> {
  await open(page, 'scheduler')
  await page.getByRole('radio', { name: /10:30/ }).check()
  await page.getByRole('button', { name: 'Continue' }).click()
}

const namesOf = (controls: Element[]) => controls.map((control) => control.getAttribute('name'))

const send = (page: Page) => page.locator('button[type=submit]').click()

test('submits the lead form with the keyboard only', async ({ page }) => {
  const sent = await mockApi(page, api.leads, replyCreated)
  await open(page, 'lead-form', '&page=/book-a-demo&utm_source=mail')
  await page.keyboard.press('Tab')
  await type(page, 'Ana', 'Pereira', 'ana@tavelmo.example', 'Tavelmo')
  await page.keyboard.type('51')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  // Past the privacy notice.
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')

  await expect(page.getByRole('heading', { name: 'We have your request' })).toBeFocused()
  expect(sent).toHaveLength(1)
  expect(sent[0]).toMatchObject({
    firstName: 'Ana',
    email: 'ana@tavelmo.example',
    teamSize: '51-200',
    topic: 'sales',
    consent: true,
    website: '',
    language: 'en',
    page: '/book-a-demo',
    campaign: { utm_source: 'mail' },
  })
  await expect(page.getByRole('link', { name: 'Book a free consultation' })).toHaveAttribute(
    'href',
    /^\/embed\/en\/scheduler\?.*utm_source=mail/,
  )

  // The scheduler gets the contact details; the lead form starts empty.
  await openDetails(page)
  await expect(page.getByLabel('First name')).toHaveValue('Ana')
  await open(page, 'lead-form')
  await expect(page.getByLabel('First name')).toHaveValue('')
})

test('announces errors, shows them next to their fields, moves focus to the first, and clears them when fixed', async ({
  page,
}) => {
  const sent = await mockApi(page, api.leads, replyCreated)
  await open(page, 'lead-form')
  await page.fill('[name=firstName]', 'Ana')
  await page.fill('[name=email]', 'ana@')
  await send(page)

  const invalid = ['Last name', 'Work email', 'Company', 'Team size', 'First topic', 'Consent']
  await expect(page.getByRole('alert')).toHaveText(
    `Nothing has been sent yet. ${invalid.length} fields need your attention: ${invalid.join(', ')}.`,
  )
  const lastName = page.getByLabel('Last name')
  await expect(lastName).toBeFocused()
  await expect(lastName).toHaveAccessibleDescription('Enter your last name.')
  await expect(page.getByRole('radiogroup')).toHaveAccessibleDescription('Choose one. “Not sure” is fine.')
  await expect(page.getByLabel('First name')).not.toHaveAttribute('aria-invalid')
  // Regression: the alert had a count, but no links to the fields.
  for (const [name, control] of [
    ['First topic', page.locator('[name=topic]').first()],
    ['Consent', page.locator('[name=consent]')],
    ['Work email', page.getByLabel('Work email')],
  ] as const) {
    await page.getByRole('alert').getByRole('link', { name }).press('Enter')
    await expect(control).toBeFocused()
  }
  expect(new URL(page.url()).hash).toBe('')

  await lastName.fill('Pereira')
  await expect(lastName).not.toHaveAttribute('aria-invalid')
  await page.fill('[name=email]', 'ana@tavelmo.example')
  await expect(page.getByLabel('Work email')).toHaveAccessibleDescription('')
  expect(sent).toHaveLength(0)
})

test('shows server errors next to their field', async ({ page }) => {
  await mockApi(page, api.leads, (route) =>
    route.fulfill({ status: 422, json: { error: 'invalid_fields', message: '', fields: { email: 'invalid' } } }),
  )
  await open(page, 'lead-form')
  await fillLead(page)
  await send(page)
  await expect(page.getByLabel('Work email')).toBeFocused()
  await expect(page.getByLabel('Work email')).toHaveAccessibleDescription(/should look like/)
})

test('resends a lost request with the same key, even after a reload, and edited data with a new key', async ({
  page,
}) => {
  const sent = await mockApi(page, api.leads, dropRequest, dropRequest, dropRequest, replyCreated)
  await open(page, 'lead-form')
  await fillLead(page)
  await send(page)
  await expect(page.getByRole('alert')).toContainText('it counts only once')
  await expect(page.getByLabel('Company')).toHaveValue('Tavelmo')
  await send(page)
  await expect.poll(() => sent.length).toBe(2)

  await page.reload()
  await expect(page.getByLabel('Company')).toHaveValue('Tavelmo')
  await expect(page.getByRole('radio', { name: 'Support' })).toBeChecked()
  await send(page)
  await expect.poll(() => sent.length).toBe(3)
  await expect(page.getByRole('alert')).toContainText('it counts only once')

  await page.fill('[name=company]', 'Tavelmo Ltda.')
  await send(page)
  await expect(page.getByRole('heading', { name: 'We have your request' })).toBeFocused()

  const keys = sent.map(({ key }) => key)
  expect(new Set(keys.slice(0, 3)).size).toBe(1)
  expect(keys[3]).not.toBe(keys[0])
})

test('resends a request that was too fast, and ignores a second click', async ({ page }) => {
  const sent = await mockApi(page, api.leads, replyTooFast, replyCreated)
  await open(page, 'lead-form')
  await fillLead(page)
  await send(page)
  await expect(page.getByRole('button', { name: 'Sending' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'We have your request' })).toBeFocused()
  expect(sent).toHaveLength(2)
})

test('keeps input typed before hydration', async ({ page }) => {
  await page.goto('/screen.html?screen=lead-form&wait')
  await page.fill('[name=firstName]', 'Ana')
  await page.locator('[name=consent]').check()
  await page.evaluate(() => (window as unknown as { hydrate: () => void }).hydrate())
  await expect(page.locator('button[type=submit]')).toBeVisible()
  await page.fill('[name=lastName]', 'Pereira')
  await expect(page.getByLabel('First name')).toHaveValue('Ana')
  await expect(page.locator('[name=consent]')).toBeChecked()
})

test('books a time with the keyboard only', async ({ page }) => {
  const sent = await mockApi(page, api.bookings, replyBooked)
  await open(page, 'scheduler')
  const friday = page.getByRole('radio', { name: 'Friday, November 20' })
  await expect(friday).toBeChecked()

  // One tab stop for each month button and one for the days; arrow keys move between free days only.
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Previous month' })).toBeFocused()
  await expect(page.getByRole('button', { name: 'Previous month' })).toHaveAttribute('aria-disabled', 'true')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(friday).toBeFocused()

  // Regression: the error message was not linked to the field.
  const times = page.getByRole('radiogroup', { name: 'Friday, November 20' })
  await expect(times).not.toHaveAttribute('aria-invalid')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('radio', { name: /10:30/ })).toBeFocused()
  await expect(times).toHaveAttribute('aria-invalid', 'true')
  await expect(times).toHaveAccessibleDescription('Pick a time first, then continue.')
  await page.keyboard.press('Shift+Tab')
  await expect(friday).toBeFocused()

  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'Monday, November 23' })).toBeChecked()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(page.getByRole('radio', { name: /10:30/ })).toBeChecked()
  await expect(times).not.toHaveAttribute('aria-invalid')
  await page.keyboard.press('Enter')

  await expect(page.getByRole('heading', { name: 'Your details' })).toBeFocused()
  await page.keyboard.press('Tab')
  await type(page, 'Ana', 'Pereira', 'ana@tavelmo.example', 'Tavelmo')
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')

  await expect(page.getByRole('heading', { name: 'Your call is booked' })).toBeFocused()
  await expect(page.getByText(/Friday, November 20, 10:30/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Add to calendar' })).toHaveAttribute('href', '/api/bookings/1.ics')
  expect(sent[0]).toMatchObject({ start: START, timeZone: 'America/Sao_Paulo', company: 'Tavelmo', consent: true })
  expect(sent[0]).not.toHaveProperty('step')
})

// Regression: formatting all zones took 100 ms of the press that opens the list.
test('lists time zones before the list is opened', async ({ page }) => {
  await open(page, 'scheduler')
  await expect(page.getByLabel('Time zone').getByRole('option').nth(100)).toBeAttached()
})

test('announces a change of month or time zone', async ({ page }) => {
  await open(page, 'scheduler')
  const next = page.getByRole('button', { name: 'Next month' })
  const status = page.getByRole('status').first()
  await expect(status).toBeEmpty()
  await expect(page.getByRole('group', { name: 'Morning' }).getByRole('radio', { name: /10:30/ })).toBeVisible()
  await expect(page.getByRole('group', { name: 'Afternoon' }).getByRole('radio', { name: /3:00/ })).toBeVisible()
  await next.click()
  await expect(status).toHaveText('December 2026. Days with open times: 1.')
  await expect(page.getByRole('heading', { name: 'December 2026' })).toBeVisible()
  await expect(next).toHaveAttribute('aria-disabled', 'true')
  await expect(next).toBeFocused()

  await page.getByLabel('Time zone').focus()
  await page.getByLabel('Time zone').selectOption('Pacific/Auckland')
  await expect(status).toHaveText(/^Times in Auckland .*\. Saturday, November 21\.$/)
  await page.getByRole('button', { name: 'Previous month' }).click()
  await expect(page.getByRole('radio', { name: 'Saturday, November 21' })).toBeChecked()
  await expect(page.getByRole('radio', { name: /^2:30/ })).toBeVisible()
  await page.getByRole('radio', { name: 'Tuesday, November 24' }).check()
  await expect(status).toBeEmpty()
})

test('reports a taken time, keeps the details, and uses a new key', async ({ page }) => {
  const sent = await mockApi(page, api.bookings, replyTaken, replyBooked)
  await openDetails(page)
  await fillContact(page)
  await send(page)

  await expect(page.getByRole('alert')).toContainText('no longer free')
  await expect(page.getByRole('heading', { name: 'Friday, November 20' })).toBeFocused()
  await expect(page.getByRole('radio', { name: /10:30/ })).toHaveCount(0)

  await page.getByRole('radio', { name: /3:00/ }).check()
  await expect(page.getByRole('alert')).toBeEmpty()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByLabel('Company')).toHaveValue('Tavelmo')
  await send(page)
  await expect(page.getByRole('heading', { name: 'Your call is booked' })).toBeFocused()
  expect(sent.map(({ start }) => start)).toEqual([START, LATER])
  expect(sent[1]!.key).not.toBe(sent[0]!.key)
})

test('keeps time and details after a reload and after Back', async ({ page }) => {
  await openDetails(page)
  await fillContact(page)
  await page.reload()
  await expect(page.getByLabel('Company')).toHaveValue('Tavelmo')
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page.getByRole('radio', { name: /10:30/ })).toBeChecked()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByLabel('Company')).toHaveValue('Tavelmo')
})

test('fetches the times again when the visitor returns after a while', async ({ page }) => {
  let requests = 0
  await page.route(`**${api.slots}`, (route) => {
    requests += 1
    return route.fulfill({ json: slots })
  })
  await page.clock.install()
  await open(page, 'scheduler')
  // Not 1: in development, effects run twice.
  const before = requests
  const comeBack = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await comeBack()
  expect(requests).toBe(before)
  await page.clock.fastForward(SLOTS_STALE_MS + 1000)
  await comeBack()
  await expect.poll(() => requests).toBe(before + 1)
})

test('offers to retry if the calendar fails to load', async ({ page }) => {
  await page.route(`**${api.slots}`, (route) => route.fulfill({ status: 503 }))
  await page.goto('/screen.html?screen=scheduler')
  await expect(page.getByRole('alert')).toContainText(/@verdora\.example/)
  await page.unroute(`**${api.slots}`)
  await page.route(`**${api.slots}`, (route) => route.fulfill({ json: { ...slots, free: [] } }))
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'No free time in the coming weeks' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Send your details' })).toHaveAttribute('href', /^\/embed\/en\/lead-form/)
})

for (const screen of ['lead-form', 'scheduler'] as const) {
  test(`notifies the parent page only when ready and when done: ${screen}`, async ({ page }) => {
    await mockApi(page, api.leads, replyCreated)
    await mockApi(page, api.bookings, replyBooked)
    await page.goto('/?only=stat')
    await page.evaluate((address) => {
      const heard: unknown[] = []
      Object.assign(window, { heard })
      window.addEventListener('message', ({ data }) => {
        if (String((data as { type?: string }).type).startsWith('frame:')) heard.push(data)
      })
      const frame = Object.assign(document.createElement('iframe'), { src: address, width: '560', height: '800' })
      document.body.replaceChildren(frame)
    }, `/screen.html?screen=${screen}`)
    const frame = page.frameLocator('iframe')
    if (screen === 'scheduler') {
      await frame.getByRole('radio', { name: /10:30/ }).check()
      await frame.getByRole('button', { name: 'Continue' }).click()
    } else {
      await frame.locator('[name=teamSize]').selectOption('51-200')
      await frame.getByRole('radio', { name: 'Support' }).check()
    }
    for (const [name, value] of [
      ['firstName', 'Ana'],
      ['lastName', 'Pereira'],
      ['email', 'ana@tavelmo.example'],
      ['company', 'Tavelmo'],
    ]) {
      await frame.locator(`[name=${name}]`).fill(value!)
    }
    await frame.locator('[name=consent]').check()
    await frame.locator('button[type=submit]').click()

    const done = { type: screen === 'scheduler' ? 'frame:meeting-booked' : 'frame:lead-sent' }
    await expect.poll(() => page.evaluate(() => (window as unknown as { heard: unknown[] }).heard.at(-1))).toEqual(done)
    const heard = await page.evaluate(() => (window as unknown as { heard: unknown[] }).heard)
    expect(heard[0]).toEqual({ type: 'frame:ready' })
  })
}

for (const [language, width] of [
  ['pt', 320],
  ['en', 560],
] as const) {
  test(`has no axe violations and no horizontal scrolling in any state, ${language} at ${width} px`, async ({
    page,
  }) => {
    test.slow()
    await page.setViewportSize({ width, height: 800 })
    await mockApi(page, api.leads, dropRequest, replyCreated)
    await mockApi(page, api.bookings, replyTaken, replyBooked)

    async function expectAccessible(state: string): Promise<void> {
      await expectNoViolations(page, 'html', state, language === 'en')
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), state).toBe(width)
    }

    await open(page, 'lead-form', `&language=${language}`)
    await expectAccessible('lead form')
    await send(page)
    await expectAccessible('errors')
    // Regression: the alert counted six fields, but seven were invalid.
    const asked = new Set(await page.locator('form [name]:not([name=website])').evaluateAll(namesOf))
    await expect(page.getByRole('alert')).toContainText(` ${asked.size} `)
    await expect(page.getByRole('alert').getByRole('link')).toHaveCount(asked.size)
    await fillContact(page)
    await page.selectOption('[name=teamSize]', '51-200')
    await page.locator('[name=topic]').first().check()
    expect(await page.evaluate(() => document.documentElement.scrollHeight), 'no inner scrolling').toBe(800)
    await send(page)
    await expect(page.getByRole('alert')).toContainText(/@verdora\.example/)
    await expectAccessible('failure')
    await send(page)
    await expect(page.locator('ol')).toBeVisible()
    await expectAccessible('sent')

    await open(page, 'scheduler', `&language=${language}`)
    await expectAccessible('times')
    await page.locator('[name=start]').first().check()
    await send(page)
    await page.fill('[name=email]', '')
    await send(page)
    await expectAccessible('details with errors')
    await fillContact(page)
    await send(page)
    await expect(page.locator('[name=start]').first()).toBeVisible()
    await expectAccessible('time taken')
    await page.locator('[name=start]').first().check()
    await send(page)
    await send(page)
    await expect(page.locator('ol')).toBeVisible()
    await expectAccessible('booked')
  })
}
