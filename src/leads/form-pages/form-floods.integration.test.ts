import type { Challenge } from 'altcha-lib/types'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import type { FormId } from '#site/embeds.ts'
import { languages, type Language } from '#site/languages.ts'
import { pathIn } from '#site/paths.ts'
import { readSettings } from '#site/settings.ts'
import { openTestPages, postForm } from '../documents/testing/pages.ts'
import type { Leads } from '../server/leads-server.ts'
import { MAILS_PER_DAY, UNPROVEN_PER_HOUR } from '../server/limits.ts'
import { leadsVariables, readLeadsSettings } from '../server/settings.ts'
import { api, type Slots } from '../shared/protocol.ts'
import { BATCH_SIZE, sendInBatches } from '../testing/batches.ts'
import type { TestDatabase } from '../testing/databases.ts'
import { startMailServer } from '../testing/mail-server.ts'
import { describeOnDatabases } from '../testing/on-databases.ts'
import { sampleBookingForm, sampleLeadForm } from '../testing/sample-leads.ts'

const site = readSettings({})

/** The default limits, except for the proof of work: tests check its difficulty without doing the work. */
const { leadsPerDay, leadsPerHour, callsPerDay, callsPerHour } = readLeadsSettings({})
const defaultLimits = {
  LEADS_PER_DAY: String(leadsPerDay),
  LEADS_PER_HOUR: String(leadsPerHour),
  BOOKINGS_PER_DAY: String(callsPerDay),
  BOOKINGS_PER_HOUR: String(callsPerHour),
}
const MORNING = '2026-11-15T08:10:00Z'
const NEXT_HOUR = '2026-11-15T09:00:01Z'
const WAIT = { timeout: 60_000, interval: 20 }

/** Each in a different /48 of one /32. */
const providerAddress = (index: number) => `2001:db8:${(index + 1).toString(16)}::1`
/** Each in a different, unrelated IPv4 network. */
const unrelatedAddress = (index: number) => `${20 + index}.${index}.0.7`
const visitorAddress = (index: number) => `198.51.${100 + index}.7`

const now = () => Temporal.Instant.fromEpochMilliseconds(Date.now())

await describeOnDatabases('during a flood', testFloods)

function testFloods(database: TestDatabase): void {
  let leads: Leads
  let server: FastifyInstance
  let emailCount = 0

  async function open(environment: Record<string, string> = {}, pollIntervalMs?: number): Promise<void> {
    const variables = { ...defaultLimits, ...database.environment, ...environment }
    ;({ leads, server } = await openTestPages(variables, { now, ...(pollIntervalMs && { pollIntervalMs }) }))
  }

  beforeEach(() => {
    vi.useFakeTimers({ now: Date.parse(MORNING), toFake: ['Date'] })
    // An unreachable mail server is logged there.
    vi.spyOn(console, 'error').mockImplementation(() => {})
  })

  afterEach(async () => {
    await server.close()
    vi.useRealTimers()
  })

  const post = (url: string, payload: object, from: string) =>
    server.inject({ method: 'POST', url, payload, headers: { 'x-forwarded-for': from } })
  const newEmail = () => `${++emailCount}@heliovar.example`
  const sendLead = (from: string) => post(api.leads, sampleLeadForm({ email: newEmail() }), from)
  const book = (from: string, start: string, email = newEmail()) =>
    post(api.bookings, sampleBookingForm({ start, email }), from)
  const free = async () => (await server.inject(api.slots)).json<Slots>().free
  const levelFor = async (from: string) => {
    const response = await server.inject({ url: api.challenge, headers: { 'x-forwarded-for': from } })
    return response.json<Challenge>().parameters.data?.['level']
  }

  async function sendWithoutScripts(id: FormId, from: string, language: Language = 'en', start = '') {
    const { firstName, lastName, email, company, teamSize, topic } = sampleLeadForm({ email: newEmail() })
    const person = { firstName, lastName, email, company, consent: 'on', website: '', key: crypto.randomUUID() }
    const fields = { ...person, ...(id === 'lead-form' ? { teamSize, topic } : { start }) }
    const send = () =>
      postForm(server, pathIn(language, `/form/${id}`), fields, { headers: { 'x-forwarded-for': from } })
    await send()
    return send()
  }

  async function expectOpen(): Promise<void> {
    expect((await sendLead(visitorAddress(0))).statusCode).toBe(201)
    expect((await book(visitorAddress(0), (await free())[0]!)).statusCode).toBe(201)
    for (const [index, language] of languages.entries()) {
      for (const id of ['lead-form', 'scheduler'] as const) {
        const start = (await free())[0]!
        const { statusCode } = await sendWithoutScripts(id, visitorAddress(index), language, start)
        expect([language, id, statusCode]).toEqual([language, id, 200])
      }
    }
  }

  const options = { timeout: 120_000 }

  it('stores 160 leads, raises the proof-of-work level, and mails the rest as one summary', options, async () => {
    const mailServer = await startMailServer()
    onTestFinished(() => mailServer.close())
    const ADMIN_PASSWORD_HASH = leadsVariables.ADMIN_PASSWORD_HASH.kind.example
    await open({ SMTP_URL: mailServer.address, ADMIN_PASSWORD_HASH }, 20)
    const levels: unknown[] = []
    const statuses = await sendInBatches(160, async (index) => {
      if (index % BATCH_SIZE === 0) levels.push(await levelFor(providerAddress(index)))
      return sendLead(providerAddress(index))
    })
    expect(statuses).toEqual({ 201: 160 })
    expect(await leads.store.list('lead')).toHaveLength(160)
    expect(levels.slice(0, 6)).toEqual([0, 1, 2, 3, 4, 6])
    expect(new Set(levels.slice(6))).toEqual(new Set([6]))
    await vi.waitUntil(async () => (await leads.store.countWaiting('team-mail')) === 0, WAIT)
    expect(mailServer.received).toHaveLength(leadsPerHour)

    await expectOpen()
    const stored = (await leads.store.list('lead')).length
    await vi.waitUntil(async () => (await leads.store.countWaiting()) === 1, WAIT)
    const before = mailServer.received.length
    vi.setSystemTime(NEXT_HOUR)
    await vi.waitUntil(async () => (await leads.store.countWaiting()) === 0, WAIT)
    expect(mailServer.received).toHaveLength(before + 1)
    const summary = mailServer.received.at(-1)!.content.replaceAll('=\r\n', '')
    for (const text of [stored, leadsPerHour, stored - leadsPerHour, `${site.siteUrl}/admin`]) {
      expect(summary).toContain(String(text))
    }
    expect(summary).not.toMatch(/\[\w+\]|\{\{/)
    // In the next hour, each lead gets its own mail again.
    expect((await sendLead(providerAddress(0))).statusCode).toBe(201)
    await vi.waitUntil(async () => (await leads.store.countWaiting()) === 0, WAIT)
    expect(mailServer.received).toHaveLength(before + 2)
  })

  // Smaller tests check the other limits on PostgreSQL (limits.integration.test.ts, proof-of-work.integration.test.ts).
  if (database.settings.databaseUrl) return

  it(
    'limits bookings of 24 addresses to the hourly quota, and keeps the calendar open for others',
    options,
    async () => {
      await open()
      const times = await free()
      const bookAt = (index: number) => book(unrelatedAddress(index % 24), times[index]!)
      expect(await sendInBatches(24 * callsPerDay, bookAt)).toEqual({ 201: callsPerHour })
      expect((await book(unrelatedAddress(0), times.at(-1)!)).statusCode).toBe(429)
      await expectOpen()
    },
  )

  it('keeps the calendar open for others if 300 networks of one provider book calls', options, async () => {
    // No server listens there, so mail stays in the outbox.
    await open({ SMTP_URL: 'smtp://127.0.0.1:9' })
    const times = await free()
    const { 201: booked = 0 } = await sendInBatches(300, (index) => book(providerAddress(index), times[index]!))
    expect(booked).toBeLessThan(callsPerHour + BATCH_SIZE)
    expect((await free()).length).toBeGreaterThan(times.length / 4)
    await expectOpen()
  })

  it('limits forms without JavaScript per network, and keeps the forms open for others', async () => {
    await open()
    for (const from of ['203.0.113.7', '203.0.113.8', '203.0.114.9']) {
      const statuses = await sendInBatches(UNPROVEN_PER_HOUR + 1, () => sendWithoutScripts('lead-form', from))
      expect(statuses).toEqual({ 200: UNPROVEN_PER_HOUR, 429: 1 })
      expect((await sendWithoutScripts('lead-form', from)).body).toContain('href="mailto:')
    }
    const { 200: accepted = 0 } = await sendInBatches(60, (index) =>
      sendWithoutScripts('lead-form', providerAddress(index)),
    )
    expect(accepted).toBeLessThan(60)
    await expectOpen()
  })

  it('sends a mailbox only a few mails a day, even if its address is spelled in different ways', async () => {
    const mailServer = await startMailServer()
    onTestFinished(() => mailServer.close())
    // The second call within an hour is held.
    await open({ SMTP_URL: mailServer.address, BOOKINGS_PER_HOUR: '8' }, 20)
    const times = await free()
    const names = ['anapaula', 'ana.paula', 'a.n.a.p.a.u.l.a', 'Ana.Paula+1', 'anapaula+x']
    const spellings = names.flatMap((name) => [`${name}@gmail.com`, `${name}@googlemail.com`])
    for (const [index, email] of [...spellings, ...spellings].entries()) {
      // Let the hold expire, so that the slot could be requested again.
      vi.setSystemTime(Date.now() + 31 * 60_000)
      // The response is always the same, so that it reveals nothing about the address.
      expect((await book(unrelatedAddress(index), times.at(-1 - index)!, email)).statusCode).toBe(201)
      await vi.waitUntil(async () => (await leads.store.countWaiting()) === 0, WAIT)
    }
    const toVisitor = mailServer.received.filter(({ to }) => to.some((address) => /@g/.test(address)))
    expect(toVisitor.length).toBeGreaterThan(0)
    expect(toVisitor.length).toBeLessThanOrEqual(MAILS_PER_DAY)
  })
}
