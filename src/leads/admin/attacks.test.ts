import { describe, expect, it, vi } from 'vitest'
import { sampleLead } from '../testing/sample-leads.ts'
import {
  admin,
  donePath,
  erasePath,
  expectSignedIn,
  guest,
  lead,
  openTargetForEachTest,
  owner,
  sessionIn,
} from './testing/attack.ts'
import { Browser, PASSWORD, quickHash, signInBrowser, SITE_URL } from './testing/browser.ts'

openTargetForEachTest()

const browserAt = (address: string, server = admin.server) => new Browser(server, address)

async function guess(times: number, browser: Browser): Promise<void> {
  for (let count = 0; count < times; count++) expect((await browser.signIn('wrong')).statusCode).toBe(403)
}

describe('the admin pages withstand attacks on methods:', () => {
  it('changes by GET, also with headers that override the method', async () => {
    const query = `?_method=POST&token=${await owner.token()}&email=${lead.form.email}`
    const override = { 'x-http-method-override': 'POST', 'x-method-override': 'POST' }
    for (const path of ['/admin/logout', '/admin/login', donePath, '/admin/outbox/retry']) {
      expect((await owner.get(path + query, override)).statusCode, path).toBe(404)
    }
    await owner.get(erasePath + query, override)
    expectSignedIn(await owner.get('/admin'))
  })

  it.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const)('%s', async (method) => {
    const headers = { cookie: owner.cookie ?? '', 'x-forwarded-proto': 'https', origin: SITE_URL }
    const query = { token: await owner.token() }
    const response = await admin.server.inject({ method, url: donePath, headers, query })
    expect(response.statusCode).toBe(404)
    expect(response.headers['access-control-allow-origin']).toBeUndefined()
  })

  it('forms without a session', async () => {
    for (const path of [donePath, erasePath, '/admin/outbox/retry', '/admin/logout']) {
      const { statusCode, headers } = await guest.post(path, { token: await owner.token(), email: lead.form.email })
      expect([path, statusCode, headers.location]).toEqual([path, 303, '/admin'])
    }
  })

  it.each(['', '%', 'rafael@heliovar.example', ' '])('erasing with the email address %j', async (email) => {
    expect((await owner.post(erasePath, { token: await owner.token(), email })).statusCode).toBe(422)
  })
})

describe('the admin pages withstand attacks on passwords:', () => {
  it('probing a guest address for the right password', async () => {
    const wrong = await guest.signIn('wrong')
    await guess(4, guest)
    const right = await guest.signIn()
    expect([right.statusCode, right.body]).toEqual([wrong.statusCode, wrong.body])
    expect(right.headers['set-cookie']).toBeUndefined()
  })

  it('ten wrong passwords and the right one at once', async () => {
    const passwords = [...Array.from({ length: 10 }, () => 'wrong'), PASSWORD]
    const responses = await Promise.all(passwords.map((password) => new Browser(admin.server).signIn(password)))
    for (const { statusCode } of responses) expect(statusCode).toBe(403)
  })

  it('guessing on one process after the other', async () => {
    const other = new Browser(await admin.startAnother())
    await guess(3, guest)
    await guess(2, other)
    for (const browser of [guest, other]) expect((await browser.signIn()).statusCode).toBe(403)
  })

  it('guessing with forged X-Forwarded-For addresses', async () => {
    const origin = 'http://acme.example'
    const plain = await admin.startAnother({ trustedProxies: false, siteUrl: origin })
    for (let count = 0; count < 5; count++) await browserAt(`198.51.100.${count}`, plain).signIn('wrong', { origin })
    expect((await browserAt('198.51.100.99', plain).signIn(PASSWORD, { origin })).statusCode).toBe(403)
  })

  it('more than five guesses with the cookie of a known device', async () => {
    owner.cookie = undefined
    await guess(5, owner)
    const elsewhere = browserAt('198.51.100.9')
    elsewhere.device = owner.device
    for (const browser of [owner, elsewhere]) expect((await browser.signIn()).statusCode).toBe(403)
    const otherDevice = await signInBrowser(admin.server)
    expect((await otherDevice.signIn()).statusCode).toBe(303)
  })

  it('a device cookie that is forged, signed with another password or taken from a session', async () => {
    await guess(5, guest)
    const stranger = await signInBrowser(await admin.startAnother({ hash: await quickHash() }), '198.51.100.9')
    const session = sessionIn((await signInBrowser(admin.server, '198.51.100.10')).cookie)
    const forged = ['1', '.', encodeURIComponent(session)].map((value) => `__Host-admin-device=${value}`)
    for (const device of [stranger.device, ...forged]) {
      guest.device = device
      expect((await guest.signIn()).statusCode, device).toBe(403)
    }
  })

  const passwords = ['', 'x'.repeat(3000), `' OR '1'='1`, `${PASSWORD}\0`, '%00']
  const forms = passwords.map((password) => `password=${encodeURIComponent(password)}`)
  it.each(['', 'password=a&password=b', ...forms])(
    'missing, repeated, overlong and special passwords: %s',
    async (form) => {
      expect((await guest.post('/admin/login', form)).statusCode).toBe(403)
    },
  )

  it('open redirects after signing in', async () => {
    const ways = ['next', 'url', 'redirect', 'return_to'].map((name) => `${name}=https://evil.example`).join('&')
    const form = `password=${encodeURIComponent(PASSWORD)}&${ways}`
    const response = await guest.post(`/admin/login?${ways}`, form)
    expect([response.statusCode, response.headers.location]).toEqual([303, '/admin'])
    const forwarded = await browserAt('203.0.113.9').get('/admin/outbox', { 'x-forwarded-host': 'evil.example' })
    expect(forwarded.headers.location).toBe('/admin')
  })
})

describe('the admin pages withstand attacks on URLs:', () => {
  const spellings = ['//admin', '/ADMIN', '/admin/', '/%61dmin/export', '/admin\\export', '/admin/export;x=y']
  const segments = ['/admin/../admin/export', '/admin/./export', '/admin/lead/../export']
  it.each([...spellings, ...segments, '/admin%2Fexport', '/admin/export%00'])('the path %s', async (path) => {
    const response = await guest.get(path)
    expect(response.body).not.toContain(lead.form.email)
    expect([303, 400, 404]).toContain(response.statusCode)
  })

  it('invalid ids', async () => {
    const find = vi.spyOn(admin.store.admin, 'find')
    for (const id of ['1', '%00', "' OR 1=1 --", '..%2F..', `${lead.id}%00`, lead.id.toUpperCase(), '__proto__']) {
      expect((await owner.get(`/admin/lead/${encodeURI(id)}`)).statusCode, id).toBe(404)
    }
    // Invalid ids must not reach the database, which rejects some characters.
    expect(new Set(find.mock.calls.flat())).toEqual(new Set(['']))
  })

  const lines = '%0d%0aset-cookie:%20x=y%0d%0a'
  const injections = [
    `?q=${lines}`,
    `?page=${lines}`,
    `/outbox?retried=${lines}`,
    `/export?format=${lines}&kind=${lines}`,
  ]
  it.each(injections)('header injection: %s', async (path) => {
    const { statusCode, cookies, headers } = await owner.get(`/admin${path}`)
    expect(statusCode).toBe(200)
    expect(cookies.map(({ name }) => name)).toEqual(['__Host-admin'])
    expect(headers['content-disposition'] ?? '').toMatch(/^$|^attachment; filename="leads-[\d-]+\.csv"$/)
  })

  const searches = ["' OR '1'='1", '%', '_', '\0', '(a+)+$', 'x'.repeat(5000), '"><script>alert(1)</script>']
  it.each(searches)('a search for %j', async (search) => {
    const { statusCode, body } = await owner.get(`/admin?q=${encodeURIComponent(search)}`)
    expect(statusCode).toBe(200)
    if (search !== '\0') expect(body).not.toContain(lead.form.email)
    expect(body).not.toContain('<script')
  })
})

describe('the admin pages', () => {
  it('escape markup in every field of a lead', async () => {
    const markup = `"><script>alert(1)</script><img src=x onerror='alert(2)'>`
    const fields = ['firstName', 'lastName', 'email', 'company', 'page', 'report'].map((field) => [field, markup])
    const planted = sampleLead({}, { ...Object.fromEntries(fields), campaign: { utm_source: markup } })
    await admin.store.add(planted, ['webhook'])
    for (const delivery of await admin.store.takeDue('webhook', '2030-01-01', '2030-01-02', 9)) {
      await admin.store.complete(delivery, { state: 'parked', error: markup })
    }
    const path = `/lead/${planted.id}`
    for (const page of ['', path, `${path}/erase`, '/outbox', `?q=${encodeURIComponent(markup)}`]) {
      const { body } = await owner.get(`/admin${page}`)
      expect(body, page).toContain('&lt;script&gt;')
      expect(body, page).not.toMatch(/<script|<img|"\s*>\s*<script/)
    }
  })

  it('forbid framing, caching, indexing, scripts and referrer leaks', async () => {
    const owners = [await owner.get('/admin'), await owner.get('/admin/export'), await owner.post(donePath, {})]
    const guests = [await guest.get('/admin'), await guest.get('/admin/outbox'), await guest.signIn('wrong')]
    for (const { headers } of [...owners, ...guests, await owner.get(`/admin/lead/${lead.id}`)]) {
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
  })

  it('contain no secrets, also in errors', async () => {
    const id = sessionIn(owner.cookie)
    const responses = [await owner.get('/admin'), await owner.signIn('wrong secret'), await owner.post(donePath, {})]
    for (const { body } of responses) {
      for (const secret of [id, admin.hash, 'wrong secret', PASSWORD]) expect(body).not.toContain(secret)
    }
  })

  it('reveal nothing about a database outage', async () => {
    vi.spyOn(admin.store.admin, 'select').mockRejectedValue(new Error('no such table: secrets'))
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    const response = await owner.get('/admin')
    expect(response.statusCode).toBe(503)
    expect(response.body).not.toContain('secrets')
    expect(logged).toHaveBeenCalledOnce()
  })
})
