import { expect, test, type Page, type Route } from '@playwright/test'
import { api, type Slots } from '#leads/shared/protocol.ts'
import { SLOTS_STALE_MS } from '#site/timings.ts'
import { expectNothingFound } from '../axe.ts'

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

/** Answers in order, the last one from then on; what arrived is returned. */
async function answer(page: Page, address: string, ...answers: ((route: Route) => Promise<void>)[]): Promise<Sent[]> {
  const sent: Sent[] = []
  await page.route(`**${address}`, (route) => {
    const reply = answers[Math.min(sent.length, answers.length - 1)]!
    sent.push(route.request().postDataJSON() as Sent)
    return reply(route)
  })
  return sent
}

const created = (route: Route) => route.fulfill({ status: 201, json: { id: '1' } })
const booked = (route: Route) =>
  route.fulfill({ status: 201, json: { id: '1', start: START, lengthMinutes: 30, calendar: '/api/bookings/1.ics' } })
const tooFast = (route: Route) => route.fulfill({ status: 422, json: { error: 'too_fast', message: '' } })
const lost = (route: Route) => route.abort()
const taken = (route: Route) =>
  route.fulfill({
    status: 409,
    json: { error: 'slot_taken', message: '', slots: { ...slots, free: slots.free.slice(1) } },
  })

async function open(page: Page, screen: 'lead-form' | 'scheduler', query = ''): Promise<void> {
  await page.goto(`/screen.html?screen=${screen}${query}`)
  const ready = screen === 'lead-form' ? page.locator('button[type=submit]') : page.locator('[name=start]').first()
  await expect(ready).toBeVisible()
}

/** Types into the field that has the focus, and goes on. */
async function type(page: Page, ...words: string[]): Promise<void> {
  for (const word of words) {
    await page.keyboard.type(word)
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

test('the lead form can be filled in and sent with the keyboard alone', async ({ page }) => {
  const sent = await answer(page, api.leads, created)
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

  // Who they are goes along to the scheduler; nothing else stays.
  await openDetails(page)
  await expect(page.getByLabel('First name')).toHaveValue('Ana')
  await open(page, 'lead-form')
  await expect(page.getByLabel('First name')).toHaveValue('')
})

test('faults are announced, stand beside their fields, take the focus, and go when they are mended', async ({
  page,
}) => {
  const sent = await answer(page, api.leads, created)
  await open(page, 'lead-form')
  await page.fill('[name=firstName]', 'Ana')
  await page.fill('[name=email]', 'ana@')
  await send(page)

  const wrong = ['Last name', 'Work email', 'Company', 'Team size', 'First topic', 'Consent']
  await expect(page.getByRole('alert')).toHaveText(
    `Nothing has been sent yet. ${wrong.length} fields need your attention: ${wrong.join(', ')}.`,
  )
  const lastName = page.getByLabel('Last name')
  await expect(lastName).toBeFocused()
  await expect(lastName).toHaveAccessibleDescription('Enter your last name.')
  await expect(page.getByRole('radiogroup')).toHaveAccessibleDescription('Choose one. “Not sure” is fine.')
  await expect(page.getByLabel('First name')).not.toHaveAttribute('aria-invalid')
  // Guards a fault: they were counted, and had to be found.
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

test('what the server finds wrong stands beside its field', async ({ page }) => {
  await answer(page, api.leads, (route) =>
    route.fulfill({ status: 422, json: { error: 'invalid_fields', message: '', fields: { email: 'invalid' } } }),
  )
  await open(page, 'lead-form')
  await fillLead(page)
  await send(page)
  await expect(page.getByLabel('Work email')).toBeFocused()
  await expect(page.getByLabel('Work email')).toHaveAccessibleDescription(/should look like/)
})

test('a send whose answer was lost is repeated under the same key, even after a reload; an edit takes a new one', async ({
  page,
}) => {
  const sent = await answer(page, api.leads, lost, lost, lost, created)
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

test('what was too fast is sent again by itself, and a second press sends nothing twice', async ({ page }) => {
  const sent = await answer(page, api.leads, tooFast, created)
  await open(page, 'lead-form')
  await fillLead(page)
  await send(page)
  await expect(page.getByRole('button', { name: 'Sending' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'We have your request' })).toBeFocused()
  expect(sent).toHaveLength(2)
})

test('words typed before the scripts came are kept', async ({ page }) => {
  await page.goto('/screen.html?screen=lead-form&wait')
  await page.fill('[name=firstName]', 'Ana')
  await page.locator('[name=consent]').check()
  await page.evaluate(() => (window as unknown as { hydrate: () => void }).hydrate())
  await expect(page.locator('button[type=submit]')).toBeVisible()
  await page.fill('[name=lastName]', 'Pereira')
  await expect(page.getByLabel('First name')).toHaveValue('Ana')
  await expect(page.locator('[name=consent]')).toBeChecked()
})

test('a time can be booked with the keyboard alone', async ({ page }) => {
  const sent = await answer(page, api.bookings, booked)
  await open(page, 'scheduler')
  const friday = page.getByRole('radio', { name: 'Friday, November 20' })
  await expect(friday).toBeChecked()

  // One stop for the month's arrows each, one for the days; arrows move among free days only.
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Previous month' })).toBeFocused()
  await expect(page.getByRole('button', { name: 'Previous month' })).toHaveAttribute('aria-disabled', 'true')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(friday).toBeFocused()

  // Guards a fault: what is missing was said, and tied to nothing.
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

test('months turn, and another zone moves the times; both are told', async ({ page }) => {
  await open(page, 'scheduler')
  const next = page.getByRole('button', { name: 'Next month' })
  const told = page.getByRole('status').first()
  await expect(told).toBeEmpty()
  await expect(page.getByRole('group', { name: 'Morning' }).getByRole('radio', { name: /10:30/ })).toBeVisible()
  await expect(page.getByRole('group', { name: 'Afternoon' }).getByRole('radio', { name: /3:00/ })).toBeVisible()
  await next.click()
  await expect(told).toHaveText('December 2026. Days with open times: 1.')
  await expect(page.getByRole('heading', { name: 'December 2026' })).toBeVisible()
  await expect(next).toHaveAttribute('aria-disabled', 'true')
  await expect(next).toBeFocused()

  await page.getByLabel('Time zone').focus()
  await page.getByLabel('Time zone').selectOption('Pacific/Auckland')
  await expect(told).toHaveText(/^Times in Auckland .*\. Saturday, November 21\.$/)
  await page.getByRole('button', { name: 'Previous month' }).click()
  await expect(page.getByRole('radio', { name: 'Saturday, November 21' })).toBeChecked()
  await expect(page.getByRole('radio', { name: /^2:30/ })).toBeVisible()
  await page.getByRole('radio', { name: 'Tuesday, November 24' }).check()
  await expect(told).toBeEmpty()
})

test('a taken time is told plainly; details are kept and the key is new', async ({ page }) => {
  const sent = await answer(page, api.bookings, taken, booked)
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

test('the time and the details survive a reload, and going back', async ({ page }) => {
  await openDetails(page)
  await fillContact(page)
  await page.reload()
  await expect(page.getByLabel('Company')).toHaveValue('Tavelmo')
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page.getByRole('radio', { name: /10:30/ })).toBeChecked()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByLabel('Company')).toHaveValue('Tavelmo')
})

test('times are asked for again when the visitor comes back after a while', async ({ page }) => {
  let asked = 0
  await page.route(`**${api.slots}`, (route) => {
    asked += 1
    return route.fulfill({ json: slots })
  })
  await page.clock.install()
  await open(page, 'scheduler')
  // Not 1: in development effects run twice.
  const before = asked
  const comeBack = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await comeBack()
  expect(asked).toBe(before)
  await page.clock.fastForward(SLOTS_STALE_MS + 1000)
  await comeBack()
  await expect.poll(() => asked).toBe(before + 1)
})

test('a calendar that does not load can be asked for again', async ({ page }) => {
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
  test(`${screen}: the page around the frame hears that it is ready and done, and no more`, async ({ page }) => {
    await answer(page, api.leads, created)
    await answer(page, api.bookings, booked)
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
    for (const [name, words] of [
      ['firstName', 'Ana'],
      ['lastName', 'Pereira'],
      ['email', 'ana@tavelmo.example'],
      ['company', 'Tavelmo'],
    ]) {
      await frame.locator(`[name=${name}]`).fill(words!)
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
  test(`axe finds nothing in any state and nothing scrolls sideways, ${language} at ${width} px`, async ({ page }) => {
    test.slow()
    await page.setViewportSize({ width, height: 800 })
    await answer(page, api.leads, lost, created)
    await answer(page, api.bookings, taken, booked)

    async function expectSound(state: string): Promise<void> {
      await expectNothingFound(page, 'html', state, language === 'en')
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), state).toBe(width)
    }

    await open(page, 'lead-form', `&language=${language}`)
    await expectSound('lead form')
    await send(page)
    await expectSound('faults')
    // Guards a fault: six fields were promised, and seven were found wrong.
    const asked = new Set(await page.locator('form [name]:not([name=website])').evaluateAll(namesOf))
    await expect(page.getByRole('alert')).toContainText(` ${asked.size} `)
    await expect(page.getByRole('alert').getByRole('link')).toHaveCount(asked.size)
    await fillContact(page)
    await page.selectOption('[name=teamSize]', '51-200')
    await page.locator('[name=topic]').first().check()
    expect(await page.evaluate(() => document.documentElement.scrollHeight), 'no inner scrolling').toBe(800)
    await send(page)
    await expect(page.getByRole('alert')).toContainText(/@verdora\.example/)
    await expectSound('failure')
    await send(page)
    await expect(page.locator('ol')).toBeVisible()
    await expectSound('sent')

    await open(page, 'scheduler', `&language=${language}`)
    await expectSound('times')
    await page.locator('[name=start]').first().check()
    await send(page)
    await page.fill('[name=email]', '')
    await send(page)
    await expectSound('details with faults')
    await fillContact(page)
    await send(page)
    await expect(page.locator('[name=start]').first()).toBeVisible()
    await expectSound('time taken')
    await page.locator('[name=start]').first().check()
    await send(page)
    await send(page)
    await expect(page.locator('ol')).toBeVisible()
    await expectSound('booked')
  })
}
