/** WCAG 2.2.1: a session can be extended, and typed input survives its end. */

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { languages } from '#site/languages.ts'
import { pathIn } from '#site/paths.ts'
import { sampleLead } from '../testing/samples.ts'
import { Browser, openTestAdmin, PASSWORD, signedIn, type TestAdmin } from './testing/browser.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const lead = sampleLead()

let admin: TestAdmin

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  admin = await openTestAdmin()
  await admin.store.add(lead, ['webhook'])
})

afterEach(async () => {
  vi.useRealTimers()
  await admin.close()
})

function pass(milliseconds: number): void {
  vi.setSystemTime(Date.now() + milliseconds)
}

async function isSignedIn(browser: Browser): Promise<boolean> {
  return (await browser.get(`/admin/lead/${lead.id}`)).body.includes(lead.form.email)
}

describe.each(languages)('in %s', (language) => {
  const base = pathIn(language, '/admin')

  it('every page offers to stay signed in, in a tab of its own that extends the session', async () => {
    const browser = await signedIn(admin.server)
    for (const path of ['', '/outbox', `/lead/${lead.id}`, `/lead/${lead.id}/erase`]) {
      expect((await browser.get(base + path)).body).toMatch(new RegExp(`href="${base}/stay"\\s+target="_blank"`))
    }
    const form = await browser.get(`${base}/lead/${lead.id}/erase`)
    const token = /name="token"\s+value="([^"]+)"/.exec(form.body)?.[1] ?? ''
    for (let count = 0; count < 12; count++) {
      pass(29 * MINUTE)
      const answer = await browser.get(`${base}/stay`)
      expect(answer.statusCode).toBe(200)
      expect(answer.body).toContain('role="status"')
    }
    // The form that was open all along is still accepted.
    expect((await browser.post(`${base}/lead/${lead.id}/erase`, { token, email: lead.form.email })).statusCode).toBe(
      200,
    )
  })

  it('the sign-in page offers a session that lasts for 24 hours without a click', async () => {
    const browser = new Browser(admin.server)
    expect((await browser.get(base)).body).toMatch(/type="checkbox"[^>]*name="stay"/)
    await browser.post(`${base}/login`, { password: PASSWORD, stay: 'yes' })
    pass(23 * HOUR + 50 * MINUTE)
    expect(await isSignedIn(browser)).toBe(true)
    pass(11 * MINUTE)
    expect(await isSignedIn(browser)).toBe(false)
  })

  it('someone whose session ended goes on where they were after signing in', async () => {
    for (const path of [`${base}/lead/${lead.id}`, `${base}/outbox`, `${base}?q=ana&kind=lead&page=1`]) {
      const browser = await signedIn(admin.server)
      pass(31 * MINUTE)
      await browser.get(path)
      const asked = await browser.get(base)
      expect(asked.body).toContain('role="status"')
      const answer = await browser.post(`${base}/login`, { password: PASSWORD })
      expect([answer.statusCode, answer.headers.location]).toEqual([303, path])
      expect(browser.place).toBeUndefined()
    }
  })

  it('a form that was sent after the session ended comes back with what was typed, and nothing is done', async () => {
    const browser = await signedIn(admin.server)
    const token = await browser.token()
    pass(31 * MINUTE)
    const path = `${base}/lead/${lead.id}/erase`
    await browser.post(path, { token, email: 'typed@before.example' })
    const answer = await browser.post(`${base}/login`, { password: PASSWORD })
    expect(answer.headers.location).toBe(path)
    expect((await browser.get(path)).body).toContain('value="typed@before.example"')
    expect(await admin.store.find(lead.id)).toEqual(lead)
    expect((await browser.get(path)).body).not.toContain('typed@before.example')
    expect(browser.place).toBeUndefined()
  })
})

it.each([
  'https://evil.example/admin',
  '//evil.example',
  '/admin/../evil',
  '/admin/export?format=json',
  '/admin/logout',
  '/pt/admin/outbox/x',
  '/deskx',
  '/admin?\r\nset-cookie: a=b',
  '',
])('signing in does not lead to %j, whatever the cookie says', async (path) => {
  const browser = new Browser(admin.server)
  browser.place = `__Host-admin-back=${encodeURIComponent(JSON.stringify({ path }))}`
  expect((await browser.signIn()).headers.location).toBe('/admin')
})
