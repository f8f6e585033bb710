import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { FormId } from '#site/embeds.ts'
import { languages, type Language } from '#site/languages.ts'
import { pathIn } from '#site/paths.ts'
import { openTestPages, postForm } from '../documents/testing/pages.ts'
import type { Leads } from '../server/leads-server.ts'
import type { TestDatabase } from '../testing/databases.ts'
import { describeOnDatabases } from '../testing/on-databases.ts'
import { sampleLeadForm } from '../testing/sample-leads.ts'

await describeOnDatabases('forms without JavaScript', testForms)

const NOW = Temporal.Instant.from('2026-11-15T08:00:00Z')
const { firstName, lastName, email, company, teamSize, topic } = sampleLeadForm()
const person = { firstName, lastName, email, company, consent: 'on', website: '' }
const phone = '+55 11 5550-0142'
const lead = { ...person, phone, teamSize, topic }

const pathOf = (id: FormId, language: Language = 'en') => pathIn(language, `/form/${id}`)

function fieldsIn(page: string): Record<string, string> {
  const inputs = page.matchAll(/<input\s[^>]*type="hidden"[^>]*>/g)
  return Object.fromEntries(
    [...inputs].map(([input]) => [/name="(.*?)"/.exec(input)?.[1] ?? '', /value="(.*?)"/.exec(input)?.[1] ?? '']),
  )
}

function testForms(database: TestDatabase): void {
  let leads: Leads
  let server: FastifyInstance

  async function open(environment: Record<string, string> = {}): Promise<void> {
    ;({ leads, server } = await openTestPages({ ...database.environment, ...environment }, { now: () => NOW }))
  }

  beforeEach(() => open())

  afterEach(() => server.close())

  const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    postForm(server, path, fields, { headers })
  const openForm = async (path: string) => fieldsIn((await server.inject(path)).body)
  const sendTwice = async (path: string, fields: Record<string, string>) => {
    const review = await post(path, { ...(await openForm(path)), ...fields })
    return post(path, fieldsIn(review.body))
  }

  it.each(languages)('asks to review a lead, and stores it when it is sent again, in %s', async (language) => {
    const path = pathOf('lead-form', language)
    const review = await post(path, { ...(await openForm(path)), ...lead })
    expect(review.statusCode).toBe(200)
    expect(await leads.store.list()).toEqual([])
    for (const value of ['Ana', 'ana@tavelmo.example', phone, 'Tavelmo'])
      expect(review.body).toContain(`<dd>${value}</dd>`)
    expect(review.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' })
    expect(review.body).not.toMatch(/<script|\[\w+\]|\{\{|undefined/)

    const sent = await post(path, fieldsIn(review.body))
    expect(sent.statusCode).toBe(200)
    expect(sent.body).not.toMatch(/\[\w+\]|\{\{|undefined/)
    const stored = { firstName, lastName, email, phone, company, teamSize, topic, consent: true, language }
    expect(await leads.store.list()).toMatchObject([{ kind: 'lead', form: stored }])
    // The button was pressed twice.
    await post(path, fieldsIn(review.body))
    expect(await leads.store.list()).toHaveLength(1)
  })

  it('stores a lead without a phone number, and asks to correct one with letters', async () => {
    const path = pathOf('lead-form')
    const invalid = await post(path, { ...(await openForm(path)), ...lead, phone: 'call me' })
    expect(invalid.statusCode).toBe(422)
    expect(invalid.body).toMatch(/href="#phone"[^]*id="phone"[^>]*aria-describedby="phone-hint phone-error"/)
    await sendTwice(path, { ...lead, phone: ' ' })
    const [stored] = await leads.store.list()
    expect(stored?.form).not.toHaveProperty('phone')
  })

  it.each(languages)('asks to review a booking, and books it when it is sent again, in %s', async (language) => {
    const path = pathOf('scheduler', language)
    const { free } = await leads.intake.slots()
    const page = await server.inject(path)
    for (const start of free) expect(page.body).toContain(`value="${start}"`)
    const review = await post(path, { ...fieldsIn(page.body), ...person, start: free[3]! })
    expect((await leads.intake.slots()).taken).toEqual([])
    const sent = await post(path, fieldsIn(review.body))
    expect(sent.statusCode).toBe(200)
    expect(review.body + sent.body).not.toMatch(/\[\w+\]|\{\{|undefined/)
    expect((await leads.intake.slots()).taken).toEqual([free[3]])
    expect(await leads.store.list()).toMatchObject([{ form: { start: free[3], timeZone: leads.timeZone, language } }])
  })

  it('holds a call instead of booking it if mail is configured', async () => {
    await open({ SMTP_URL: 'smtp://127.0.0.1:9' })
    const path = pathOf('scheduler')
    const [start = ''] = (await leads.intake.slots()).free
    await sendTwice(path, { ...person, start })
    expect(await leads.store.list()).toMatchObject([{ held: { because: 'ceiling' } }])
  })

  it('keeps typed input after an error, for a change and when the time is taken', async () => {
    const path = pathOf('scheduler')
    const [start = '', other = ''] = (await leads.intake.slots()).free
    const fields = { ...(await openForm(path)), ...person, start }
    const invalid = await post(path, { ...fields, email: 'ana"@' })
    expect(invalid.statusCode).toBe(422)
    expect(invalid.body).toContain('value="ana&quot;@"')
    expect(invalid.body).toMatch(/role="alert"[^]*href="#email"[^]*id="email"[^]*aria-describedby="email-error"/)
    const { start: _start, consent: _consent, ...incomplete } = fields
    const missing = await post(path, incomplete)
    for (const field of ['start', 'consent']) expect(missing.body).toContain(`href="#${field}"`)

    const review = await post(path, fields)
    const changing = await post(path, { ...fieldsIn(review.body), change: 'yes' })
    expect(changing.body).toContain('value="Tavelmo"')
    expect(changing.body).toMatch(new RegExp(`value="${start}"\\s+checked`))

    await sendTwice(path, { ...person, email: 'caio@maritela.example', start })
    const gone = await post(path, fieldsIn(review.body))
    expect(gone.statusCode).toBe(409)
    expect(gone.body).toContain('value="Tavelmo"')
    expect(gone.body).not.toContain(`value="${start}"`)
    await post(path, { ...fields, start: other })
    expect((await leads.intake.slots()).taken).toEqual([start, other])
  })

  // The rest is the same on both databases.
  if (database.settings.databaseUrl) return

  it.each(languages)('announces links that open a new tab, in %s', async (language) => {
    for (const form of ['lead-form', 'scheduler'] as const) {
      const { body } = await server.inject(pathOf(form, language))
      const links = [...body.matchAll(/<a [^>]*target="_blank"[^>]*>(.*?)<\/a/gs)].map(([, text]) => text)
      expect(links).not.toEqual([])
      for (const text of links) expect(text).toMatch(/\((opens in a new tab|abre em nova aba)\)<\/span>$/)
    }
  })

  it('formats free times once for all visitors, and removes booked ones', async () => {
    const path = pathOf('scheduler')
    const format = vi.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts')
    await server.inject(path)
    format.mockClear()
    const [start = ''] = (await leads.intake.slots()).free
    expect((await server.inject(path)).body).toContain(`value="${start}"`)
    expect(format.mock.calls.length).toBeLessThan(20)
    await sendTwice(path, { ...person, start })
    expect((await server.inject(path)).body).not.toContain(`value="${start}"`)
  })

  it('shows the contact address if there are no free times', async () => {
    await open({ BOOKING_HORIZON_DAYS: '1' })
    const { body } = await server.inject(pathOf('scheduler'))
    expect(body).toContain('href="mailto:')
    expect(body).not.toMatch(/<form|\[\w+\]/)
  })

  it('counts towards the request limit', async () => {
    await open({ REQUESTS_PER_MINUTE: '1' })
    const path = pathOf('lead-form')
    const fields = { ...(await openForm(path)), ...lead }
    expect((await post(path, fields)).statusCode).toBe(200)
    const rejected = await post(path, fields)
    expect([rejected.statusCode, Number(rejected.headers['retry-after']) > 0]).toEqual([429, true])
  })

  it.each([
    ['a form from another site', {}, { origin: 'https://evil.example' }, 403],
    ['a form with the honeypot filled in', { website: 'https://spam.example' }, {}, 400],
    ['a form with an invalid key', { key: '1' }, {}, 400],
    ['a form that is too long', { company: 'a'.repeat(9000) }, {}, 413],
    ['a JSON body', {}, { 'content-type': 'application/json' }, 415],
  ])('rejects %s', async (_, changes, headers, status) => {
    const path = pathOf('lead-form')
    const fields = { ...(await openForm(path)), ...lead, ...changes }
    for (let count = 0; count < 2; count++) {
      expect((await post(path, fields, headers as Record<string, string>)).statusCode).toBe(status)
    }
    expect(await leads.store.list()).toEqual([])
  })
}
