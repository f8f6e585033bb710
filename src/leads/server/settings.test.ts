import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { leadsVariables, readLeadsSettings } from './settings.ts'

const webhook = (url: string) => ({ LEAD_WEBHOOK_URL: url, LEAD_WEBHOOK_SECRET: 'a secret for tests' })

it.each([
  ['BOOKING_WORKING_HOURS', '9 to 5'],
  ['BOOKING_BLOCKED_DATES', 'Christmas'],
  ['BOOKING_NOTICE_HOURS', '-1'],
  ['BOOKING_HORIZON_DAYS', '0'],
  ['REQUESTS_PER_MINUTE', 'many'],
  ['TRUSTED_PROXIES', 'the balancer'],
  ['TRUSTED_PROXIES', '10.0.0.300'],
  ['TRUSTED_PROXIES', '10.0.0.1,10.0.0.0/40'],
  ['MAIL_TO', 'sales'],
  ['DIGEST_AT', '8'],
  ['DIGEST_AT', '24:00'],
  ['TEAM_TIME_ZONE', 'Mars/Olympus'],
  ['TEAM_TIME_ZONE', '-03:00'],
  ['MEETING_URL', 'http://meet.example/room'],
  ['MEETING_URL', 'javascript:alert(1)'],
  ['MEETING_URL', 'https://[2001:db8::1]/room'],
])('rejects %s="%s"', (name, value) => {
  expect(() => readLeadsSettings({ [name]: value })).toThrow(`${name}="${value}" is not`)
})

it.each([
  ['DATABASE_URL', 'mysql://root:hunter2@localhost/site'],
  ['SMTP_URL', 'https://user:hunter2@mail.example'],
  ['LEAD_WEBHOOK_SECRET', 'hunter2'],
  ['LEAD_WEBHOOK_SECRET', 'whsec_hunter2'],
  ['LEAD_WEBHOOK_SECRET', 'whsec_not base64 at all: hunter2'],
  ['LEAD_WEBHOOK_URL', 'https://user:hunter2@hooks.example/'],
  ['ADMIN_PASSWORD_HASH', 'hunter2'],
])('rejects %s without repeating a possible password', (name, value) => {
  expect(() => readLeadsSettings({ [name]: value })).toThrow(`${name} is not`)
  expect(() => readLeadsSettings({ [name]: value })).not.toThrow('hunter2')
})

it.each([
  [{ BOOKING_NOTICE_HOURS: '48', BOOKING_HORIZON_DAYS: '2' }, 'no call could be booked'],
  [{ LEAD_WEBHOOK_URL: 'https://hooks.example/' }, 'needs LEAD_WEBHOOK_SECRET'],
  [{ DIGEST_AT: '08:00' }, 'DIGEST_AT needs SMTP_URL'],
])('rejects a combination that cannot work: %j', (environment, message) => {
  expect(() => readLeadsSettings(environment)).toThrow(message)
})

it('accepts a password hash with or without quotes', () => {
  const { example } = leadsVariables.ADMIN_PASSWORD_HASH.kind
  for (const value of [example, `'${example}'`]) {
    expect(readLeadsSettings({ ADMIN_PASSWORD_HASH: value }).passwordHash).toBe(example)
  }
})

it.each([
  ['LEAD_WEBHOOK_URL', webhook('http://hooks.example/leads')],
  ['LEAD_WEBHOOK_URL', webhook('http://10.0.0.7:5678/leads')],
  ['LEAD_WEBHOOK_URL', webhook('http://127.0.0.1.hooks.example/leads')],
  ['SMTP_URL', { SMTP_URL: 'smtp://mail.example?ignoreTLS=true' }],
  ['SMTP_URL', { SMTP_URL: 'smtp://mail.example?name=desk&requireTLS=false' }],
])('rejects unencrypted delivery elsewhere unless DELIVER_WITHOUT_TLS is set: %s, %j', (name, environment) => {
  expect(() => readLeadsSettings(environment)).toThrow(new RegExp(`^${name} .* DELIVER_WITHOUT_TLS=yes`))
  expect(() => readLeadsSettings({ ...environment, DELIVER_WITHOUT_TLS: 'yes' })).not.toThrow()
})

it.each(['http://localhost:5678/leads', 'http://127.0.0.1/leads', 'http://[::1]/leads', 'https://hooks.example/leads'])(
  'accepts the webhook URL %s',
  (url) => {
    expect(readLeadsSettings(webhook(url)).webhook?.url).toBe(url)
  },
)

it.each([
  [{ SMTP_URL: 'smtp://mail.example' }, true],
  [{ SMTP_URL: 'smtp://mail.example', DELIVER_WITHOUT_TLS: 'yes' }, false],
  [{ SMTP_URL: 'smtp://localhost:1025' }, false],
])('requires TLS for a mail server on another machine: %j', (environment, requireTls) => {
  expect(readLeadsSettings(environment).mail).toMatchObject({ requireTls })
})

it('uses TEAM_TIME_ZONE, or the first time zone of the working hours', () => {
  const BOOKING_WORKING_HOURS = 'Asia/Kolkata Mon 10:00-12:00; America/Chicago Mon 10:30-12:30'
  expect(readLeadsSettings({ BOOKING_WORKING_HOURS }).timeZone).toBe('Asia/Kolkata')
  expect(readLeadsSettings({ BOOKING_WORKING_HOURS, TEAM_TIME_ZONE: 'Europe/Lisbon' }).timeZone).toBe('Europe/Lisbon')
})

it('accepts a webhook secret created with the documented command', () => {
  const [, expression = ''] = /node -p "('whsec_' \+ .*?)"/.exec(readFileSync('.env.example', 'utf8')) ?? []
  const LEAD_WEBHOOK_SECRET = execFileSync(process.execPath, ['-p', expression], { encoding: 'utf8' }).trim()
  expect(LEAD_WEBHOOK_SECRET).toMatch(/^whsec_/)
  const environment = { LEAD_WEBHOOK_URL: 'https://hooks.example/', LEAD_WEBHOOK_SECRET }
  expect(readLeadsSettings(environment).webhook?.secret).toBe(LEAD_WEBHOOK_SECRET)
  expect(readFileSync('docs/make-it-yours.md', 'utf8')).toContain(expression)
})

it('accepts the examples of all settings', () => {
  for (const [name, { kind }] of Object.entries(leadsVariables)) {
    const needed = { LEAD_WEBHOOK_SECRET: 'a'.repeat(16), SMTP_URL: 'smtps://mail.example' }
    expect(() => readLeadsSettings({ ...needed, [name]: kind.example })).not.toThrow()
  }
})
