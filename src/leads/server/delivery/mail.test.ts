import { afterAll, describe, expect, it, vi } from 'vitest'
import { campaignParameters } from '#site/campaign.ts'
import { languageFacts, languages } from '#site/languages.ts'
import { pathIn } from '#site/paths.ts'
import { readSettings } from '#site/settings.ts'
import { englishAndPortuguese, PT, keepSiteLanguages } from '#site/testing/portuguese.ts'
import { openTestAdmin, signInBrowser } from '../../admin/testing/browser.ts'
import { api } from '../../shared/protocol.ts'
import { startMailServer } from '../../testing/mail-server.ts'
import { openTestDatabase } from '../../testing/on-databases.ts'
import { openTestLeads } from '../../testing/open.ts'
import { freePort } from '../../testing/ports.ts'
import { sampleBooking, sampleBookingForm, sampleLead, sampleLeadForm } from '../../testing/sample-leads.ts'
import { createMailIdentity } from '../mail-identity.ts'
import { readLeadsSettings } from '../settings.ts'
import { openStore } from '../store/open.ts'
import type { Booking, Submission } from '../store/submission.ts'
import { createMailing, mailSummary, mailToTeam, mailToVisitor, momentIn, type Mail } from './mail.ts'
import { PermanentError } from './worker.ts'

const identityWith = (environment: Record<string, string>) =>
  createMailIdentity(readSettings({}), 'public', readLeadsSettings(environment))
const identity = identityWith({})
const URL_OF_CALL = 'https://verdora.example/call/token'
const TEAM = 'team@verdora.example'

const toTeam = (submission: Submission, who = identity) => mailToTeam(submission, TEAM, who)
const toVisitor = (booking: Booking, who = identity) => mailToVisitor(booking, TEAM, who, URL_OF_CALL)

const mailOptions = { from: 'a@b.example', to: TEAM, identity, links: { urlOf: async () => URL_OF_CALL } }
const mailingWith = (smtpUrl: string, requireTls: boolean) =>
  createMailing({ ...mailOptions, timeoutMs: 5000, smtpUrl, requireTls })
const HELLO = { to: 'c@d.example', replyTo: 'a@b.example', subject: 'Hello', text: 'Hello' }

const database = await openTestDatabase()
const mailServer = await startMailServer()

afterAll(() => mailServer.close())

it('mails a lead to the team, in English by default, with the report only at the end of the text', async () => {
  const report = 'Your AI maturity report\nBcc: all@victims.example\n\n62 out of 100 <b>'
  const mail = await toTeam(sampleLead({}, { language: languages.at(-1)!, report }))
  expect(mail).toEqual({
    to: TEAM,
    replyTo: { name: 'Ana P.', address: 'ana@tavelmo.example' },
    subject: 'Demo request: Ana P., Tavelmo',
    text: expect.stringContaining('Company size: 51 to 200 employees') as string,
  })
  expect(mail.text.endsWith(`\n\nDiagnostic report:\n${report}`)).toBe(true)
  expect(mail.text).not.toContain('[')
})

it.each(languages)('mails the team in %s, with the visitor’s input unchanged', async (team) => {
  const language = languages.at(-1)!
  const visitor = { language, firstName: 'João', company: 'Ação & Cia.' }
  const texts = await identity.texts(team)
  for (const submission of [sampleLead({}, visitor), sampleBooking({}, visitor)]) {
    const mail = await toTeam(submission, identityWith({ TEAM_LANGUAGE: team }))
    const [subject = ''] = texts.team[submission.kind].subject.split('[')
    expect(mail.subject.startsWith(subject)).toBe(true)
    expect(mail.subject).toContain('Ação & Cia.')
    expect(mail.text).toContain(`${texts.fields.company}: Ação & Cia.`)
    expect(mail.text).toContain(`${texts.fields.language}: ${languageFacts[language].name}`)
    expect(mail.text).not.toMatch(/\[\w+\]|\{\{|undefined/)
  }
})

it.each(languages)('lists each campaign parameter on its own line, in %s', async (language) => {
  const campaign = Object.fromEntries(campaignParameters.map((name) => [name, `value of ${name}`]))
  const identityOfTeam = identityWith({ TEAM_LANGUAGE: language })
  const { text } = await toTeam(sampleLead({}, { campaign }), identityOfTeam)
  for (const value of Object.values(campaign)) expect(text).toMatch(new RegExp(`^- [^:{"]+: ${value}$`, 'm'))
  expect(text).not.toMatch(/[{}"]/)
  const none = await toTeam(sampleLead({}, { campaign: {} }), identityOfTeam)
  expect(none.text).not.toContain((await identity.texts(language)).fields.campaign)
})

const origin = { landing: '/pt/privacy', referrer: 'news.example/articles/7' }

it('mails, exports and shows the landing page and the referrer', async () => {
  const admin = await openTestAdmin()
  const browser = await signInBrowser(admin.server)
  for (const submission of [sampleLead({}, origin), sampleBooking({}, origin)]) {
    await admin.store.add(submission, [])
    for (const language of languages) {
      const { text } = await toTeam(submission, identityWith({ TEAM_LANGUAGE: language }))
      const { body } = await browser.get(`${pathIn(language, '/admin')}/lead/${submission.id}`)
      for (const value of Object.values(origin)) {
        expect(text).toMatch(new RegExp(`^[^:]+: ${value}$`, 'm'))
        expect(body).toContain(`<dd>${value}</dd>`)
      }
    }
  }
  const [header = '', ...rows] = (await browser.get('/admin/export')).body.split('\r\n')
  for (const [name, value] of Object.entries(origin)) {
    expect(rows.map((row) => row.split(',')[header.split(',').indexOf(name)])).toEqual([value, value])
  }
  await admin.close()
})

it('mails, exports and shows a phone number, and topics that are no longer offered', async () => {
  const admin = await openTestAdmin()
  const browser = await signInBrowser(admin.server)
  const phone = '+55 (11) 5550-0142'
  for (const [topic, label] of [
    ['own-idea', 'Own idea'],
    ['from-2019', 'from-2019'],
  ] as const) {
    const stored = sampleLead({}, { phone, topic: topic as 'support' })
    await admin.store.add(stored, [])
    const { body } = await browser.get(`/admin/lead/${stored.id}`)
    for (const value of [phone, label]) expect(body).toContain(`<dd>${value}</dd>`)
    expect((await toTeam(stored)).text).toContain(`Phone or WhatsApp: ${phone}\n`)
    expect((await toTeam(stored)).text).toContain(`First topic: ${label}\n`)
    expect((await browser.get('/admin/export?format=json')).body).toContain(`"topic": "${topic}"`)
    expect((await browser.get('/admin')).body).toContain(label)
  }
  expect((await toTeam(sampleLead())).text).not.toContain('Phone')
  await admin.close()
})

const unfoldedCalendar = (mail: Mail) => String(mail.attachments?.[0]?.content).replaceAll(/\r\n\s/g, '')

it.each(
  keepSiteLanguages([
    ['en', 'Friday, November 20 at 10:30 a.m.'],
    [PT, 'sexta-feira, 20 de novembro às 10:30'],
  ] as const),
)('formats a moment in %s', (language, text) => {
  const { form } = sampleBooking()
  expect(momentIn('America/Sao_Paulo', form.start, language).replaceAll(/\s/g, ' ')).toBe(text)
})

it.each(languages)('shows a call in the time zones of visitor and team, in %s', async (language) => {
  const booking = sampleBooking({}, { language, timeZone: 'Asia/Tokyo' })
  const momentAt = (timeZone: string) => momentIn(timeZone, booking.form.start, language)
  const visitor = await toVisitor(booking)
  expect(visitor.subject).toContain(momentAt('Asia/Tokyo'))
  expect(visitor.to).toEqual({ name: 'Rafael T.', address: 'rafael@heliovar.example' })
  expect(visitor.text).toContain('GMT+9')
  // The contact address that the site shows in that language.
  for (const part of ['DTSTART:20261120T133000Z', identity.emails[language]]) {
    expect(unfoldedCalendar(visitor)).toContain(part)
  }

  const team = await toTeam(booking, identityWith({ TEAM_TIME_ZONE: 'America/Chicago', TEAM_LANGUAGE: language }))
  expect(team.subject).toContain(momentAt('America/Chicago'))
  for (const part of ['GMT-6', 'GMT+9', momentAt('Asia/Tokyo')]) expect(team.text).toContain(part)
  const home = await toTeam(booking, identityWith({ TEAM_TIME_ZONE: 'Asia/Tokyo', TEAM_LANGUAGE: language }))
  expect(home.text.split('GMT+9')).toHaveLength(2)
  expect(visitor.text + team.text).not.toMatch(/\[\w+\]|\{\{/)
})

it.each(englishAndPortuguese)('includes MEETING_URL in mails and calendar file, in %s', async (language) => {
  const url = 'https://meet.verdora.example/call?room=1,2;3'
  const booking = sampleBooking({}, { language })
  for (const [who, isSet] of [
    [identityWith({ MEETING_URL: url }), true],
    [identity, false],
  ] as const) {
    const [team, visitor] = [await toTeam(booking, who), await toVisitor(booking, who)]
    const calendar = unfoldedCalendar(visitor)
    for (const text of [team.text, visitor.text]) expect(text.split(url)).toHaveLength(isSet ? 2 : 1)
    for (const part of [`\nURL:${url}`, '\nLOCATION:']) expect(calendar.includes(part)).toBe(isSet)
    expect(team.text + visitor.text + calendar).not.toMatch(/\[\w+\]|undefined/)
  }
})

const states = [
  ['booked', {}, 'PUBLISH', 0],
  ['moved', { moves: 2 }, 'PUBLISH', 2],
  ['cancelled', { moves: 2, cancelledAt: '2026-11-16T13:00:00.000Z' }, 'CANCEL', 3],
  ['held', { held: { until: '2026-11-16T12:30:00.000Z', because: 'ceiling' } }, undefined, 0],
  ['beyond the call limit', { held: { until: '2026-11-16T12:30:00.000Z', because: 'calls' } }, undefined, 0],
] as const

describe.each(englishAndPortuguese)('mails about a call in %s', (language) => {
  it.each(states)('describe a call that is %s, with a matching calendar file', async (_, state, method, sequence) => {
    const booking = sampleBooking(state, { language })
    const visitor = await toVisitor(booking)
    const team = await toTeam(booking)
    expect(visitor.text.includes(URL_OF_CALL)).toBe(!('cancelledAt' in state))
    expect(visitor.text + visitor.subject + team.text + team.subject).not.toMatch(/\[\w+\]|\{\{|undefined|\.\./)
    const usualSubject = (await toVisitor(sampleBooking({}, { language }))).subject
    expect(visitor.subject === usualSubject).toBe(Object.keys(state).length === 0)
    const [file] = visitor.attachments ?? []
    expect(file?.contentType).toBe(method && `text/calendar; method=${method}`)
    if (!file) return
    const lines = file.content.split('\r\n')
    expect(lines).toContain(`METHOD:${method}`)
    expect(lines).toContain(`SEQUENCE:${sequence}`)
    expect(lines).toContain(`UID:${booking.id}@verdora.example`)
    expect(lines).toContain(method === 'CANCEL' ? 'STATUS:CANCELLED' : 'STATUS:CONFIRMED')
  })
})

it('sends nothing to a mail server without TLS if TLS is required', async () => {
  const { send, check } = mailingWith(`${mailServer.address}?requireTLS=false&ignoreTLS=true`, true)
  const failure = await send('1', HELLO).catch((error: unknown) => error)
  expect(String(failure)).toMatch(/TLS/)
  // The failure is not permanent: the mail is sent once the server encrypts.
  expect(failure).not.toBeInstanceOf(PermanentError)
  await expect(check()).rejects.toThrow('TLS')
  expect(mailServer.received).toEqual([])
})

it.each([
  ['MAIL FROM', '530 5.7.0 Authentication required', false],
  ['RCPT TO', '530 5.7.1 Client was not authenticated', false],
  ['DATA', '535 5.7.8 Authentication credentials invalid', false],
  ['MAIL FROM', '534 5.7.9 Authentication mechanism is too weak', false],
  ['MAIL FROM', '538 5.7.11 Encryption required', false],
  ['RCPT TO', '550 5.1.1 No such mailbox', true],
  ['DATA', '554 5.6.0 Message refused', true],
])('classifies the reply to %s "%s" as permanent: %s', async (command, reply, isPermanent) => {
  const server = await startMailServer((text) => (text.startsWith(command) ? reply : undefined))
  const { send } = mailingWith(server.address, false)
  const failure = await send('1', HELLO).catch((error: unknown) => error)
  await server.close()
  expect(String(failure)).toContain(reply.slice(0, 3))
  expect(failure instanceof PermanentError).toBe(isPermanent)
})

const summarized = sampleLead({ receivedAt: '2026-11-16T12:41:07.000Z' })

it.each(languages.flatMap((language) => [true, false].map((hasPage) => ({ language, hasPage }))))(
  'states how many leads came in an hour and where to read them ($language, admin page: $hasPage)',
  async ({ language, hasPage }) => {
    const identityOfTeam = identityWith({ TEAM_LANGUAGE: language, TEAM_TIME_ZONE: 'UTC' })
    const countLeads = vi.fn(async () => 587)
    const options = { store: { countLeads }, perHour: 20, hasPage }
    const { subject, text } = await mailSummary(summarized, TEAM, identityOfTeam, options)
    expect(countLeads.mock.calls).toEqual([['2026-11-16T12:00:00.000Z', '2026-11-16T13:00:00.000Z']])
    expect(subject).toContain('587')
    const page = identityOfTeam.siteUrl + pathIn(language, '/admin')
    for (const part of ['587', '567', '20', hasPage ? page : 'npm run leads']) expect(text).toContain(part)
    expect(text.includes(page)).toBe(hasPage)
    expect(subject + text).not.toMatch(/\[\w+\]|\{\{|undefined/)
    // The mail contains nothing that visitors typed.
    expect(subject + text).not.toContain(summarized.form.email)
  },
)

it('logs at startup that the mail server is unreachable', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  const leads = await openTestLeads({ ...database.environment, SMTP_URL: `smtp://127.0.0.1:${await freePort()}` })
  await vi.waitUntil(() => logged.mock.calls.length > 0, { timeout: 20_000 })
  await leads.close()
  expect(logged.mock.calls).toEqual([[expect.stringMatching(/^SMTP_URL: .*ECONNREFUSED/)]])
})

it('sends one mail for a lead and two for a booking if SMTP_URL is set, and the digest with DIGEST_AT', async () => {
  const store = await openStore(database.settings)
  await store.add(sampleLead({ receivedAt: '2026-11-15T08:00:00.000Z' }), [])
  await store.close()
  const leads = await openTestLeads(
    { ...database.environment, SMTP_URL: mailServer.address, DIGEST_AT: '08:00' },
    { now: () => Temporal.Instant.from('2026-11-15T18:00:00Z') },
  )
  await leads.inject({ method: 'POST', url: api.leads, payload: sampleLeadForm({ lastName: 'Müller' }) })
  await leads.inject({ method: 'POST', url: api.bookings, payload: sampleBookingForm() })
  await vi.waitUntil(() => mailServer.received.length === 4, { timeout: 20_000 })
  await leads.close()
  expect(mailServer.received.map(({ to }) => to.join()).toSorted()).toEqual([
    'hello@verdora.example',
    'hello@verdora.example',
    'hello@verdora.example',
    'rafael@heliovar.example',
  ])
  expect(mailServer.received.filter(({ content }) => content.includes('New leads: 1'))).toHaveLength(1)
  for (const { content } of mailServer.received) {
    expect(content).toMatch(/^Message-ID: <([\da-f-]{36}|digest-2026-11-15)@verdora\.example>\r$/m)
    expect(content).toMatch(/^From: "?Verdora"? <hello@verdora\.example>\r$/m)
  }
}, 30_000)
