import type { FastifyInstance } from 'fastify'
import Fastify from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { readCommand } from '#leads/server/command.ts'
import { startLeadsServer, type Leads } from '#leads/server/leads-server.ts'
import { readLeadsSettings } from '#leads/server/settings.ts'
import type { TestDatabase } from '#leads/testing/databases.ts'
import { withoutLimits } from '#leads/testing/limits.ts'
import { describeOnDatabases } from '#leads/testing/on-databases.ts'
import { languages } from '#site/languages.ts'
import { readSettings } from '#site/settings.ts'
import { QUESTIONS_PATH } from '../shared/protocol.ts'
import { createQuestionRoutes, redactContacts } from './api.ts'

it.each([
  ['Call me at +55 (11) 98765-4321 today', 'Call me at […] today'],
  ['write to ana.p@tavelmo.example!', 'write to […]'],
  ['my CPF is 123.456.789-09', 'my CPF is […]'],
  ['see https://tavelmo.example/a?b and www.x.example', 'see […] and […]'],
  ['Do you have 24/7 support for 1,500 people in 2026?', 'Do you have 24/7 support for 1,500 people in 2026?'],
  ['two\nlines\u001B[31m', 'two lines [31m'],
])('stores "%s" as "%s"', (text, stored) => {
  expect(redactContacts(text)).toBe(stored)
})

await describeOnDatabases('questions the assistant could not answer', testQuestions)

function testQuestions(database: TestDatabase): void {
  let leads: Leads
  let server: FastifyInstance
  let now = Temporal.Instant.from('2026-11-20T10:00:00Z')

  const send = (payload: object, headers: Record<string, string> = {}, remoteAddress = '203.0.113.7') =>
    server.inject({ method: 'POST', url: QUESTIONS_PATH, payload, headers, remoteAddress })

  const list = () => readCommand(['questions'])(leads.store, new Date(now.epochMilliseconds))

  beforeAll(async () => {
    const settings = readLeadsSettings({ ...withoutLimits, ...database.environment })
    leads = await startLeadsServer({ settings, site: readSettings({}), publicFolder: 'public', now: () => now })
    server = Fastify()
    const routes = createQuestionRoutes({ leads, siteUrl: 'https://verdora.example' })
    await server.register(routes, { prefix: QUESTIONS_PATH })
  })

  beforeEach(() => leads.store.purge('9999'))

  afterAll(async () => {
    await server.close()
    await leads.close()
  })

  it('are counted by day and language, without their text', async () => {
    expect(await list()).toContain('No questions have been counted yet')
    for (const language of languages) expect((await send({ language })).statusCode).toBe(204)
    await send({ language: 'en' })
    now = now.add({ hours: 24 })
    await send({ language: 'en' })
    const first = languages.map((language) => `2026-11-20  ${language}  ${language === 'en' ? 2 : 1} not answered`)
    expect(await list()).toBe([...first.toSorted(), '2026-11-21  en  1 not answered'].join('\n'))
    expect(await leads.store.questions.listKept()).toEqual([])
  })

  it('are stored if the visitor agrees, and not counted twice', async () => {
    await send({ language: 'en', text: ' Does it do 3D printing? I am at ana@tavelmo.example ' })
    expect(await leads.store.questions.counts()).toEqual([])
    expect(await list()).toBe(`${now.toString().slice(0, 10)}  en  "Does it do 3D printing? I am at […]"`)
  })

  it('are deleted by the purge command when they expire', async () => {
    await leads.store.questions.count('2026-10-01', 'en')
    await leads.store.questions.keep({ day: '2026-10-02', language: 'en', text: 'Old' })
    await leads.store.questions.keep({ day: '2026-11-20', language: 'en', text: 'New' })
    expect(await leads.store.oldest()).toBe('2026-10-01T23:59:59.999Z')
    await readCommand(['purge', '--older-than', '30'])(leads.store, new Date('2026-11-20T12:00:00Z'))
    expect(await list()).toBe('2026-11-20  en  "New"')
  })

  it.each([
    ['no fields', {}, {}, 422],
    ['an unknown language', { language: 'xx' }, {}, 422],
    ['a text that is too long', { language: 'en', text: 'a'.repeat(301) }, {}, 422],
    ['an empty text', { language: 'en', text: ' ' }, {}, 422],
    ['the origin of another site', { language: 'en' }, { origin: 'https://evil.example' }, 403],
  ])('with %s are rejected', async (_name, payload, headers, status) => {
    expect((await send(payload, headers)).statusCode).toBe(status)
    expect(await list()).toContain('No question')
  })

  it('are limited per visitor and day', async () => {
    const statuses: number[] = []
    for (let time = 0; time < 61; time++) statuses.push((await send({ language: 'en' }, {}, '198.51.100.9')).statusCode)
    expect(new Set(statuses.slice(0, 60))).toEqual(new Set([204]))
    expect(statuses.at(-1)).toBe(429)
    expect((await send({ language: 'en' }, {}, '192.0.2.9')).statusCode).toBe(204)
  })
}
