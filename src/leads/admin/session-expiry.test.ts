/** WCAG 2.2.1: a session can be extended, and typed input survives its end. */

import { describe, expect, it } from 'vitest'
import { languages } from '#site/languages.ts'
import { pathIn } from '#site/paths.ts'
import { sampleLead } from '../testing/sample-leads.ts'
import {
  admin,
  advance,
  expectSignedIn,
  expectSignedOut,
  guest,
  lead,
  openTargetForEachTest,
  owner,
  pagePaths,
} from './testing/attack.ts'
import { PASSWORD, signInBrowser, tokenIn } from './testing/browser.ts'

openTargetForEachTest()

describe.each(languages)('in %s', (language) => {
  const base = pathIn(language, '/admin')

  it('links every page to a new tab that extends the session', async () => {
    for (const path of pagePaths.filter((each) => !each.startsWith('/export'))) {
      expect((await owner.get(base + path)).body).toMatch(new RegExp(`href="${base}/stay"\\s+target="_blank"`))
    }
    const erased = sampleLead({}, { email: 'gone@acme.example' })
    await admin.store.add(erased, [])
    const form = `${base}/lead/${erased.id}/erase`
    const token = tokenIn(await owner.get(form))
    for (let count = 0; count < 12; count++) {
      advance(29)
      const { statusCode, body } = await owner.get(`${base}/stay`)
      expect([statusCode, body]).toEqual([200, expect.stringContaining('role="status"')])
    }
    // The form that was open the whole time is still accepted.
    expect((await owner.post(form, { token, email: erased.form.email })).statusCode).toBe(200)
  })

  it('offers a 24-hour session without an idle timeout on the sign-in page', async () => {
    expect((await guest.get(base)).body).toMatch(/type="checkbox"[^>]*name="stay"/)
    await guest.post(`${base}/login`, { password: PASSWORD, stay: 'yes' })
    advance(23 * 60 + 50)
    expectSignedIn(await guest.get('/admin'))
    advance(11)
    expectSignedOut(await guest.get('/admin'))
  })

  it('returns to the requested page after signing in again', async () => {
    for (const path of [`${base}/lead/${lead.id}`, `${base}/outbox`, `${base}?q=ana&kind=lead&page=1`]) {
      const browser = await signInBrowser(admin.server)
      advance(31)
      await browser.get(path)
      expect((await browser.get(base)).body).toContain('role="status"')
      const response = await browser.post(`${base}/login`, { password: PASSWORD })
      expect([response.statusCode, response.headers.location]).toEqual([303, path])
      expect(browser.returnCookie).toBeUndefined()
    }
  })

  it('restores typed input and changes nothing if a form is sent after the session ended', async () => {
    const token = await owner.token()
    advance(31)
    const path = `${base}/lead/${lead.id}/erase`
    await owner.post(path, { token, email: 'typed@before.example' })
    expect((await owner.post(`${base}/login`, { password: PASSWORD })).headers.location).toBe(path)
    expect((await owner.get(path)).body).toContain('value="typed@before.example"')
    expect((await owner.get(path)).body).not.toContain('typed@before.example')
    expect(owner.returnCookie).toBeUndefined()
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
  owner.returnCookie = `__Host-admin-back=${encodeURIComponent(JSON.stringify({ path }))}`
  expect((await owner.signIn()).headers.location).toBe('/admin')
})
