import { Signer } from '@fastify/cookie'
import { describe, expect, it, vi } from 'vitest'
import { languages } from '#site/languages.ts'
import { pathIn } from '#site/paths.ts'
import { sampleLead } from '../testing/sample-leads.ts'
import {
  admin,
  advance,
  donePath,
  expectSignedIn,
  expectSignedOut,
  guest,
  lead,
  openTargetForEachTest,
  owner,
  pagePaths,
  sessionIn,
} from './testing/attack.ts'
import { Browser, PASSWORD, quickHash, signInBrowser, tokenIn } from './testing/browser.ts'

openTargetForEachTest()

const signWith = (secret: string, cookie: string) =>
  `__Host-admin=${encodeURIComponent(new Signer(secret).sign(sessionIn(cookie).split('.')[0] ?? ''))}`

const forgedCookies: Record<string, (own: string, other: string) => string> = {
  'a forged cookie': () => '__Host-admin=1',
  'a session id without its signature': (own) => own.replace(/(%2E|\.)[^.]*$/, ''),
  'a session id with the signature of another session': (own, other) => `${own.split('.')[0]}.${other.split('.')[1]}`,
  'a session id signed with the password': (own) => signWith(PASSWORD, own),
  'a session id signed with the password hash': (own) => signWith(admin.hash, own),
  'a valid session under the cookie name used without HTTPS': (own) => own.replace('__Host-admin', 'admin'),
  'an 8 KB cookie': () => `__Host-admin=${'a.'.repeat(4096)}`,
  'a null byte': () => '__Host-admin=%00',
  'prototype names': () => '__Host-admin=__proto__; __Host-admin=constructor.x',
  SQL: () => `__Host-admin=' OR 1=1 --`,
  'cookie tossing: a planted cookie before the real one': (own) => `__Host-admin=planted.planted; ${own}`,
}

describe('the admin pages withstand attacks on cookies:', () => {
  it('requests without a cookie to every page in every language', async () => {
    for (const base of languages.map((language) => pathIn(language, '/admin'))) {
      for (const path of pagePaths) {
        const response = await guest.get(base + path)
        expect(response.body).not.toContain(lead.form.email)
        if (path !== '') expect([response.statusCode, response.headers.location]).toEqual([303, base])
      }
    }
  })

  it.each(Object.entries(forgedCookies))('%s', async (_, forge) => {
    const other = await signInBrowser(admin.server)
    guest.cookie = forge(owner.cookie ?? '', other.cookie ?? '')
    expectSignedOut(await guest.get('/admin'))
  })

  it('session fixation: signing in starts a new session', async () => {
    const [attacker, victim] = [owner, guest]
    const planted = attacker.cookie
    victim.cookie = planted
    await victim.signIn()
    expect(victim.cookie).not.toBe(planted)
    attacker.cookie = planted
    expectSignedOut(await attacker.get('/admin'))
    expectSignedIn(await victim.get('/admin'))
  })

  it('a replayed cookie after signing out, also if a slow request ends later', async () => {
    const { cookie } = owner
    const token = await owner.token()
    guest.cookie = cookie
    const found = await admin.store.admin.select({ search: '' }, 0, 1)
    const { promise: reading, resolve: endReading } = Promise.withResolvers<typeof found>()
    const select = vi.spyOn(admin.store.admin, 'select').mockReturnValueOnce(reading)
    const pending = guest.get('/admin')
    await vi.waitFor(() => expect(select).toHaveBeenCalled(), { timeout: 30_000 })
    await owner.post('/admin/logout', { token })
    expect(owner.cookie).toBeUndefined()
    endReading(found)
    await pending
    guest.cookie = cookie
    expectSignedOut(await guest.get('/admin'))
  })

  it('a replayed cookie after a password change', async () => {
    for (const hash of [await quickHash('another password'), await quickHash(PASSWORD)]) {
      const after = new Browser(await admin.startAnother({ hash }))
      after.cookie = owner.cookie
      expectSignedOut(await after.get('/admin'))
    }
  })

  it('a session that was idle for 30 minutes, even if its cookie is sent again', async () => {
    advance(29)
    expectSignedIn(await owner.get('/admin'))
    const { cookie } = owner
    advance(31)
    for (let count = 0; count < 2; count++) {
      owner.cookie = cookie
      expectSignedOut(await owner.get('/admin'))
    }
  })

  it('an active session after 12 hours', async () => {
    for (let passed = 0; passed < 12 * 60 - 20; passed += 20) {
      advance(20)
      expectSignedIn(await owner.get('/admin'))
    }
    advance(21)
    expectSignedOut(await owner.get('/admin'))
  })

  it('cookie theft by scripts, other sites or plain HTTP', async () => {
    const { cookies } = await guest.signIn()
    expect(cookies.map(({ name }) => name).toSorted()).toEqual(['__Host-admin', '__Host-admin-device'])
    for (const cookie of cookies) {
      expect(cookie).toMatchObject({ path: '/', httpOnly: true, secure: true, sameSite: 'Strict' })
      expect(cookie).not.toHaveProperty('domain')
    }
  })

  it('visitors who would fill the database with sessions', async () => {
    const begun = vi.spyOn(admin.store.admin, 'beginSession')
    for (let visit = 0; visit < 5; visit++) await guest.get('/admin')
    await guest.signIn('wrong')
    expect(guest.cookie).toBeUndefined()
    expect(begun).not.toHaveBeenCalled()
  })
})

type Fields = Record<string, string>
type Forgery = { fields?: Fields | string; headers?: Fields; query?: string; status?: number }

const withHeaders = (headers: Fields) => (token: string) => ({ fields: { token }, headers })
const withOrigin = (origin: string) => withHeaders({ origin, 'sec-fetch-site': '' })
const withSite = (site: string) => withHeaders({ 'sec-fetch-site': site })
const withType = (type: string, status: number) => (token: string) => ({
  fields: JSON.stringify({ token }),
  headers: { 'content-type': type },
  status,
})

/** Forms that would mark the lead as done; the token is the owner's. */
const forgedForms: Record<string, (token: string, other: string) => Forgery> = {
  'without a CSRF token': () => ({}),
  'with an empty CSRF token': () => ({ fields: { token: '' } }),
  'with an invalid CSRF token': () => ({ fields: { token: 'x' } }),
  'with a CSRF token that is too long': (token) => ({ fields: { token: `${token}x` } }),
  'with a CSRF token that is too short': (token) => ({ fields: { token: token.slice(0, -1) } }),
  'with the CSRF token of another session': (_, other) => ({ fields: { token: other } }),
  'with CSRF tokens as a list': (token) => ({ fields: `token=${token}&token=${token}` }),
  'with a CSRF token in the URL': (token) => ({ query: `?token=${token}` }),
  'with a CSRF token in a header': (token) => ({ headers: { 'x-csrf-token': token } }),
  'from another site': withOrigin('https://evil.example'),
  'from a sandboxed frame': withOrigin('null'),
  'from a host that begins like ours': withOrigin('https://acme.example.evil.example'),
  'from our host without HTTPS': withOrigin('http://acme.example'),
  'without Origin': withOrigin(''),
  'with Sec-Fetch-Site: cross-site': withSite('cross-site'),
  'with Sec-Fetch-Site: same-site': withSite('same-site'),
  'with Sec-Fetch-Site: none': withSite('none'),
  'with an Origin that matches a forged Host': withHeaders({
    host: 'evil.example',
    'x-forwarded-host': 'evil.example',
    origin: 'https://evil.example',
  }),
  // Other sites can send all of these but JSON without preflight.
  'as JSON': withType('application/json', 415),
  'as plain text': withType('text/plain', 415),
  'as multipart': withType('multipart/form-data; boundary=x', 415),
  'without a content type': withType('', 415),
  'of 5 KB': (token) => ({ fields: { token, more: 'x'.repeat(5000) }, status: 413 }),
}

describe('the admin pages withstand attacks on forms:', () => {
  it.each(Object.entries(forgedForms))('a form %s', async (_, forge) => {
    const other = await signInBrowser(admin.server)
    const token = await owner.token()
    const { fields = {}, headers, query = '', status = 403 } = forge(token, await other.token())
    expect((await owner.post(donePath + query, fields, headers)).statusCode).toBe(status)
  })

  it('a CSRF token from before signing in again', async () => {
    const token = await owner.token()
    await owner.signIn()
    expect((await owner.post(donePath, { token })).statusCode).toBe(403)
  })

  it.each([
    ['empty', 'cors'],
    ['empty', 'same-origin'],
    ['iframe', 'navigate'],
    ['document', 'no-cors'],
    ['image', 'no-cors'],
  ])('requests from same-origin scripts and from frames: destination %s, mode %s', async (destination, mode) => {
    const headers = { 'sec-fetch-dest': destination, 'sec-fetch-mode': mode }
    const token = await owner.token()
    for (const path of pagePaths) {
      const response = await owner.get(`/admin${path}`, headers)
      expect(response.statusCode, path).toBe(403)
      expect(response.body, path).not.toContain(lead.form.email)
    }
    expect((await owner.post(donePath, { token }, headers)).statusCode).toBe(403)
    expect((await guest.signIn(PASSWORD, headers)).statusCode).toBe(403)
    expectSignedIn(await owner.get('/admin', { 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate' }))
  })

  it('another site signing a visitor in or the owner out', async () => {
    expect((await guest.signIn(PASSWORD, { origin: 'https://evil.example' })).statusCode).toBe(403)
    expect(guest.cookie).toBeUndefined()
    expect((await owner.post('/admin/logout', {})).statusCode).toBe(403)
    expectSignedIn(await owner.get('/admin'))
  })
})

/** WCAG 2.2.1: a session can be extended, and typed input survives its end. */
describe.each(languages)('a session in %s', (language) => {
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
    // The form that was open the whole time is still accepted, although each page has a new token.
    expect(await owner.token()).not.toBe(token)
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

const elsewhere = ['https://evil.example/admin', '//evil.example', '/admin/../evil', '/adminx', '']
const notPages = ['/admin/export?format=json', '/admin/logout', '/pt/admin/outbox/x', '/admin?\r\nset-cookie: a=b']

it.each([...elsewhere, ...notPages])('ignores %j in the return cookie after signing in', async (path) => {
  owner.returnCookie = `__Host-admin-back=${encodeURIComponent(JSON.stringify({ path }))}`
  expect((await owner.signIn()).headers.location).toBe('/admin')
})
