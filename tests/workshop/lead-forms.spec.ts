import { expect, test, type Page, type Route } from '@playwright/test'
import { api, type Slots } from '#leads/shared/protocol.ts'
import { SLOTS_STALE_MS } from '#site/timings.ts'
import { expectNoViolations } from '../axe.ts'
import { fillContact, fillLead, press, send } from '../lead-form.ts'

const START = '2026-11-20T13:30:00Z'

const slots: Slots = {
  lengthMinutes: 30,
  free: [START, '2026-11-20T18:00:00Z', '2026-11-23T13:30:00Z', '2026-12-01T13:30:00Z'],
  taken: ['2026-11-20T14:00:00Z'],
}

type Sent = Record<string, unknown> & { key: string }

test.use({ timezoneId: 'America/Sao_Paulo', contextOptions: { reducedMotion: 'reduce' } })

test.beforeEach(async ({ page }) => {
  await page.route(`**${api.slots}`, (route) => route.fulfill({ json: slots }))
})

/** Replies in order and repeats the last reply. Returns the received requests. */
async function mockApi(page: Page, address: string, ...replies: ((route: Route) => Promise<void>)[]): Promise<Sent[]> {
  const sent: Sent[] = []
  await page.route(`**${address}`, (route) => {
    const next = replies[Math.min(sent.length, replies.length - 1)]!
    sent.push(route.request().postDataJSON() as Sent)
    return next(route)
  })
  return sent
}

const reply = (status: number, json: object) => (route: Route) => route.fulfill({ status, json })
const replyCreated = reply(201, { id: '1' })
const replyBooked = reply(201, { id: '1', start: START, lengthMinutes: 30, calendar: '/api/bookings/1.ics' })
const replyInvalid = reply(422, { error: 'invalid_fields', message: '', fields: { email: 'invalid' } })
const replyTooFast = reply(422, { error: 'too_fast', message: '' })
const replyTaken = reply(409, { error: 'slot_taken', message: '', slots: { ...slots, free: slots.free.slice(1) } })
const dropRequest = (route: Route) => route.abort()

const sentHeading = (page: Page) => page.getByRole('heading', { name: 'We have your request' })

async function open(page: Page, screen: 'lead-form' | 'scheduler', query = ''): Promise<void> {
  await page.goto(`/screen.html?screen=${screen}${query}`)
  const ready = screen === 'lead-form' ? page.locator('button[type=submit]') : page.locator('[name=start]').first()
  await expect(ready).toBeVisible()
}

test('announces errors next to their fields, and resends a lost request with the same key', async ({ page }) => {
  const sent = await mockApi(page, api.leads, dropRequest, replyCreated)
  await open(page, 'lead-form')
  await page.fill('[name=firstName]', 'Ana')
  await page.fill('[name=email]', 'ana@')
  await page.fill('[name=phone]', 'mobile')
  await send(page)

  const invalid = ['Last name', 'Work email', 'Phone or WhatsApp', 'Company', 'Company size', 'First topic', 'Consent']
  await expect(page.getByRole('alert')).toHaveText(
    `Nothing has been sent yet. ${invalid.length} fields need your attention: ${invalid.join(', ')}.`,
  )
  const lastName = page.getByLabel('Last name')
  await expect(lastName).toBeFocused()
  await expect(lastName).toHaveAccessibleDescription('Enter your last name.')
  const topic = page.getByLabel('Where should we start?')
  await expect(topic).toHaveAccessibleDescription('Choose one. “Not sure” is fine.')
  const phone = page.getByLabel('Phone or WhatsApp (optional)')
  await expect(phone).toHaveAccessibleDescription(/We only call if you ask us to.*without letters/)
  await phone.fill('')
  await expect(phone).not.toHaveAttribute('aria-invalid')
  await expect(page.getByLabel('First name')).not.toHaveAttribute('aria-invalid')
  // Regression: the alert had a count, but no links to the fields.
  for (const [name, control] of [
    ['First topic', topic],
    ['Consent', page.locator('[name=consent]')],
    ['Work email', page.getByLabel('Work email')],
  ] as const) {
    await page.getByRole('alert').getByRole('link', { name }).press('Enter')
    await expect(control).toBeFocused()
  }
  expect(new URL(page.url()).hash).toBe('')

  await lastName.fill('Pereira')
  await expect(lastName).not.toHaveAttribute('aria-invalid')
  expect(sent).toHaveLength(0)

  await fillLead(page)
  await send(page)
  await expect(page.getByRole('alert')).toContainText('it counts only once')

  await page.reload()
  await expect(page.getByLabel('Company', { exact: true })).toHaveValue('Tavelmo')
  await expect(topic).toHaveValue('support')
  await send(page)
  await expect(sentHeading(page)).toBeFocused()
  expect(sent[1]).toMatchObject({ key: sent[0]!.key, company: 'Tavelmo' })
})

test('shows server errors, resends what was too fast, and passes contact and campaign on', async ({ page }) => {
  const sent = await mockApi(page, api.leads, replyInvalid, replyTooFast, replyCreated)
  await page.goto('/screen.html?screen=lead-form&page=/book-a-demo&utm_source=mail&wait')
  await test.step('keeps input typed before hydration', async () => {
    await page.fill('[name=firstName]', 'Ana')
    await page.locator('[name=consent]').check()
    await page.evaluate(() => (window as unknown as { hydrate: () => void }).hydrate())
    await expect(page.locator('button[type=submit]')).toBeVisible()
    await page.fill('[name=lastName]', 'Pereira')
    await expect(page.getByLabel('First name')).toHaveValue('Ana')
    await expect(page.locator('[name=consent]')).toBeChecked()
  })
  await fillLead(page)
  await send(page)
  const email = page.getByLabel('Work email')
  await expect(email).toBeFocused()
  await expect(email).toHaveAccessibleDescription(/should look like/)
  await email.fill('ana@other.example')
  await send(page)
  await expect(page.getByRole('button', { name: 'Sending' })).toBeFocused()
  // A second click is ignored.
  await page.keyboard.press('Enter')
  await expect(sentHeading(page)).toBeFocused()
  expect(sent).toHaveLength(3)
  expect(sent[1]!.key, 'key of edited data').not.toBe(sent[0]!.key)
  expect(sent[2]!.key).toBe(sent[1]!.key)

  const link = page.getByRole('link', { name: 'Book a free consultation' })
  await expect(link).toHaveAttribute('href', /^\/embed\/en\/scheduler\?.*utm_source=mail/)
  await open(page, 'scheduler')
  await page.getByRole('radio', { name: /10:30/ }).check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByLabel('First name')).toHaveValue('Ana')
  await open(page, 'lead-form')
  await expect(page.getByLabel('First name')).toHaveValue('')
})

test('books a time with the keyboard only', async ({ page }) => {
  const sent = await mockApi(page, api.bookings, replyBooked)
  await open(page, 'scheduler')
  const friday = page.getByRole('radio', { name: 'Friday, November 20' })
  const previous = page.getByRole('button', { name: 'Previous month' })
  // One tab stop for each month button and one for the days; arrow keys move between free days only.
  await page.keyboard.press('Tab')
  await expect(previous).toBeFocused()
  await expect(previous).toHaveAttribute('aria-disabled', 'true')
  await press(page, 'Tab', 'Tab')
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
  await press(page, 'ArrowLeft', 'Tab', 'Space')
  await expect(page.getByRole('radio', { name: /10:30/ })).toBeChecked()
  await expect(times).not.toHaveAttribute('aria-invalid')
  await page.keyboard.press('Enter')

  await expect(page.getByRole('heading', { name: 'Your details' })).toBeFocused()
  await fillContact(page)
  await send(page)
  await expect(page.getByRole('heading', { name: 'Your call is booked' })).toBeFocused()
  await expect(page.getByText(/Friday, November 20, 10:30/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Add to calendar' })).toHaveAttribute('href', '/api/bookings/1.ics')
  expect(sent[0]).toMatchObject({ start: START, timeZone: 'America/Sao_Paulo', company: 'Tavelmo', consent: true })
  expect(sent[0]).not.toHaveProperty('step')
})

test('announces a change of month or time zone', async ({ page }) => {
  await open(page, 'scheduler')
  const timeZone = page.getByLabel('Time zone')
  // Regression: formatting all zones took 100 ms of the press that opens the list.
  await expect(timeZone.getByRole('option').nth(100)).toBeAttached()
  const next = page.getByRole('button', { name: 'Next month' })
  const status = page.getByRole('status').first()
  await next.click()
  await expect(status).toHaveText('December 2026. Days with open times: 1.')
  await expect(page.getByRole('heading', { name: 'December 2026' })).toBeVisible()
  await expect(next).toHaveAttribute('aria-disabled', 'true')
  await expect(next).toBeFocused()

  await timeZone.focus()
  await timeZone.selectOption('Pacific/Auckland')
  await expect(status).toHaveText(/^Times in Auckland .*\. Saturday, November 21\.$/)
  await page.getByRole('button', { name: 'Previous month' }).click()
  await expect(page.getByRole('radio', { name: 'Saturday, November 21' })).toBeChecked()
  await expect(page.getByRole('radio', { name: /^2:30/ })).toBeVisible()
  await page.getByRole('radio', { name: 'Tuesday, November 24' }).check()
  await expect(status).toBeEmpty()
})

test('offers to retry if the calendar fails to load, and fetches the times again after a while', async ({ page }) => {
  await page.clock.install()
  await page.route(`**${api.slots}`, (route) => route.fulfill({ status: 503 }))
  await page.goto('/screen.html?screen=scheduler')
  await expect(page.getByRole('alert')).toContainText(/@verdora\.example/)
  await page.route(`**${api.slots}`, (route) => route.fulfill({ json: { ...slots, free: [] } }))
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'No free time in the coming weeks' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Send your details' })).toHaveAttribute('href', /^\/embed\/en\/lead-form/)

  let requests = 0
  await page.route(`**${api.slots}`, (route) => {
    requests += 1
    return route.fulfill({ json: slots })
  })
  const comeBack = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await comeBack()
  await page.clock.fastForward(SLOTS_STALE_MS + 1000)
  await comeBack()
  await expect(page.locator('[name=start]').first()).toBeVisible()
  expect(requests).toBe(1)
})

// Portuguese has longer words.
test('has no axe violations and no horizontal scrolling in any state', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await mockApi(page, api.leads, dropRequest, replyCreated)
  await mockApi(page, api.bookings, replyTaken, replyBooked)

  async function expectAccessible(state: string): Promise<void> {
    await expectNoViolations(page, 'html', state)
    for (const width of [560, 320]) {
      await page.setViewportSize({ width, height: 800 })
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), state).toBe(width)
    }
  }

  await open(page, 'lead-form', '&language=pt')
  await send(page)
  await expectAccessible('errors')
  // Regression: the alert counted six fields, but seven were invalid.
  const controls = page.locator('form [name]:not([name=website], [name=phone])')
  const asked = new Set(await controls.evaluateAll((all) => all.map((control) => control.getAttribute('name'))))
  await expect(page.getByRole('alert')).toContainText(` ${asked.size} `)
  await expect(page.getByRole('alert').getByRole('link')).toHaveCount(asked.size)
  await fillLead(page)
  expect(await page.evaluate(() => document.documentElement.scrollHeight), 'no inner scrolling').toBe(800)
  await send(page)
  await expect(page.getByRole('alert')).toContainText(/@verdora\.example/)
  await expectAccessible('failure')
  await send(page)
  await expect(page.locator('ol')).toBeVisible()
  await expectAccessible('sent')

  await open(page, 'scheduler', '&language=pt')
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
