import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fileIn } from '#i18n/testing/texts-in.ts'
import { languages } from '#site/languages.ts'
import { pathIn } from '#site/paths.ts'
import { exportAs } from '../server/export.ts'
import { sampleBooking, sampleLead } from '../testing/sample-leads.ts'
import type { LoginGuard } from './login-guard.ts'
import { Browser, openTestAdmin, PASSWORD, signInBrowser, SITE_URL, type TestAdmin } from './testing/browser.ts'

const WAIT = { timeout: 30_000 }
const lead = sampleLead({}, { report: 'Score 62\nData 2 of 5' })
const call = sampleBooking({}, { timeZone: 'Asia/Tokyo' })

let admin: TestAdmin
let browser: Browser

beforeEach(async () => {
  admin = await openTestAdmin()
  await admin.store.add(lead, ['webhook'])
  await admin.store.add(call, [])
  browser = await signInBrowser(admin.server)
})

afterEach(() => admin.close())

it.each(languages)('renders in %s according to the path, and links to the other languages', async (language) => {
  const base = pathIn(language, '/admin')
  for (const path of ['', `/lead/${lead.id}`, '/outbox']) {
    const { body } = await browser.get(base + path)
    expect(body).toContain(`<html lang="${language}">`)
    for (const other of languages) expect(body).toContain(`href="${pathIn(other, base + path)}"`)
    expect(body).not.toMatch(/\[\w+\]|\{\{|undefined|NaN|\[object/)
  }
})

it('streams an export instead of collecting it first', async () => {
  const { promise: received, resolve: receive } = Promise.withResolvers<void>()
  vi.spyOn(admin.store, 'batches').mockImplementation(async function* () {
    yield [lead]
    await received
    yield [call]
  })
  const response = await admin.server.inject({
    url: '/admin/export',
    headers: { cookie: browser.cookie, 'x-forwarded-proto': 'https' },
    payloadAsStream: true,
  })
  let exported = ''
  for await (const chunk of response.stream()) {
    exported += String(chunk)
    if (exported.includes(lead.form.email)) receive()
  }
  expect(exported).toContain(call.form.email)
})

it('removes a login from the queue when its connection closes', async () => {
  const verifyPassword = vi.fn<LoginGuard['verifyPassword']>(() => new Promise(() => {}))
  const server = await admin.startAnother({ loginGuard: { verifyPassword } })
  const address = await server.listen({ port: 0, host: '127.0.0.1' })
  // Not `fetch`, whose requests are those of a script.
  const type = 'application/x-www-form-urlencoded'
  const headers = { origin: SITE_URL, 'x-forwarded-proto': 'https', 'content-type': type }
  const login = request(`${address}/admin/login`, { method: 'POST', headers })
  login.on('error', () => {})
  login.end('password=a+guess')
  await vi.waitFor(() => expect(verifyPassword).toHaveBeenCalled(), WAIT)
  login.destroy()
  await vi.waitFor(() => expect(verifyPassword.mock.calls[0]?.[1].signal?.aborted).toBe(true), WAIT)
})

function matchesIn(body: string, pattern: RegExp): string[] {
  return [...body.matchAll(pattern)].map(([, match = '']) => match)
}

const totals = (body: string) => matchesIn(body, /<dd>(\d+)<\/dd>/g)

it.each([
  ['', ['Ana P.', 'Rafael T.']],
  ['?kind=booking', ['Rafael T.']],
  ['?q=TAVEL', ['Ana P.']],
  ['?state=done', []],
  ['?page=2', []],
])('lists the submissions that match "%s"', async (query, names) => {
  const { body } = await browser.get(`/admin${query}`)
  expect(matchesIn(body, /href="\/admin\/lead\/[\da-f-]+">([^<]+)</g).toSorted()).toEqual(names)
})

it('lists name, company, kind, date and state in columns, with totals of the selection', async () => {
  await admin.store.admin.mark(lead.id, '2026-11-17T09:00:00.000Z')
  const all = (await browser.get('/admin')).body
  expect(all.match(/<th scope="col"/g)).toHaveLength(5)
  const [row = ''] = /<th scope="row"(?:(?!<\/tr>)[^])*Tavelmo[^]*?<\/tr>/.exec(all) ?? []
  expect(row.split(/<t[hd]\b/).filter((cell) => /Tavelmo|Ana P\./.test(cell))).toHaveLength(2)
  // 12:00 UTC is 9:00 in the team's time zone.
  expect(row).toMatch(/<time datetime="2026-11-16T12:00:00.000Z">[^<]*16[^<]*2026[^<]*9:00/i)
  expect(totals(all)).toEqual(['2', '1', '1', '1', '1'])
  expect(totals((await browser.get('/admin?kind=booking')).body)).toEqual(['1', '0', '1', '1', '0'])
  expect(totals((await browser.get('/admin?q=tavelmo')).body)).toEqual(['1', '1', '0', '0', '1'])
})

it('paginates by 50, and keeps the filters across pages', async () => {
  for (let count = 0; count < 51; count++) await admin.store.add(sampleLead({}, { company: 'Ação & Co' }), [])
  const { body } = await browser.get('/admin?q=acao&kind=lead')
  expect(body.match(/<th scope="row"/g)).toHaveLength(50)
  expect(body).toContain('href="/admin?q=acao&amp;kind=lead&amp;page=2"')
  expect((await browser.get('/admin?q=acao&kind=lead&page=2')).body.match(/<th scope="row"/g)).toHaveLength(1)
})

it('shows a lead with its report and deliveries, and marks it as done or open', async () => {
  const path = `/admin/lead/${lead.id}`
  const { body } = await browser.get(path)
  for (const content of ['Score 62\nData 2 of 5', lead.form.email, 'Webhook', 'Waiting', 'Source: newsletter']) {
    expect(body).toContain(content)
  }
  const response = await browser.post(`${path}/done`, { token: await browser.token() })
  expect([response.statusCode, response.headers.location]).toEqual([303, path])
  expect((await admin.store.admin.find(lead.id))?.doneAt).toBeDefined()
  await browser.post(`${path}/open`, { token: await browser.token() })
  expect((await admin.store.admin.find(lead.id))?.doneAt).toBeUndefined()
})

it('shows a call in the time zones of the team and the visitor, and whether it is canceled', async () => {
  const { body } = await browser.get(`/admin/lead/${call.id}`)
  expect(body).toContain('Nov 20, 2026, 10:30 a.m.')
  expect(body).toMatch(/Tokyo \(GMT\+9\), Nov 20, 2026, 10:30 p\.m\./)
  expect(body).not.toContain('Canceled')
  await admin.store.cancel(call.id, new Date().toISOString(), [])
  for (const path of ['/admin', `/admin/lead/${call.id}`]) expect((await browser.get(path)).body).toContain('Canceled')
})

it.each([
  ['csv', 'text/csv; charset=utf-8'],
  ['json', 'application/json; charset=utf-8'],
] as const)('exports the same %s as the CLI', async (format, type) => {
  const response = await browser.get(`/admin/export?format=${format}&kind=booking`)
  const disposition = new RegExp(`^attachment; filename="leads-[\\d-]+\\.${format}"$`)
  expect(response.headers['content-type']).toBe(type)
  expect(response.headers['content-disposition']).toMatch(disposition)
  expect(response.body).toBe(await text(exportAs(format, admin.store.batches('booking'))))
})

it('responds with an error page if the database fails during an export', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(admin.store, 'batches').mockReturnValue({
    [Symbol.asyncIterator]: () => ({ next: () => Promise.reject(new Error('unreachable')) }),
  })
  const { statusCode, headers } = await browser.get('/admin/export')
  expect(statusCode).toBe(503)
  expect(headers['content-type']).toMatch('text/html')
  expect(headers['content-disposition']).toBeUndefined()
})

it('erases a person after their email address is typed, and mentions backups', async () => {
  const path = `/admin/lead/${lead.id}`
  expect((await browser.get(`${path}/erase`)).body).toContain(lead.form.email)
  const token = await browser.token()
  const mistyped = await browser.post(`${path}/erase`, { token, email: 'ana@tavelmo' })
  expect(mistyped.statusCode).toBe(422)
  expect(mistyped.body).toMatch(/id="alert" role="alert"[^]*aria-invalid="true" aria-describedby="alert"\s+autofocus/)
  const erased = await browser.post(`${path}/erase`, { token, email: ` ${lead.form.email.toUpperCase()} ` })
  expect(erased.body).toContain('Deleted submissions: 1.')
  expect(erased.body).toContain('Backups')
  expect(await admin.store.list()).toEqual([call])
  for (const gone of [path, `${path}/erase`]) expect((await browser.get(gone)).statusCode).toBe(404)
  const late = await browser.post(`${path}/done`, { token })
  expect([late.statusCode, late.headers.location]).toEqual([303, '/admin'])
})

it('lists dead-lettered deliveries with their errors, and retries one or all', async () => {
  await admin.store.add(sampleLead(), ['webhook'])
  for (const delivery of await admin.store.takeDue('webhook', '2030', '2030', 9)) {
    await admin.store.complete(delivery, { state: 'parked', error: 'answered 500 not today' })
  }
  const { body } = await browser.get('/admin/outbox')
  expect(body.match(/answered 500 not today/g)).toHaveLength(2)
  const [one] = await admin.store.deadLettered()
  const token = await browser.token()
  const response = await browser.post('/admin/outbox/retry', { token, id: one?.id ?? '' })
  expect(response.headers.location).toBe('/admin/outbox?retried=1')
  expect(await admin.store.deadLettered()).toHaveLength(1)
  await browser.post('/admin/outbox/retry', { token })
  expect(await admin.store.deadLettered()).toEqual([])
  expect((await browser.get('/admin/outbox?retried=1')).body).toContain('Back in the queue: 1')
})

it('requires HTTPS, and explains how to set it up', async () => {
  const guest = new Browser(admin.server)
  const overHttp = { 'x-forwarded-proto': 'http' }
  for (const response of [await guest.get('/admin', overHttp), await guest.signIn(PASSWORD, overHttp)]) {
    expect(response.statusCode).toBe(403)
    expect(response.body).toContain('TRUSTED_PROXIES')
    expect(response.body).not.toContain('type="password"')
    expect(guest.cookie).toBeUndefined()
  }
})

it('tells rejected visitors that sign-in is busy, without a word about the password', async () => {
  const server = await admin.startAnother({ loginGuard: { verifyPassword: async () => 'busy' } })
  const { statusCode, headers, body } = await new Browser(server).signIn('wrong')
  const { busyText, refusedText } = fileIn('en', 'admin').signIn
  expect([statusCode, body]).toEqual([503, expect.stringContaining(busyText)])
  expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  expect(body).not.toContain(refusedText)
  expect(body).not.toContain('aria-invalid')
})

it('works over HTTP with an unprefixed cookie if the site URL is HTTP', async () => {
  const siteUrl = 'http://localhost:3000'
  const plain = new Browser(await admin.startAnother({ siteUrl, trustedProxies: false }))
  await plain.signIn(PASSWORD, { origin: siteUrl })
  expect(plain.cookie).toMatch(/^admin=/)
  expect((await plain.get('/admin')).body).toContain('Sign out')
})

it('shares sessions between processes behind a load balancer', async () => {
  const other = new Browser(await admin.startAnother())
  other.cookie = browser.cookie
  expect((await other.get('/admin')).body).toContain('Sign out')
})
