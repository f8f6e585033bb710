import type { InjectOptions } from 'fastify'
import { afterAll, expect, it } from 'vitest'
import type { ApiErrorBody, ApiErrorCode } from '../shared/protocol.ts'
import { openTestDatabase } from '../testing/on-databases.ts'
import { openTestLeads } from '../testing/open.ts'
import { sampleBookingForm, sampleLeadForm } from '../testing/sample-leads.ts'
import { openStore } from './store/open.ts'

const NOW = Temporal.Instant.from('2026-11-15T18:00:00Z')

const database = await openTestDatabase()
const server = await openTestLeads(database.environment, { now: () => NOW })
await server.inject({ method: 'POST', url: '/api/leads', payload: sampleLeadForm() })
await server.inject({ method: 'POST', url: '/api/bookings', payload: sampleBookingForm() })
const before = await everythingStored()

afterAll(() => server.close())

const lead = (different: object) => ({ ...sampleLeadForm(), ...different })
const booking = (different: object) => ({ ...sampleBookingForm({ start: '2026-11-18T12:00:00Z' }), ...different })
const post = (url: string, payload: string | object, type = 'application/json'): InjectOptions => ({
  method: 'POST',
  url,
  payload,
  headers: { 'content-type': type },
})

/** Invalid in any text, even in a report, which may have several lines and any printable character. */
const hostileValues: [name: string, value: unknown][] = [
  ['a number', 7],
  ['a list', ['Ana']],
  ['an object', { $gt: '' }],
  ['nothing', null],
  ['only spaces and lines', ' \n \n'],
  ['a null byte', 'Ana\u0000'],
  ['a terminal escape sequence', 'Ana\u001B[2J'],
  ['a Unicode line separator', 'Ana\u2028Bcc: x@y.example'],
  ['a vertical tab', 'Ana\u000BData'],
  ['text that runs backwards', 'Ana\u202Egpj.exe'],
  ['a lone surrogate', 'Ana\uD800'],
  ['ten thousand letters', 'a'.repeat(10_000)],
]

const hostileTexts: [name: string, value: unknown][] = [
  ...hostileValues,
  ['only spaces', '   '],
  ['markup', '<script>alert(1)</script>'],
  ['an SQL statement', "Robert'); DROP TABLE desk_submissions;--"],
  ['a condition that is always true', `a' OR '1'='1`],
  ['a line break that injects a mail header', 'Ana\r\nBcc: all@victims.example'],
  ['a template', '{{constructor.constructor("return 1")()}}'],
  // A regular expression with catastrophic backtracking would take minutes, and the test would time out.
  ['fifteen thousand letters and a mark', `${'a'.repeat(14_000)}!`],
]

type Fields = Record<string, unknown>

const invalidLeads: [name: string, fields: Fields][] = [
  ...['firstName', 'lastName', 'email', 'phone', 'company'].flatMap((field) =>
    hostileTexts.map(([name, value]): [string, Fields] => [`${field}: ${name}`, { [field]: value }]),
  ),
  ...hostileValues.map(([name, report]): [string, Fields] => [`report: ${name}`, { report }]),
  ['a report of 4001 characters', { report: 'a'.repeat(4001) }],
  ['a report with too many lines', { report: `a${'\n'.repeat(4001)}a` }],
  ['a name that a mail would show as a link', { firstName: 'claim at prize.example' }],
  ['a name that ends in a figure, which a mail would show as a link', { firstName: 'claim at prize9.example' }],
  ['an unknown field', { admin: true }],
  ['no consent', { consent: false }],
  ['consent as a string', { consent: 'true' }],
  ['an unknown company size', { teamSize: '7' }],
  ['an unknown topic', { topic: 'toString' }],
  ['a topic that is no longer offered', { topic: 'own-idea' }],
  ['a phone number with letters', { phone: '+55 11 CALL ME' }],
  ['a phone number with four digits', { phone: '+1 (23) - 4' }],
  ['a phone number of 41 characters', { phone: '1'.repeat(41) }],
  ['an unknown language', { language: '../../etc/passwd' }],
  ['an invalid key', { key: '1' }],
  ['a filled-in honeypot', { website: 'https://spam.example' }],
  ['a page on another site', { page: 'https://evil.example/' }],
  ['an unknown campaign parameter', { campaign: { password: 'x' } }],
  ['a campaign value that is too long', { campaign: { gclid: 'x'.repeat(5000) } }],
  ['a landing page with a query string', { landing: '/pt?email=ana@tavelmo.example' }],
  ['a landing page with control characters', { landing: '/\r\nBcc: all@victims.example' }],
  ['a referrer with a query string', { referrer: 'news.example/?token=1' }],
  ['a referrer with a fragment', { referrer: 'news.example/#ana' }],
  ['a referrer that is too long', { referrer: 'x'.repeat(201) }],
  ['a negative fill time', { filledInMs: -1 }],
  ['a fill time as a string', { filledInMs: '60000' }],
  ['an email address without a top-level domain', { email: 'ana@localhost' }],
  ['two email addresses', { email: 'a@b.example,c@d.example' }],
  ['an email address with a name', { email: 'Ana <a@b.example>' }],
  ['an email address that is slow to match', { email: `a@${'a-'.repeat(120)}` }],
]

const invalidBookings: [name: string, fields: Fields, code?: ApiErrorCode][] = [
  ['a report in a booking', { report: '62 out of 100' }],
  ['a slot with an offset', { start: '2026-11-18T09:00:00-03:00' }],
  ['a slot with parts of a second', { start: '2026-11-18T12:00:00.000Z' }],
  ['a slot on an impossible date', { start: '2026-02-30T12:00:00Z' }],
  ['a slot as a number', { start: 1_795_003_200_000 }],
  ['an unknown time zone', { timeZone: 'Mars/Olympus' }],
  ['a time zone that is a path', { timeZone: '../../../etc/localtime' }],
  ['a slot in the past', { start: '2020-01-06T12:00:00Z' }, 'slot_not_offered'],
  ['a slot within the notice', { start: '2026-11-15T19:00:00Z' }, 'slot_not_offered'],
  ['a slot in the far future', { start: '9999-12-31T12:00:00Z' }, 'slot_not_offered'],
  ['a slot between two slots', { start: '2026-11-18T12:10:00Z' }, 'slot_not_offered'],
  ['a slot at night', { start: '2026-11-18T03:00:00Z' }, 'slot_not_offered'],
]

const invalidBodies: [name: string, code: ApiErrorCode, body: string | object, type?: string][] = [
  ['no fields', 'invalid_fields', '{}'],
  ['a list instead of a form', 'invalid_fields', '[]'],
  ['null instead of a form', 'invalid_fields', 'null'],
  ['a string instead of a form', 'invalid_fields', '"lead"'],
  ['ten thousand nested lists', 'invalid_fields', '['.repeat(5000) + ']'.repeat(5000)],
  ['a form sent too fast', 'too_fast', lead({ filledInMs: 12 })],
  ['broken JSON', 'bad_request', '{"firstName":'],
  ['no body', 'bad_request', ''],
  ['broken UTF-8', 'bad_request', Buffer.concat([Buffer.from('{"a":"'), Buffer.of(0xc3, 0x28), Buffer.from('"}')])],
  ['a prototype', 'bad_request', '{"__proto__":{"consent":true}}'],
  ['a constructor', 'bad_request', '{"constructor":{"prototype":{"consent":true}}}'],
  ['a huge body', 'too_large', JSON.stringify({ firstName: 'a'.repeat(17_000) })],
  ['a body far above the limit', 'too_large', 'x'.repeat(2_000_000)],
  ['a URL-encoded form', 'wrong_type', 'firstName=Ana', 'application/x-www-form-urlencoded'],
  ['plain text, which needs no CORS preflight', 'wrong_type', lead({}), 'text/plain'],
  ['XML with an entity', 'wrong_type', '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]>', 'application/xml'],
  ['a file', 'wrong_type', '--x--', 'multipart/form-data; boundary=x'],
]

type Case = [name: string, code: ApiErrorCode, request: InjectOptions]

const cases: Case[] = [
  ...invalidLeads.map(([name, fields]): Case => [name, 'invalid_fields', post('/api/leads', lead(fields))]),
  ...invalidBookings.map(([name, fields, code = 'invalid_fields']): Case => [
    name,
    code,
    post('/api/bookings', booking(fields)),
  ]),
  ...invalidBodies.map(([name, code, body, type]): Case => [name, code, post('/api/leads', body, type)]),
  [
    'a foreign booking',
    'foreign_origin',
    { ...post('/api/bookings', {}), headers: { origin: 'https://evil.example' } },
  ],
  ['a broken body for an unknown path', 'not_found', post('/api/nope', '[[[')],
  ['a broken body for another method', 'method_not_allowed', { ...post('/api/leads', '[[['), method: 'PUT' }],
  ['a PUT request', 'method_not_allowed', { method: 'PUT', url: '/api/leads', payload: {} }],
  ['a DELETE request', 'method_not_allowed', { method: 'DELETE', url: '/api/leads' }],
  ['reading the leads', 'method_not_allowed', { url: '/api/leads' }],
  ['reading the bookings', 'method_not_allowed', { url: '/api/bookings' }],
  ['an unknown API path', 'not_found', { url: '/api/admin' }],
  ['a call with a guessed id', 'not_found', { url: '/api/bookings/1/call.ics' }],
  ['a path traversal', 'not_found', { url: '/api/..%2f..%2fetc%2fpasswd' }],
]

it.each(cases)('rejects %s with %s', async (_name, code, request) => {
  const answer = await server.inject(request)
  expect(answer.json<ApiErrorBody>().error).toBe(code)
  expect(answer.statusCode).toBeGreaterThanOrEqual(400)
  expect(answer.statusCode).toBeLessThan(500)
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
  expect(answer.body).not.toMatch(/\bat .+:\d+:\d+|node_modules|SQLITE|FST_|Error:/)
  expect(answer.body.length).toBeLessThan(20_000)
})

it('leaves the stored data unchanged', async () => {
  expect(before).toContain('ana@tavelmo.example')
  expect(await everythingStored()).toBe(before)
})

async function everythingStored(): Promise<string> {
  const store = await openStore(database.settings)
  const all = JSON.stringify([await store.list(), await store.countWaiting(), await store.deadLettered()])
  await store.close()
  return all
}
