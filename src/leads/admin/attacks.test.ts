/** Attacks on the admin pages. Each must be rejected, leak no lead data and change nothing. */

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { languages } from '#site/languages.ts'
import { pathIn } from '#site/paths.ts'
import type { Lead } from '../server/store/store.ts'
import { sampleLead } from '../testing/sample-leads.ts'
import {
  Browser,
  openTestAdmin,
  PASSWORD,
  quickHash,
  signInBrowser,
  SITE_URL,
  tokenIn,
  type TestResponse,
  type TestAdmin,
} from './testing/browser.ts'

const MINUTE = 60_000

let admin: TestAdmin
let lead: Lead

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  admin = await openTestAdmin()
  lead = sampleLead()
  await admin.store.add(lead, ['webhook'])
})

afterEach(async () => {
  vi.useRealTimers()
  await admin.close()
})

function expectSignedOut(response: TestResponse): void {
  expect(response.body).not.toContain(lead.form.email)
  expect(response.headers['location'] ?? '/admin').toBe('/admin')
}

function expectSignedIn(response: TestResponse): void {
  expect(response.statusCode).toBe(200)
  expect(response.body).toContain(lead.form.email)
}

async function expectNothingChanged(): Promise<void> {
  const found = await admin.store.admin.find(lead.id)
  expect(found?.submission).toEqual(lead)
  expect(found?.doneAt).toBeUndefined()
}

const donePath = () => `/admin/lead/${lead.id}/done`
const allPaths = () => ['', `/lead/${lead.id}`, `/lead/${lead.id}/erase`, '/outbox', '/export', '/export?format=json']

type Attack = () => Promise<void>

const cookieAttacks: Record<string, Attack> = {
  'requests without a cookie to every page in every language': async () => {
    for (const base of languages.map((language) => pathIn(language, '/admin'))) {
      for (const path of allPaths()) {
        const response = await admin.server.inject({ url: base + path, headers: { 'x-forwarded-proto': 'https' } })
        expect(response.body).not.toContain(lead.form.email)
        if (path !== '') expect([response.statusCode, response.headers.location]).toEqual([303, base])
      }
    }
  },
  'a forged cookie': async () => {
    const browser = new Browser(admin.server)
    browser.cookie = '__Host-admin=1'
    expectSignedOut(await browser.get('/admin'))
  },
  'a session id without its signature': async () => {
    const browser = await signInBrowser(admin.server)
    browser.cookie = browser.cookie?.replace(/(%2E|\.)[^.]*$/, '')
    expectSignedOut(await browser.get('/admin'))
  },
  'a session id with the signature of another session': async () => {
    const [one, other] = [await signInBrowser(admin.server), await signInBrowser(admin.server)]
    const [id] = one.cookie?.split('.') ?? []
    const [, signature] = other.cookie?.split('.') ?? []
    one.cookie = `${id}.${signature}`
    expectSignedOut(await one.get('/admin'))
  },
  'a cookie signed with the password or its hash': async () => {
    const { Signer } = await import('@fastify/cookie')
    const browser = await signInBrowser(admin.server)
    const id = decodeURIComponent(browser.cookie ?? '').split(/[=.]/)[1] ?? ''
    for (const secret of [PASSWORD, admin.hash]) {
      const forger = new Browser(admin.server)
      forger.cookie = `__Host-admin=${encodeURIComponent(new Signer(secret).sign(id))}`
      expectSignedOut(await forger.get('/admin'))
    }
  },
  'a valid session under the cookie name used without HTTPS': async () => {
    const browser = await signInBrowser(admin.server)
    browser.cookie = browser.cookie?.replace('__Host-admin', 'admin')
    expectSignedOut(await browser.get('/admin'))
  },
  'an 8 KB cookie': async () => {
    const browser = new Browser(admin.server)
    browser.cookie = `__Host-admin=${'a.'.repeat(4096)}`
    expectSignedOut(await browser.get('/admin'))
  },
  'cookies with null bytes, prototype names and SQL': async () => {
    const browser = new Browser(admin.server)
    for (const value of ['%00', '__proto__', 'constructor.x', "' OR 1=1 --"]) {
      browser.cookie = `__Host-admin=${value}`
      expectSignedOut(await browser.get('/admin'))
    }
  },
  'cookie tossing: a planted cookie before the real one': async () => {
    const browser = await signInBrowser(admin.server)
    const planted = new Browser(admin.server)
    planted.cookie = `__Host-admin=planted.planted; ${browser.cookie}`
    expectSignedOut(await planted.get('/admin'))
  },
  'session fixation: signing in starts a new session': async () => {
    const attacker = await signInBrowser(admin.server)
    const planted = attacker.cookie
    const victim = new Browser(admin.server)
    victim.cookie = planted
    await victim.signIn()
    expect(victim.cookie).not.toBe(planted)
    attacker.cookie = planted
    expectSignedOut(await attacker.get('/admin'))
    expectSignedIn(await victim.get('/admin'))
  },
  'a session id chosen by the attacker': async () => {
    const browser = new Browser(admin.server)
    browser.cookie = '__Host-admin=chosen.chosen'
    await browser.signIn()
    expect(browser.cookie).not.toContain('chosen')
  },
  'a replayed cookie after signing out': async () => {
    const browser = await signInBrowser(admin.server)
    const { cookie } = browser
    await browser.post('/admin/logout', { token: await browser.token() })
    expect(browser.cookie).toBeUndefined()
    browser.cookie = cookie
    expectSignedOut(await browser.get('/admin'))
  },
  'a slow request that ends after its session was signed out': async () => {
    const browser = await signInBrowser(admin.server)
    const { cookie } = browser
    const token = await browser.token()
    const slow = new Browser(admin.server)
    slow.cookie = cookie
    const { promise: isReading, resolve: startReading } = Promise.withResolvers<void>()
    const { promise: isReleased, resolve: release } = Promise.withResolvers<void>()
    vi.spyOn(admin.store.admin, 'select').mockImplementationOnce(async () => {
      startReading()
      await isReleased
      return { rows: [], totals: { count: 0, lead: 0, booking: 0, open: 0, done: 0 }, searched: undefined }
    })
    const pending = slow.get('/admin')
    await isReading
    await browser.post('/admin/logout', { token })
    release()
    await pending
    slow.cookie = cookie
    expectSignedOut(await slow.get('/admin'))
  },
  'a replayed cookie after a password change': async () => {
    const browser = await signInBrowser(admin.server)
    const { cookie } = browser
    for (const hash of [await quickHash('another password'), await quickHash(PASSWORD)]) {
      const after = new Browser(await admin.startAnother({ hash }))
      after.cookie = cookie
      expectSignedOut(await after.get('/admin'))
    }
  },
  'a session that was idle for 30 minutes': async () => {
    const browser = await signInBrowser(admin.server)
    vi.setSystemTime(Date.now() + 29 * MINUTE)
    expectSignedIn(await browser.get('/admin'))
    vi.setSystemTime(Date.now() + 31 * MINUTE)
    expectSignedOut(await browser.get('/admin'))
  },
  'an active session after 12 hours': async () => {
    const browser = await signInBrowser(admin.server)
    for (let passed = 0; passed < 12 * 60 - 20; passed += 20) {
      vi.setSystemTime(Date.now() + 20 * MINUTE)
      expectSignedIn(await browser.get('/admin'))
    }
    vi.setSystemTime(Date.now() + 21 * MINUTE)
    expectSignedOut(await browser.get('/admin'))
  },
  'an expired cookie that the browser keeps sending': async () => {
    const browser = await signInBrowser(admin.server)
    const { cookie } = browser
    vi.setSystemTime(Date.now() + 31 * MINUTE)
    browser.cookie = cookie
    expectSignedOut(await browser.get('/admin'))
    browser.cookie = cookie
    expectSignedOut(await browser.get('/admin'))
  },
  'cookie theft by scripts, other sites or plain HTTP': async () => {
    const response = await new Browser(admin.server).signIn()
    expect(response.cookies.map(({ name }) => name).toSorted()).toEqual(['__Host-admin', '__Host-admin-device'])
    for (const cookie of response.cookies) {
      expect(cookie).toMatchObject({ path: '/', httpOnly: true, secure: true, sameSite: 'Strict' })
      expect(cookie).not.toHaveProperty('domain')
    }
  },
  'signing in over plain HTTP if the site URL is HTTPS': async () => {
    const browser = new Browser(admin.server)
    const response = await browser.signIn(PASSWORD, { 'x-forwarded-proto': 'http' })
    expect(response.statusCode).toBe(403)
    expect(browser.cookie).toBeUndefined()
  },
  'visitors who would fill the database with sessions': async () => {
    const guest = new Browser(admin.server)
    const begun = vi.spyOn(admin.store.admin, 'beginSession')
    for (let visit = 0; visit < 5; visit++) await guest.get('/admin')
    await guest.signIn('wrong')
    expect(guest.cookie).toBeUndefined()
    expect(begun).not.toHaveBeenCalled()
  },
}

const formAttacks: Record<string, Attack> = {
  'a form without a CSRF token': async () => {
    const browser = await signInBrowser(admin.server)
    expect((await browser.post(donePath(), {})).statusCode).toBe(403)
  },
  'a form with a wrong CSRF token': async () => {
    const browser = await signInBrowser(admin.server)
    const token = await browser.token()
    for (const wrong of ['x', `${token}x`, token.slice(0, -1), '']) {
      expect((await browser.post(donePath(), { token: wrong })).statusCode).toBe(403)
    }
  },
  'a CSRF token of another session': async () => {
    const [one, other] = [await signInBrowser(admin.server), await signInBrowser(admin.server)]
    expect((await one.post(donePath(), { token: await other.token() })).statusCode).toBe(403)
  },
  'a CSRF token from before signing in again': async () => {
    const browser = await signInBrowser(admin.server)
    const token = await browser.token()
    await browser.signIn()
    expect((await browser.post(donePath(), { token })).statusCode).toBe(403)
  },
  'a CSRF token as a list, in the URL or in a header': async () => {
    const browser = await signInBrowser(admin.server)
    const token = await browser.token()
    expect((await browser.post(donePath(), `token=${token}&token=${token}`)).statusCode).toBe(403)
    expect((await browser.post(`${donePath()}?token=${token}`, {})).statusCode).toBe(403)
    expect((await browser.post(donePath(), {}, { 'x-csrf-token': token })).statusCode).toBe(403)
  },
  'a form with the Origin of another site': async () => {
    const browser = await signInBrowser(admin.server)
    const token = await browser.token()
    for (const origin of ['https://evil.example', 'null', `${SITE_URL}.evil.example`, 'http://acme.example', '']) {
      const response = await browser.post(donePath(), { token }, { origin, 'sec-fetch-site': '' })
      expect(response.statusCode, origin).toBe(403)
    }
  },
  'a form with a cross-site Sec-Fetch-Site header': async () => {
    const browser = await signInBrowser(admin.server)
    const token = await browser.token()
    for (const site of ['cross-site', 'same-site', 'none']) {
      expect((await browser.post(donePath(), { token }, { 'sec-fetch-site': site })).statusCode, site).toBe(403)
    }
  },
  'requests from same-origin scripts and from frames': async () => {
    const browser = await signInBrowser(admin.server)
    const token = await browser.token()
    const headerSets = [
      { 'sec-fetch-dest': 'empty', 'sec-fetch-mode': 'cors' },
      { 'sec-fetch-dest': 'empty', 'sec-fetch-mode': 'same-origin' },
      { 'sec-fetch-dest': 'iframe', 'sec-fetch-mode': 'navigate' },
      { 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'no-cors' },
      { 'sec-fetch-dest': 'image', 'sec-fetch-mode': 'no-cors' },
    ]
    for (const headers of headerSets) {
      for (const path of allPaths()) {
        const response = await browser.get(`/admin${path}`, headers)
        expect(response.statusCode, path).toBe(403)
        expect(response.body, path).not.toContain(lead.form.email)
      }
      expect((await browser.post(donePath(), { token }, headers)).statusCode).toBe(403)
      expect((await new Browser(admin.server, '198.51.100.7').signIn(PASSWORD, headers)).statusCode).toBe(403)
    }
    expectSignedIn(await browser.get('/admin', { 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate' }))
  },
  'an Origin that matches a forged Host': async () => {
    const browser = await signInBrowser(admin.server)
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example', origin: 'https://evil.example' }
    expect((await browser.post(donePath(), { token: await browser.token() }, headers)).statusCode).toBe(403)
  },
  'another site signing a visitor in': async () => {
    const browser = new Browser(admin.server)
    expect((await browser.signIn(PASSWORD, { origin: 'https://evil.example' })).statusCode).toBe(403)
    expect(browser.cookie).toBeUndefined()
  },
  'another site signing the owner out': async () => {
    const browser = await signInBrowser(admin.server)
    expect((await browser.post('/admin/logout', {})).statusCode).toBe(403)
    expectSignedIn(await browser.get('/admin'))
  },
  'changes by GET': async () => {
    const browser = await signInBrowser(admin.server)
    const token = await browser.token()
    for (const path of ['/logout', '/login', `/lead/${lead.id}/done`, '/outbox/retry']) {
      expect((await browser.get(`/admin${path}?token=${token}`)).statusCode, path).toBe(404)
    }
    await browser.get(`/admin/lead/${lead.id}/erase?token=${token}&email=${lead.form.email}`)
    expectSignedIn(await browser.get('/admin'))
  },
  'method override headers': async () => {
    const browser = await signInBrowser(admin.server)
    const token = await browser.token()
    for (const headers of [{ 'x-http-method-override': 'POST' }, { 'x-method-override': 'DELETE' }]) {
      expect((await browser.get(`${donePath()}?_method=POST&token=${token}`, headers)).statusCode).toBe(404)
    }
  },
  'PUT, PATCH, DELETE and OPTIONS': async () => {
    const browser = await signInBrowser(admin.server)
    const token = await browser.token()
    for (const method of ['PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const) {
      const headers = { cookie: browser.cookie ?? '', 'x-forwarded-proto': 'https', origin: SITE_URL }
      const response = await admin.server.inject({ method, url: donePath(), headers, query: { token } })
      expect(response.statusCode, method).toBe(404)
      expect(response.headers['access-control-allow-origin']).toBeUndefined()
    }
  },
  'JSON, plain text and multipart bodies, which other sites can send without preflight': async () => {
    const browser = await signInBrowser(admin.server)
    const token = await browser.token()
    for (const type of ['application/json', 'text/plain', 'multipart/form-data; boundary=x', '']) {
      const response = await browser.post(donePath(), JSON.stringify({ token }), { 'content-type': type })
      expect([403, 415], type).toContain(response.statusCode)
    }
  },
  'a 5 KB form': async () => {
    const browser = await signInBrowser(admin.server)
    const response = await browser.post(donePath(), { token: await browser.token(), more: 'x'.repeat(5000) })
    expect(response.statusCode).toBe(413)
  },
  'forms without a session': async () => {
    const browser = await signInBrowser(admin.server)
    const token = await browser.token()
    const guest = new Browser(admin.server)
    for (const path of [donePath(), `/admin/lead/${lead.id}/erase`, '/admin/outbox/retry', '/admin/logout']) {
      const response = await guest.post(path, { token, email: lead.form.email })
      expect([response.statusCode, response.headers.location], path).toEqual([303, '/admin'])
    }
  },
  'erasing without typing the email address': async () => {
    const browser = await signInBrowser(admin.server)
    const token = await browser.token()
    for (const email of ['', '%', 'rafael@heliovar.example', ' ']) {
      expect((await browser.post(`/admin/lead/${lead.id}/erase`, { token, email })).statusCode, email).toBe(422)
    }
  },
}

const passwordAttacks: Record<string, Attack> = {
  'the right password after five wrong ones': async () => {
    const browser = new Browser(admin.server)
    for (let count = 0; count < 5; count++) expect((await browser.signIn('wrong')).statusCode).toBe(403)
    expect((await browser.signIn()).statusCode).toBe(403)
    vi.setSystemTime(Date.now() + 16 * MINUTE)
    expect((await browser.signIn()).statusCode).toBe(303)
  },
  'probing a locked address for the right password': async () => {
    const browser = new Browser(admin.server)
    const wrong = await browser.signIn('wrong')
    for (let count = 0; count < 4; count++) await browser.signIn('wrong')
    const right = await browser.signIn()
    expect([right.statusCode, right.body]).toEqual([wrong.statusCode, wrong.body])
    expect(right.headers['set-cookie']).toBeUndefined()
  },
  'ten wrong passwords and the right one at once': async () => {
    const browsers = Array.from({ length: 10 }, () => new Browser(admin.server))
    const tried = [...browsers.map((browser) => browser.signIn('wrong')), new Browser(admin.server).signIn()]
    for (const response of await Promise.all(tried)) expect(response.statusCode).toBe(403)
  },
  'guessing on one process after the other': async () => {
    const [one, other] = [new Browser(admin.server), new Browser(await admin.startAnother())]
    for (let count = 0; count < 3; count++) await one.signIn('wrong')
    for (let count = 0; count < 2; count++) await other.signIn('wrong')
    expect((await one.signIn()).statusCode).toBe(403)
    expect((await other.signIn()).statusCode).toBe(403)
  },
  'guessing with forged X-Forwarded-For addresses': async () => {
    const plain = await admin.startAnother({ trustedProxies: false, siteUrl: 'http://acme.example' })
    const guess = (count: number) =>
      new Browser(plain, `198.51.100.${count}`).signIn('wrong', { origin: 'http://acme.example' })
    for (let count = 0; count < 5; count++) await guess(count)
    const right = await new Browser(plain, '198.51.100.99').signIn(PASSWORD, { origin: 'http://acme.example' })
    expect(right.statusCode).toBe(403)
  },
  'guessing from many addresses of one IPv6 network': async () => {
    for (let count = 1; count <= 5; count++) await new Browser(admin.server, `2001:db8:1:2::${count}`).signIn('wrong')
    expect((await new Browser(admin.server, '2001:db8:1:2::99').signIn()).statusCode).toBe(403)
    expect((await new Browser(admin.server, '203.0.113.8').signIn()).statusCode).toBe(303)
  },
  'guessing from many networks of one IPv6 prefix': async () => {
    for (let count = 1; count <= 10; count++) await new Browser(admin.server, `2001:db8:1:${count}::1`).signIn('wrong')
    expect((await new Browser(admin.server, '2001:db8:1:99::1').signIn()).statusCode).toBe(403)
    expect((await new Browser(admin.server, '2001:db8:2:99::1').signIn()).statusCode).toBe(303)
  },
  'more than five guesses with the cookie of a known device': async () => {
    const browser = await signInBrowser(admin.server)
    browser.cookie = undefined
    for (let count = 0; count < 5; count++) expect((await browser.signIn('wrong')).statusCode).toBe(403)
    expect((await browser.signIn()).statusCode).toBe(403)
    const elsewhere = new Browser(admin.server, '198.51.100.9')
    elsewhere.device = browser.device
    expect((await elsewhere.signIn()).statusCode).toBe(403)
  },
  'a device cookie that is forged, signed with another password or taken from a session': async () => {
    const locked = new Browser(admin.server)
    for (let count = 0; count < 5; count++) await locked.signIn('wrong')
    const stranger = new Browser(await admin.startAnother({ hash: await quickHash() }), '198.51.100.9')
    await stranger.signIn()
    const session =
      decodeURIComponent((await signInBrowser(admin.server, '198.51.100.10')).cookie ?? '').split('=')[1] ?? ''
    for (const device of [
      stranger.device,
      '__Host-admin-device=1',
      '__Host-admin-device=.',
      `__Host-admin-device=${encodeURIComponent(session)}`,
    ]) {
      locked.device = device
      expect((await locked.signIn()).statusCode, device).toBe(403)
    }
  },
  'missing, empty, repeated and overlong passwords': async () => {
    const browser = new Browser(admin.server)
    for (const form of ['', 'password=', 'password=a&password=b', `password=${'x'.repeat(3000)}`]) {
      expect((await browser.post('/admin/login', form)).statusCode, form).toBe(403)
    }
  },
  'passwords with SQL and null bytes': async () => {
    const browser = new Browser(admin.server)
    for (const password of [`' OR '1'='1`, `${PASSWORD}\0`, '%00']) {
      expect((await browser.signIn(password)).statusCode).toBe(403)
    }
  },
  'open redirects after signing in': async () => {
    const ways = ['next', 'url', 'redirect', 'return_to'].map((name) => `${name}=https://evil.example`).join('&')
    const browser = new Browser(admin.server)
    const response = await browser.post(`/admin/login?${ways}`, `password=${encodeURIComponent(PASSWORD)}&${ways}`)
    expect([response.statusCode, response.headers.location]).toEqual([303, '/admin'])
    const forwarded = await new Browser(admin.server).get('/admin/outbox', { 'x-forwarded-host': 'evil.example' })
    expect(forwarded.headers.location).toBe('/admin')
  },
}

const urlAttacks: Record<string, Attack> = {
  'path tricks': async () => {
    const guest = new Browser(admin.server)
    for (const path of [
      '//admin',
      '/ADMIN',
      '/admin/',
      '/admin/../admin/export',
      '/admin/./export',
      '/admin%2Fexport',
      '/admin/export%00',
      '/admin/export;x=y',
      '/%61dmin/export',
      '/admin/lead/../export',
      '/admin\\export',
    ]) {
      const response = await guest.get(path)
      expect(response.body, path).not.toContain(lead.form.email)
      expect([303, 400, 404], path).toContain(response.statusCode)
    }
  },
  'invalid ids': async () => {
    const browser = await signInBrowser(admin.server)
    const find = vi.spyOn(admin.store.admin, 'find')
    for (const id of ['1', '%00', "' OR 1=1 --", '..%2F..', `${lead.id}%00`, lead.id.toUpperCase(), '__proto__']) {
      expect((await browser.get(`/admin/lead/${encodeURI(id)}`)).statusCode, id).toBe(404)
    }
    // Invalid ids must not reach the database, which rejects some characters.
    expect(new Set(find.mock.calls.flat())).toEqual(new Set(['']))
  },
  'requests for an erased lead': async () => {
    const browser = await signInBrowser(admin.server)
    const erased = sampleLead({}, { email: 'gone@acme.example' })
    await admin.store.add(erased, [])
    const { statusCode } = await browser.post(`/admin/lead/${erased.id}/erase`, {
      token: await browser.token(),
      email: 'Gone@acme.example',
    })
    expect(statusCode).toBe(200)
    expect((await browser.get(`/admin/lead/${erased.id}`)).statusCode).toBe(404)
    expect((await browser.get(`/admin/lead/${erased.id}/erase`)).statusCode).toBe(404)
    const late = await browser.post(`/admin/lead/${erased.id}/done`, { token: await browser.token() })
    expect([late.statusCode, late.headers.location]).toEqual([303, '/admin'])
  },
  'header injection by search, page number or export format': async () => {
    const browser = await signInBrowser(admin.server)
    const lines = '%0d%0aset-cookie:%20x=y%0d%0a'
    for (const path of [
      `?q=${lines}`,
      `?page=${lines}`,
      `/outbox?retried=${lines}`,
      `/export?format=${lines}&kind=${lines}`,
    ]) {
      const response = await browser.get(`/admin${path}`)
      expect(response.statusCode, path).toBe(200)
      expect(
        response.cookies.map(({ name }) => name),
        path,
      ).toEqual(['__Host-admin'])
      expect(response.headers['content-disposition'] ?? '', path).toMatch(
        /^$|^attachment; filename="leads-[\d-]+\.csv"$/,
      )
    }
  },
  'searches with SQL, patterns, markup or 5000 characters': async () => {
    const browser = await signInBrowser(admin.server)
    for (const search of ["' OR '1'='1", '%', '_', '\0', '(a+)+$', 'x'.repeat(5000), '"><script>alert(1)</script>']) {
      const response = await browser.get(`/admin?q=${encodeURIComponent(search)}`)
      expect(response.statusCode, search).toBe(200)
      if (search !== '\0') expect(response.body, search).not.toContain(lead.form.email)
      expect(response.body).not.toContain('<script')
    }
  },
  'markup in every field of a lead': async () => {
    const browser = await signInBrowser(admin.server)
    const markup = `"><script>alert(1)</script><img src=x onerror='alert(2)'>`
    // Bypasses form validation.
    const planted = sampleLead(
      {},
      {
        ...Object.fromEntries(
          ['firstName', 'lastName', 'email', 'company', 'page', 'report'].map((field) => [field, markup]),
        ),
        campaign: { utm_source: markup },
      },
    )
    await admin.store.add(planted, ['webhook'])
    const [delivery] = await admin.store.takeDue('webhook', '2030-01-01', '2030-01-02', 9)
    for (const each of [delivery, ...(await admin.store.takeDue('webhook', '2040-01-01', '2040-01-02', 9))]) {
      if (each) await admin.store.complete(each, { state: 'parked', error: markup })
    }
    for (const path of [
      '',
      `/lead/${planted.id}`,
      `/lead/${planted.id}/erase`,
      '/outbox',
      `?q=${encodeURIComponent(markup)}`,
    ]) {
      const { body } = await browser.get(`/admin${path}`)
      expect(body, path).toContain('&lt;script&gt;')
      expect(body, path).not.toMatch(/<script|<img|"\s*>\s*<script/)
    }
  },
  'framing, caching, indexing, scripts and referrer leaks': async () => {
    const browser = await signInBrowser(admin.server)
    const responses = [
      await browser.get('/admin'),
      await browser.get(`/admin/lead/${lead.id}`),
      await browser.get('/admin/export'),
      await new Browser(admin.server).get('/admin'),
      await new Browser(admin.server).get('/admin/outbox'),
      await new Browser(admin.server).signIn('wrong'),
      await browser.post(donePath(), {}),
    ]
    for (const { headers } of responses) {
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex, nofollow',
        'referrer-policy': 'same-origin',
        'x-frame-options': 'DENY',
      })
      const policy = String(headers['content-security-policy'])
      expect(policy).toContain("default-src 'none'")
      expect(policy).toContain("frame-ancestors 'none'")
      expect(policy).not.toMatch(/script-src|unsafe|\*|data:/)
    }
  },
  'secrets in pages and errors': async () => {
    const browser = await signInBrowser(admin.server)
    const id = decodeURIComponent(browser.cookie ?? '').split('=')[1] ?? ''
    for (const response of [
      await browser.get('/admin'),
      await browser.signIn('wrong secret'),
      await browser.post(donePath(), {}),
    ]) {
      for (const secret of [id, admin.hash, 'wrong secret', PASSWORD]) expect(response.body).not.toContain(secret)
    }
  },
  'a database outage': async () => {
    const browser = await signInBrowser(admin.server)
    vi.spyOn(admin.store.admin, 'select').mockRejectedValue(new Error('no such table: secrets'))
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    const response = await browser.get('/admin')
    expect(response.statusCode).toBe(503)
    expect(response.body).not.toContain('secrets')
    expect(logged).toHaveBeenCalledOnce()
    vi.restoreAllMocks()
  },
}

const attackGroups = {
  'attacks on cookies': cookieAttacks,
  'attacks on forms': formAttacks,
  'attacks on passwords': passwordAttacks,
  'attacks on URLs': urlAttacks,
}

describe.each(Object.entries(attackGroups))('%s', (_, attacks) => {
  it.each(Object.entries(attacks))('withstands %s', async (__, attack) => {
    await attack()
    await expectNothingChanged()
  })
})

it('generates a new CSRF token for each page and accepts earlier ones', async () => {
  const browser = await signInBrowser(admin.server)
  const [one, other] = [tokenIn(await browser.get('/admin')), tokenIn(await browser.get('/admin'))]
  expect(one).not.toBe(other)
  expect((await browser.post(donePath(), { token: one })).statusCode).toBe(303)
})
