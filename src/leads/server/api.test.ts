import { afterAll, expect, it, vi } from 'vitest'
import { fileIn } from '#i18n/testing/texts-in.ts'
import type { BookingReceipt, ApiErrorBody, Slots } from '../shared/protocol.ts'
import { openTestDatabase } from '../testing/on-databases.ts'
import { openTestLeads } from '../testing/open.ts'
import { sampleBookingForm, sampleLeadForm } from '../testing/sample-leads.ts'

/** A Sunday; the first slots on offer are on Monday in São Paulo. */
const NOW = Temporal.Instant.from('2026-11-15T18:00:00Z')
const FIRST_SLOT = '2026-11-16T12:00:00Z'

const database = await openTestDatabase()
const server = await openTestLeads(database.environment, { now: () => NOW })

afterAll(() => server.close())

const sendLead = (payload: object) => server.inject({ method: 'POST', url: '/api/leads', payload })
const sendBooking = (payload: object) => server.inject({ method: 'POST', url: '/api/bookings', payload })

it('stores a lead once, and returns the same receipt when it is sent again', async () => {
  const form = sampleLeadForm()
  const [first, again] = [await sendLead(form), await sendLead({ ...form, company: 'Another' })]
  expect([first.statusCode, again.statusCode]).toEqual([201, 201])
  expect(first.json()).toEqual({ id: expect.stringMatching(/^[\da-f-]{36}$/) as string })
  expect(again.json()).toEqual(first.json())
  expect(first.headers['cache-control']).toBe('no-store')
})

it.each([
  { firstName: "D'Arcy", lastName: 'Núñez-Łukasz Jr.', company: '24/7 & Söhne (東京)' },
  { firstName: '李', lastName: '小龍', company: '株式会社' },
  { email: 'first.last+demo@sub.domain.museum' },
  { phone: '+55 (11) 5550-0142' },
  { phone: ' 0512.555.01\u201142 ' },
  { company: '[24]7.example "Quality" | 100%' },
  { page: '/pt/usecases/procurement/optimize-procurement-with-ai' },
  { landing: '/pt/privacy', referrer: 'news.example/articles/7' },
  { campaign: { utm_source: 'a=b;c<d>', gclid: 'Cj0KCQiA' } },
  { report: 'Your AI maturity report\n\n1. Data: 40 of 100\nWhat helps: https://verdora.example/services' },
  // The maximum length, in characters of three bytes each.
  { report: '点'.repeat(4000) },
])('accepts unusual but valid values: %o', async (different) => {
  expect((await sendLead(sampleLeadForm(different))).statusCode).toBe(201)
})

const ours = 'https://acme.example'

it.each([
  ['', { origin: 'https://verdora.example' }, 201],
  ['', { origin: 'http://localhost:4173', host: 'localhost:4173' }, 201],
  ['', { 'sec-fetch-site': 'same-origin' }, 201],
  ['', { origin: 'https://verdora.example.evil.example' }, 403],
  ['', { 'sec-fetch-site': 'cross-site' }, 403],
  [ours, { origin: ours }, 201],
  [ours, { origin: ours, 'sec-fetch-site': 'same-origin' }, 201],
  [ours, {}, 201],
  // An owner who tests locally.
  [ours, { origin: 'http://localhost:3000', host: 'localhost:3000', 'sec-fetch-site': 'same-origin' }, 201],
  [ours, { origin: 'https://evil.example', host: 'evil.example' }, 403],
  // A foreign domain that resolves to our server.
  [ours, { origin: 'https://evil.example', host: 'evil.example', 'sec-fetch-site': 'same-origin' }, 403],
  [ours, { origin: 'http://localhost.evil.example', host: 'localhost.evil.example' }, 403],
  [ours, { origin: 'http://localhost:3000', host: 'localhost:4000' }, 403],
  [ours, { origin: 'null' }, 403],
])('with SITE_URL="%s", responds to headers %o with %i', async (SITE_URL, headers, status) => {
  const set = await openTestLeads({ ...database.environment, SITE_URL }, { now: () => NOW })
  const answer = await set.inject({ ...newLead(), headers: headers as Record<string, string> })
  expect(answer.statusCode).toBe(status)
  await set.close()
})

it.each(['/api/slots', '/api/nope', '/api/bookings/1/call.ics'])('returns a request id for %s', async (url) => {
  const names = [await server.inject(url), await server.inject(url)].map(({ headers }) => headers['x-request-id'])
  expect(names[0]).toBeTruthy()
  expect(names[0]).not.toBe(names[1])
})

it('offers slots between the notice period and the horizon', async () => {
  const { free, ...others } = (await server.inject('/api/slots')).json<Slots>()
  expect(others).toEqual({ lengthMinutes: 30, taken: [] })
  expect(free[0]).toBe(FIRST_SLOT)
  expect(free.at(-1)! < '2026-12-15T18:00:00Z').toBe(true)
})

const bookingForm = sampleBookingForm({ start: '2026-11-17T12:00:00Z' })

it('stores a booking once, and returns the same receipt with a calendar file when it is sent again', async () => {
  const [answer, again] = [await sendBooking(bookingForm), await sendBooking(bookingForm)]
  expect([answer.statusCode, again.statusCode]).toEqual([201, 201])
  expect(again.json()).toEqual(answer.json())
  const receipt = answer.json<BookingReceipt>()
  expect(receipt).toMatchObject({ start: bookingForm.start, lengthMinutes: 30 })
  const file = await server.inject(receipt.calendar)
  expect(file.headers['content-type']).toBe('text/calendar; charset=utf-8')
  const lines = file.body.split('\r\n')
  expect(lines).toContain('DTSTART:20261117T120000Z')
  expect(lines).toContain('DURATION:PT30M')
  expect(lines).toContain(`UID:${receipt.id}@verdora.example`)
  expect(lines).toContain(
    `SUMMARY:${fileIn(bookingForm.language, 'mails').event.title.replace('{{brand}}', 'Verdora')}`,
  )
})

it('rejects a taken slot and returns the slots that are free', async () => {
  const { start } = bookingForm
  const answer = await sendBooking(sampleBookingForm({ start, email: 'caio@maritela.example' }))
  expect(answer.statusCode).toBe(409)
  const slots = { taken: [start], free: expect.not.arrayContaining([start]) as string[] }
  expect(answer.json()).toMatchObject({ error: 'slot_taken', slots })
})

it('limits the number of forms and reads from one address', async () => {
  let now = NOW
  const limited = await openTestLeads({ ...database.environment, REQUESTS_PER_MINUTE: '3' }, { now: () => now })
  const statuses: number[] = []
  // Invalid forms count too.
  for (const form of [{}, sampleLeadForm(), sampleLeadForm(), sampleLeadForm()]) {
    statuses.push((await limited.inject({ ...newLead(), payload: form })).statusCode)
  }
  expect(statuses).toEqual([422, 201, 201, 429])
  const rejected = await limited.inject(newLead())
  expect(rejected.json<ApiErrorBody>().error).toBe('too_many')
  expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(0)
  // Both forms share one limit; other addresses are not affected.
  const call = { ...newLead(), url: '/api/bookings', payload: sampleBookingForm() }
  expect((await limited.inject(call)).statusCode).toBe(429)
  // So does an IPv6 /64 network.
  const networks = { '2001:db8:1:2::7': [201, 201, 201], '2001:db8:1:2:3::8': [429], '2001:db8:1:3::7': [201] }
  for (const [remoteAddress, each] of Object.entries({ ...networks, '203.0.113.7': [201] })) {
    for (const status of each) expect((await limited.inject({ ...newLead(), remoteAddress })).statusCode).toBe(status)
  }
  now = now.add({ minutes: 1 })
  expect((await limited.inject(newLead())).statusCode).toBe(201)
  const reads = await Promise.all(Array.from({ length: 60 }, () => limited.inject('/api/slots')))
  expect(new Set(reads.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 429]))
  await limited.close()
})

it('returns 503 without details when the database is unreachable', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  const away = await openTestLeads({ DATABASE_URL: 'postgres://nobody:secret@127.0.0.1:1/none' })
  const answer = await away.inject(newLead())
  expect(answer.statusCode).toBe(503)
  expect(answer.json<ApiErrorBody>().error).toBe('unavailable')
  expect(answer.body).not.toMatch(/secret|127\.0|at /)
  // Logged once, no matter how many requests fail.
  for (let count = 0; count < 20; count++) await away.inject(newLead())
  const logLines = logged.mock.calls.map(([line]) => String(line)).filter((line) => /^(GET|POST)/.test(line))
  expect(logLines).toEqual([expect.stringMatching(/^(GET|POST) \/api\/\w+: .*ECONNREFUSED.* \(request [\w-]+\)/)])
  await away.close()
})

function newLead() {
  return { method: 'POST', url: '/api/leads', payload: sampleLeadForm() } as const
}
