/** WCAG 2.2.1: a session can be extended, and typed input survives its end. */

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { languages } from '#site/languages.ts'
import { pathIn } from '#site/paths.ts'
import { sampleLead } from '../testing/sample-leads.ts'
import { Browser, openTestAdmin, PASSWORD, signInBrowser, type TestAdmin } from './testing/browser.ts'

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

function advance(milliseconds: number): void {
  vi.setSystemTime(Date.now() + milliseconds)
}

async function isSignedIn(browser: Browser): Promise<boolean> {
  return (await browser.get(`/admin/lead/${lead.id}`)).body.includes(lead.form.email)
}

describe.each(languages)('in %s', (language) => {
  const base = pathIn(language, '/admin')

  it('links every page to a new tab that extends the session', async () => {
    const browser = await signInBrowser(admin.server)
    for (const path of ['', '/outbox', `/lead/${lead.id}`, `/lead/${lead.id}/erase`]) {
      expect((await browser.get(base + path)).body).toMatch(new RegExp(`href="${base}/stay"\\s+target="_blank"`))
    }
    const form = await browser.get(`${base}/lead/${lead.id}/erase`)
    const token = /name="token"\s+value="([^"]+)"/.exec(form.body)?.[1] ?? ''
    for (let count = 0; count < 12; count++) {
      advance(29 * MINUTE)
      const response = await browser.get(`${base}/stay`)
      expect(response.statusCode).toBe(200)
      expect(response.body).toContain('role="status"')
    }
    // The form that was open the whole time is still accepted.
    expect((await browser.post(`${base}/lead/${lead.id}/erase`, { token, email: lead.form.email })).statusCode).toBe(
      200,
    )
  })

  it('offers a 24-hour session without an idle timeout on the sign-in page', async () => {
    const browser = new Browser(admin.server)
    expect((await browser.get(base)).body).toMatch(/type="checkbox"[^>]*name="stay"/)
    await browser.post(`${base}/login`, { password: PASSWORD, stay: 'yes' })
    advance(23 * HOUR + 50 * MINUTE)
    expect(await isSignedIn(browser)).toBe(true)
    advance(11 * MINUTE)
    expect(await isSignedIn(browser)).toBe(false)
  })

  it('returns to the requested page after signing in again', async () => {
    for (const path of [`${base}/lead/${lead.id}`, `${base}/outbox`, `${base}?q=ana&kind=lead&page=1`]) {
      const browser = await signInBrowser(admin.server)
      advance(31 * MINUTE)
      await browser.get(path)
      const loginPage = await browser.get(base)
      expect(loginPage.body).toContain('role="status"')
      const response = await browser.post(`${base}/login`, { password: PASSWORD })
      expect([response.statusCode, response.headers.location]).toEqual([303, path])
      expect(browser.returnCookie).toBeUndefined()
    }
  })

  it('restores typed input and changes nothing if a form is sent after the session ended', async () => {
    const browser = await signInBrowser(admin.server)
    const token = await browser.token()
    advance(31 * MINUTE)
    const path = `${base}/lead/${lead.id}/erase`
    await browser.post(path, { token, email: 'typed@before.example' })
    const response = await browser.post(`${base}/login`, { password: PASSWORD })
    expect(response.headers.location).toBe(path)
    expect((await browser.get(path)).body).toContain('value="typed@before.example"')
    expect(await admin.store.find(lead.id)).toEqual(lead)
    expect((await browser.get(path)).body).not.toContain('typed@before.example')
    expect(browser.returnCookie).toBeUndefined()
  })
})

it.each([
  'https://evil.example/admin',
  '//evil.example',
  '/admin/../evil',
  '/admin/export?format=json',
  '/admin/logout',
  '/pt/admin/outbox/x',
  '/adminx',
  '/admin?\r\nset-cookie: a=b',
  '',
])('ignores %j in the return cookie after signing in', async (path) => {
  const browser = new Browser(admin.server)
  browser.returnCookie = `__Host-admin-back=${encodeURIComponent(JSON.stringify({ path }))}`
  expect((await browser.signIn()).headers.location).toBe('/admin')
})
