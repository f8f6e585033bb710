import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { languages } from '#site/languages.ts'
import { pathIn } from '#site/paths.ts'
import { exportAs } from '../server/export.ts'
import { sampleBooking, sampleLead } from '../testing/samples.ts'
import { Browser, openTestAdmin, signedIn, type TestAdmin } from './testing/browser.ts'

let admin: TestAdmin

beforeEach(async () => {
  admin = await openTestAdmin()
})

afterEach(() => admin.close())

const lead = sampleLead({}, { report: 'Score 62\nData 2 of 5' })
const call = sampleBooking()

async function filled(): Promise<Browser> {
  await admin.store.add(lead, ['webhook'])
  await admin.store.add(call, [])
  return signedIn(admin.server)
}

it.each(languages)('is in %s where the path says so, and leads to the others', async (language) => {
  const base = pathIn(language, '/admin')
  const browser = await filled()
  for (const path of ['', `/lead/${lead.id}`, '/outbox']) {
    const { body } = await browser.get(base + path)
    expect(body).toContain(`<html lang="${language}">`)
    for (const other of languages) expect(body).toContain(`href="${pathIn(other, base + path)}"`)
    expect(body).not.toMatch(/\[\w+\]|\{\{|undefined|NaN|\[object/)
  }
})

it('lists what was sent, finds it, and shows what is left of the rest', async () => {
  const browser = await filled()
  const names = async (query: string) =>
    [...(await browser.get(`/admin${query}`)).body.matchAll(/href="\/admin\/lead\/[\da-f-]+">([^<]+)</g)].map(
      ([, name = '']) => name,
    )
  expect((await names('')).toSorted()).toEqual(['Ana P.', 'Rafael T.'])
  expect(await names('?kind=booking')).toEqual(['Rafael T.'])
  expect(await names('?q=TAVEL')).toEqual(['Ana P.'])
  expect(await names('?state=done')).toEqual([])
  expect(await names('?page=2')).toEqual([])
})

function totals(body: string): (string | undefined)[] {
  const figures = /<dl class="figures"[^]*?<\/dl>/.exec(body)?.[0] ?? ''
  return [...figures.matchAll(/<dd>(\d+)<\/dd>/g)].map(([, count]) => count)
}

describe.each(languages)('the list in %s', (language) => {
  it('has a column each for name, company, kind, date and state, and totals for what is selected', async () => {
    const browser = await filled()
    await admin.store.admin.mark(lead.id, '2026-11-17T09:00:00.000Z')
    const base = pathIn(language, '/admin')
    const all = (await browser.get(base)).body
    expect(all.match(/<th scope="col"/g)).toHaveLength(5)
    const [, row = ''] = /<tr>\s*(<th scope="row"(?:(?!<\/tr>)[^])*Tavelmo[^]*?)<\/tr>/.exec(all) ?? []
    const cells = row.split(/<t[hd]\b/).map((cell) => cell.replaceAll(/<[^>]+>|^[^>]*>/g, ' ').replaceAll(/\s+/g, ' '))
    expect(cells.filter((cell) => cell.includes('Tavelmo'))).toHaveLength(1)
    expect(cells.findIndex((cell) => cell.includes('Ana P.'))).not.toBe(
      cells.findIndex((cell) => cell.includes('Tavelmo')),
    )
    // 12:00 UTC is 9:00 in the team's time zone.
    expect(row).toMatch(/<time datetime="2026-11-16T12:00:00.000Z">[^<]*16[^<]*2026[^<]*9:00/i)
    expect(totals(all)).toEqual(['2', '1', '1', '1', '1'])
    expect(totals((await browser.get(`${base}?kind=booking`)).body)).toEqual(['1', '0', '1', '1', '0'])
    expect(totals((await browser.get(`${base}?q=tavelmo`)).body)).toEqual(['1', '1', '0', '0', '1'])
  })
})

it('has pages of fifty, and keeps what was asked for from one to the next', async () => {
  for (let count = 0; count < 51; count++) await admin.store.add(sampleLead({}, { company: 'Ação & Co' }), [])
  const browser = await signedIn(admin.server)
  const { body } = await browser.get('/admin?q=acao&kind=lead')
  expect(body.match(/<th scope="row"/g)).toHaveLength(50)
  expect(body).toContain('href="/admin?q=acao&amp;kind=lead&amp;page=2"')
  expect((await browser.get('/admin?q=acao&kind=lead&page=2')).body.match(/<th scope="row"/g)).toHaveLength(1)
})

it('shows one lead with its report and its deliveries, and marks it', async () => {
  const browser = await filled()
  const path = `/admin/lead/${lead.id}`
  const { body } = await browser.get(path)
  for (const shown of ['Score 62\nData 2 of 5', lead.form.email, 'Webhook', 'Waiting', 'Source: newsletter']) {
    expect(body).toContain(shown)
  }
  const answer = await browser.post(`${path}/done`, { token: await browser.token() })
  expect([answer.statusCode, answer.headers.location]).toEqual([303, path])
  expect((await admin.store.admin.find(lead.id))?.doneAt).toBeDefined()
  await browser.post(`${path}/open`, { token: await browser.token() })
  expect((await admin.store.admin.find(lead.id))?.doneAt).toBeUndefined()
})

it('shows a call in the team’s time and in the visitor’s', async () => {
  await admin.store.add(sampleBooking({ id: call.id }, { timeZone: 'Asia/Tokyo' }), [])
  const { body } = await (await signedIn(admin.server)).get(`/admin/lead/${call.id}`)
  expect(body).toContain('Nov 20, 2026, 10:30 a.m.')
  expect(body).toMatch(/Tokyo \(GMT\+9\), Nov 20, 2026, 10:30 p\.m\./)
})

it.each([
  ['csv', 'text/csv; charset=utf-8'],
  ['json', 'application/json; charset=utf-8'],
] as const)('exports the same %s as the command line', async (format, type) => {
  const browser = await filled()
  const answer = await browser.get(`/admin/export?format=${format}&kind=booking`)
  expect(answer.headers['content-type']).toBe(type)
  expect(answer.headers['content-disposition']).toMatch(
    new RegExp(`^attachment; filename="leads-[\\d-]+\\.${format}"$`),
  )
  expect(answer.body).toBe(await text(exportAs(format, admin.store.portions('booking'))))
})

it('says that an export is not available where the database fails', async () => {
  const browser = await filled()
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(admin.store, 'portions').mockReturnValue({
    [Symbol.asyncIterator]: () => ({ next: () => Promise.reject(new Error('away')) }),
  })
  const { statusCode, headers } = await browser.get('/admin/export')
  expect(statusCode).toBe(503)
  expect(headers['content-type']).toMatch('text/html')
  expect(headers['content-disposition']).toBeUndefined()
})

it('tells a call that was cancelled from one that stands', async () => {
  const browser = await filled()
  expect((await browser.get('/admin')).body).not.toContain('Canceled')
  await admin.store.cancel(call.id, new Date().toISOString(), [])
  for (const path of ['/admin', `/admin/lead/${call.id}`]) expect((await browser.get(path)).body).toContain('Canceled')
})

it('erases a person when their address was typed, and says what it does not reach', async () => {
  const browser = await filled()
  const path = `/admin/lead/${lead.id}/erase`
  expect((await browser.get(path)).body).toContain(lead.form.email)
  const token = await browser.token()
  const mistyped = await browser.post(path, { token, email: 'ana@tavelmo' })
  expect(mistyped.statusCode).toBe(422)
  expect(mistyped.body).toMatch(/id="alert" role="alert"[^]*aria-invalid="true" aria-describedby="alert" autofocus/)
  const erased = await browser.post(path, { token, email: ` ${lead.form.email.toUpperCase()} ` })
  expect(erased.body).toContain('Deleted submissions: 1.')
  expect(erased.body).toContain('Backups')
  expect(await admin.store.list()).toEqual([call])
})

it('shows what was given up and why, and tries it again: one, or all', async () => {
  const browser = await filled()
  const other = sampleLead()
  await admin.store.add(other, ['webhook'])
  for (const delivery of await admin.store.takeDue('webhook', '2030', '2030', 9)) {
    await admin.store.settle(delivery, { state: 'parked', error: 'answered 500 not today' })
  }
  const { body } = await browser.get('/admin/outbox')
  expect(body.match(/answered 500 not today/g)).toHaveLength(2)
  const [one] = await admin.store.parked()
  const token = await browser.token()
  const answer = await browser.post('/admin/outbox/retry', { token, id: one?.id ?? '' })
  expect(answer.headers.location).toBe('/admin/outbox?retried=1')
  expect(await admin.store.parked()).toHaveLength(1)
  await browser.post('/admin/outbox/retry', { token })
  expect(await admin.store.parked()).toEqual([])
  expect((await browser.get('/admin/outbox?retried=1')).body).toContain('Back in the queue: 1')
})

it('says that it needs https, and how it gets it', async () => {
  const answer = await new Browser(admin.server).get('/admin', { 'x-forwarded-proto': 'http' })
  expect(answer.statusCode).toBe(403)
  expect(answer.body).toContain('TRUSTED_PROXIES')
  expect(answer.body).not.toContain('type="password"')
})

it('works over http where the site is said to be there, with a cookie of a plain name', async () => {
  const siteUrl = 'http://localhost:3000'
  const plain = new Browser(await admin.another({ siteUrl, trustedProxies: false }))
  await plain.signIn(undefined, { origin: siteUrl })
  expect(plain.cookie).toMatch(/^admin=/)
  expect((await plain.get('/admin')).body).toContain('Sign out')
})

it('whoever is signed in is so on every process behind a balancer', async () => {
  const browser = await filled()
  const other = new Browser(await admin.another())
  other.cookie = browser.cookie
  expect((await other.get('/admin')).body).toContain('Sign out')
})
