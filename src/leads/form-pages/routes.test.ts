import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { FormId } from '#site/embeds.ts'
import { languages, type Language } from '#site/languages.ts'
import { pathIn } from '#site/paths.ts'
import { readSettings } from '#site/settings.ts'
import { openLeads, type Leads } from '../server/leads.ts'
import { UNPROVEN_PER_HOUR } from '../server/limits.ts'
import { readLeadsSettings } from '../server/settings.ts'
import type { TestDatabase } from '../testing/databases.ts'
import { withoutLimits } from '../testing/limits.ts'
import { onDatabases } from '../testing/on-databases.ts'
import { openForms } from './routes.ts'

await onDatabases('without scripts', testForms)

const NOW = Temporal.Instant.from('2026-11-15T08:00:00Z')
const ORIGIN = 'https://verdora.example'
const lead = {
  firstName: 'Ana',
  lastName: 'P.',
  email: 'ana@tavelmo.example',
  company: 'Tavelmo',
  teamSize: '51-200',
  topic: 'support',
  consent: 'on',
  website: '',
}
const { teamSize: _size, topic: _topic, ...person } = lead

const pathOf = (id: FormId, language: Language = 'en') => pathIn(language, `/form/${id}`)

/** The hidden fields that a browser would send. */
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
    const site = readSettings({})
    const settings = readLeadsSettings({ ...withoutLimits, ...database.environment, ...environment })
    leads = await openLeads({ settings, site, publicFolder: 'public', now: () => NOW })
    server = Fastify()
    await server.register(
      openForms({ leads, site, publicFolder: 'public', frame: { styles: [], logo: '', logoHasName: false } }),
    )
  }

  async function close(): Promise<void> {
    await server.close()
    await leads.close()
  }

  beforeEach(async () => {
    await open()
    await leads.store.purge('9999')
    await leads.store.sweep('9999')
  })

  afterEach(close)

  const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    server.inject({
      method: 'POST',
      url: path,
      payload: new URLSearchParams(fields).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: ORIGIN, ...headers },
    })
  const opened = async (path: string) => fieldsIn((await server.inject(path)).body)

  it.each(languages)('a lead is asked for once more, and stored when it is sent again, in %s', async (language) => {
    const path = pathOf('lead-form', language)
    const asked = await post(path, { ...(await opened(path)), ...lead })
    expect(asked.statusCode).toBe(200)
    expect(await leads.store.list()).toEqual([])
    for (const shown of ['Ana', 'ana@tavelmo.example', 'Tavelmo']) expect(asked.body).toContain(`<dd>${shown}</dd>`)
    expect(asked.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' })
    expect(asked.body).not.toMatch(/<script|\[\w+\]|\{\{|undefined/)

    const sent = await post(path, fieldsIn(asked.body))
    expect(sent.statusCode).toBe(200)
    expect(sent.body).not.toMatch(/\[\w+\]|\{\{|undefined/)
    const { consent: _consent, website: _website, ...kept } = lead
    expect(await leads.store.list()).toMatchObject([{ kind: 'lead', form: { ...kept, consent: true, language } }])
    // The button was pressed twice.
    await post(path, fieldsIn(asked.body))
    expect(await leads.store.list()).toHaveLength(1)
  })

  it.each(languages)('links that open a new tab say so, in %s', async (language) => {
    for (const form of ['lead-form', 'scheduler'] as const) {
      const { body } = await server.inject(pathOf(form, language))
      const links = [...body.matchAll(/<a [^>]*target="_blank"[^>]*>(.*?)<\/a/gs)].map(([, text]) => text)
      expect(links).not.toEqual([])
      for (const text of links) expect(text).toMatch(/\((opens in a new tab|abre em nova aba)\)<\/span>$/)
    }
  })

  it.each(languages)('a call is asked for once more, and booked when it is sent again, in %s', async (language) => {
    const path = pathOf('scheduler', language)
    const { free } = await leads.intake.slots()
    const page = await server.inject(path)
    for (const start of free) expect(page.body).toContain(`value="${start}"`)
    const asked = await post(path, { ...fieldsIn(page.body), ...person, start: free[3]! })
    expect((await leads.intake.slots()).taken).toEqual([])
    const sent = await post(path, fieldsIn(asked.body))
    expect(sent.statusCode).toBe(200)
    expect(asked.body + sent.body).not.toMatch(/\[\w+\]|\{\{|undefined/)
    expect((await leads.intake.slots()).taken).toEqual([free[3]])
    expect(await leads.store.list()).toMatchObject([{ form: { start: free[3], timeZone: leads.timeZone, language } }])
  })

  it('free times are written in words once, not for each visitor, and a taken one is offered no more', async () => {
    const path = pathOf('scheduler')
    const format = vi.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts')
    await server.inject(path)
    format.mockClear()
    const [start = ''] = (await leads.intake.slots()).free
    expect((await server.inject(path)).body).toContain(`value="${start}"`)
    expect(format.mock.calls.length).toBeLessThan(20)
    const asked = await post(path, { ...(await opened(path)), ...person, start })
    await post(path, fieldsIn(asked.body))
    expect((await server.inject(path)).body).not.toContain(`value="${start}"`)
    format.mockRestore()
  })

  it('a call is only held where there are mails', async () => {
    await close()
    await open({ SMTP_URL: 'smtp://127.0.0.1:9' })
    const path = pathOf('scheduler')
    const [start = ''] = (await leads.intake.slots()).free
    const asked = await post(path, { ...(await opened(path)), ...person, start })
    await post(path, fieldsIn(asked.body))
    expect(await leads.store.list()).toMatchObject([{ held: { because: 'ceiling' } }])
  })

  it('what was typed stays: where something is wrong, is to be changed, or a time is gone', async () => {
    const path = pathOf('scheduler')
    const [start = '', other = ''] = (await leads.intake.slots()).free
    const fields = { ...(await opened(path)), ...person, start }
    const wrong = await post(path, { ...fields, email: 'ana"@' })
    expect(wrong.statusCode).toBe(422)
    expect(wrong.body).toContain('value="ana&quot;@"')
    expect(wrong.body).toMatch(/role="alert"[^]*href="#email"[^]*id="email"[^]*aria-describedby="email-error"/)
    const { start: _start, consent: _consent, ...lacking } = fields
    const missing = await post(path, lacking)
    for (const field of ['start', 'consent']) expect(missing.body).toContain(`href="#${field}"`)

    const asked = await post(path, fields)
    const changing = await post(path, { ...fieldsIn(asked.body), change: 'yes' })
    expect(changing.body).toContain('value="Tavelmo"')
    expect(changing.body).toMatch(new RegExp(`value="${start}"\\s+checked`))

    const faster = await post(path, { ...(await opened(path)), ...person, email: 'caio@maritela.example', start })
    await post(path, fieldsIn(faster.body))
    const gone = await post(path, fieldsIn(asked.body))
    expect(gone.statusCode).toBe(409)
    expect(gone.body).toContain('value="Tavelmo"')
    expect(gone.body).not.toContain(`value="${start}"`)
    await post(path, { ...fields, start: other })
    expect((await leads.intake.slots()).taken).toEqual([start, other])
  })

  it('many of them are refused, and say where else to go', async () => {
    const path = pathOf('lead-form')
    const answers: { statusCode: number; body: string }[] = []
    for (let count = 0; count <= UNPROVEN_PER_HOUR; count++) {
      const asked = await post(path, { ...(await opened(path)), ...lead })
      answers.push(await post(path, fieldsIn(asked.body)))
    }
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([
      ...Array.from({ length: UNPROVEN_PER_HOUR }, () => 200),
      429,
    ])
    expect(answers.at(-1)?.body).toContain('href="mailto:')
    expect(await leads.store.list()).toHaveLength(UNPROVEN_PER_HOUR)
  })

  it('says where to write when there is no time left', async () => {
    await close()
    await open({ BOOKING_HORIZON_DAYS: '1' })
    const { body } = await server.inject(pathOf('scheduler'))
    expect(body).toContain('href="mailto:')
    expect(body).not.toMatch(/<form|\[\w+\]/)
  })

  it('counts like any other form', async () => {
    await close()
    await open({ REQUESTS_PER_MINUTE: '1' })
    const path = pathOf('lead-form')
    const fields = { ...(await opened(path)), ...lead }
    expect((await post(path, fields)).statusCode).toBe(200)
    const refused = await post(path, fields)
    expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true])
  })

  it.each([
    ['another site', {}, { origin: 'https://evil.example' }, 403],
    ['a machine that fills in everything', { website: 'https://spam.example' }, {}, 400],
    ['somebody who makes up a key', { key: '1' }, {}, 400],
    ['a form that is too long', { company: 'a'.repeat(9000) }, {}, 413],
    ['JSON', {}, { 'content-type': 'application/json' }, 415],
  ])('nothing is taken from %s', async (_, different, headers, status) => {
    const path = pathOf('lead-form')
    const fields = { ...(await opened(path)), ...lead, ...different }
    for (let count = 0; count < 2; count++) {
      expect((await post(path, fields, headers as Record<string, string>)).statusCode).toBe(status)
    }
    expect(await leads.store.list()).toEqual([])
  })

  it('markup stays text', async () => {
    const path = pathOf('lead-form')
    const company = '"><img src=x onerror=alert(1)>'
    const { body } = await post(path, { ...(await opened(path)), ...lead, company })
    expect(body).toContain('&quot;&gt;&lt;img')
    expect(body).not.toContain('<img src=x')
  })
}
