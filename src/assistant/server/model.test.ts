import { createParser } from 'eventsource-parser'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { openLeads } from '#leads/server/leads.ts'
import { startDatabase, type TestDatabase } from '#leads/testing/databases.ts'
import { createServer } from '#server/app.ts'
import { readSiteFiles } from '#server/site-files.ts'
import { writeSmallSite, type SmallSite } from '#server/testing/site.ts'
import { forEachLanguage, inLanguage, type Language } from '#site/languages.ts'
import { readSettings } from '#site/settings.ts'
import type { Assistant } from '../search/answer.ts'
import { ASK_PATH, type AnswerEvents } from '../shared/protocol.ts'
import { attacks } from '../testing/attacks.ts'
import { askedIn, built } from '../testing/built.ts'
import {
  obeys,
  orderIn,
  sentencesOf,
  startModelServer,
  type Behaviour,
  type ModelServer,
} from '../testing/model-server.ts'
import { openModel } from './api.ts'
import { readModelSettings } from './settings.ts'

const KEY = 'the-key-of-the-owner'
/** Short for silent models; long for the others, so that they pass on a busy machine. */
const SILENCE_MS = { short: 300, long: 30_000 }

let site: SmallSite
let database: TestDatabase
let model: ModelServer
let server: FastifyInstance | undefined
let address: string
/** Whether the server runs with other settings than most tests need. */
let isOther = true

beforeAll(async () => {
  site = writeSmallSite()
  database = (await startDatabase('SQLite')) as TestDatabase
  model = await startModelServer()
})

afterAll(async () => {
  await server?.close()
  await model.stop()
  await database.stop()
  site.remove()
})

beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  model.asked.length = 0
  if (isOther) await start()
})

const patient = { firstSentenceMs: 60_000, answerMs: 60_000 }

async function start(
  environment: Record<string, string> = {},
  silenceMs = SILENCE_MS.long,
  deadlines = patient,
): Promise<void> {
  await server?.close()
  isOther = Object.keys(environment).length > 0 || silenceMs !== SILENCE_MS.long || deadlines !== patient
  const settings = readModelSettings({
    ASSISTANT_MODEL_URL: model.url,
    ASSISTANT_MODEL: 'small',
    ASSISTANT_MODEL_KEY: KEY,
    ASSISTANT_ASKS_PER_MINUTE: '1000',
    ASSISTANT_ASKS_PER_VISITOR: '100000',
    ASSISTANT_ASKS_PER_DAY: '100000',
    ...environment,
  })!
  const leads = await openLeads({ settings: database.settings, site: readSettings({}), publicFolder: 'public' })
  const assistants = forEachLanguage((language) => forAttacks(built[language].assistant, questionIn(language)))
  server = await createServer(site.record, {
    files: readSiteFiles(site.record, site.folder),
    leads,
    trustedProxies: ['127.0.0.1'],
    apis: {
      [ASK_PATH]: openModel({
        settings,
        assistants,
        leads,
        siteUrl: site.record.settings.siteUrl,
        silenceMs,
        deadlines,
      }),
    },
  })
  server.addHook('onClose', () => leads.close())
  address = await server.listen({ port: 0, host: '127.0.0.1' })
}

const questions = { en: 'Can AI answer customer support tickets?', pt: 'A IA responde chamados de clientes?' }
const questionIn = (language: Language): string => inLanguage<string>(questions, language)

/** Attacks find the passages of `subject`, so that they always reach the model. */
function forAttacks(assistant: Assistant, subject: string): Assistant {
  return {
    ...assistant,
    passages: (question, about) => assistant.passages(orderIn(question) === undefined ? question : subject, about),
  }
}

function post(body: unknown, headers: Record<string, string> = {}, signal?: AbortSignal): Promise<Response> {
  return fetch(address + ASK_PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
    ...(signal && { signal }),
  })
}

type Event = { event: keyof AnswerEvents; data: Record<string, unknown> }

function eventsIn(body: string): Event[] {
  const events: Event[] = []
  const parser = createParser({
    onEvent: ({ event, data }) =>
      events.push({ event: event as keyof AnswerEvents, data: JSON.parse(data) as Event['data'] }),
  })
  parser.feed(body)
  return events
}

async function ask(question: string, language: Language = 'en', about?: string): Promise<Event[]> {
  return eventsIn(await (await post({ question, language, about })).text())
}

const said = (events: readonly Event[]) =>
  events.filter(({ event }) => event === 'sentence').map(({ data }) => data['text'])

describe.each(askedIn)('an answer in %s', (language) => {
  const { file } = built[language]
  const sentences = new Set(file.passages.flatMap((each) => each.sentences))
  const question = questionIn(language)

  it('streams sentences of the site, each by itself, and ends with their pages', async () => {
    const next = Promise.withResolvers<void>()
    model.behave(async (reply, { passages }) => {
      const [one, two] = passages.slice(0, 2).map((each, at) => `${longest(each)} [${at + 1}]`)
      reply
        .begin()
        .say(`${one} `)
        .say(`${two?.split(' ')[0]} `)
      await next.promise
      reply.say(two?.split(' ').slice(1).join(' ') ?? '').end()
    })
    const response = await post({ question, language })
    expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
    expect(response.headers.get('cache-control')).toBe('no-store')
    const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
    let body = ''
    // The first sentence arrives while the model is still generating.
    while (!body.includes('event: sentence')) body += (await reader.read()).value
    next.resolve()
    for (let part = await reader.read(); !part.done; part = await reader.read()) body += part.value
    const events = eventsIn(body)
    expect(events.map(({ event }) => event)).toEqual(['sentence', 'sentence', 'done'])
    for (const text of said(events)) expect(sentences).toContain(text)
    const { sources } = events.at(-1)!.data as { sources: { path: string; title: string }[] }
    expect(sources.length).toBeGreaterThan(0)
    for (const source of sources) expect(file.pages).toContainEqual(expect.objectContaining(source))
  })

  it.each(attacks[language])(
    'lets nothing out that the site does not say: $name',
    async ({ question: attack, says }) => {
      model.behave((reply, { question: heard }) =>
        reply
          .begin()
          .say(orderIn(heard) || says)
          .end(),
      )
      const whole = await (await post({ question: attack, language })).text()
      expect(model.asked).toHaveLength(1)
      expect(said(eventsIn(whole))).toEqual([])
      expect(eventsIn(whole).at(-1)?.event).toBe('fallback')
      expect(whole).not.toMatch(/verdora|evil|key|idiot/i)
    },
  )

  it('lets out no part of a sentence', async () => {
    const cuts: string[] = []
    model.behave((reply, { passages }) => {
      const whole = passages.flatMap((each) =>
        sentencesOf(each).filter((text) => /^[^?[\]]{20,}[,:] [^?[\]]+$/.test(text)),
      )
      cuts.push(...whole.map((text) => `${text.slice(0, Math.max(text.lastIndexOf(', '), text.lastIndexOf(': ')))}.`))
      const citations = passages.map((_, at) => `[${at + 1}]`).join('')
      reply.begin().say(`${cuts.shift()} ${citations}`).end()
    })
    const events = await ask(question, language)
    expect(cuts.length).toBeGreaterThan(0)
    expect(said(events)).toEqual([])
    expect(events.at(-1)).toEqual({ event: 'fallback', data: { because: 'foreign' } })
  })

  it('lets nothing out after something true either, and tells the panel to answer by itself', async () => {
    for (const { says } of attacks[language].slice(0, 8)) {
      model.behave((reply, { passages }) =>
        reply
          .begin()
          .say(`${longest(passages[0]!)} [1] ${says}`)
          .end(),
      )
      const events = await ask(question, language)
      for (const text of said(events)) expect(sentences).toContain(text)
      expect(events.at(-1)?.event).toBe('fallback')
    }
  })
})

function longest(passage: string): string {
  return sentencesOf(passage)
    .filter((sentence) => !/[?@]/.test(sentence))
    .toSorted((one, other) => other.length - one.length)[0]!
}

const forever = () => new Promise<void>(() => {})

const failures: readonly [name: string, because: string, Behaviour][] = [
  ['refuses', 'error', (reply) => reply.refuse(401)],
  ['is broken', 'error', (reply) => reply.refuse(500)],
  ['sends elsewhere', 'error', (reply) => reply.refuse(307, { location: 'http://127.0.0.1:9/' })],
  ['hangs up', 'error', (reply) => reply.break()],
  ['is silent', 'silence', forever],
  ['is silent after the headers', 'silence', (reply) => (reply.begin().raw(':\n\n'), forever())],
  ['falls silent', 'silence', (reply) => (reply.begin().say('The '), forever())],
  [
    'keeps the line busy and says nothing',
    'silence',
    async (reply, { left }) => {
      reply.begin()
      const timer = setInterval(() => reply.event({ choices: [{ delta: { reasoning_content: 'hm' } }] }), 50)
      await left.finally(() => clearInterval(timer))
    },
  ],
  ['is cut off', 'error', (reply) => (reply.begin().say('The '), void setTimeout(() => reply.break(), 50))],
  [
    'ends in the middle',
    'cut',
    (reply, { passages }) =>
      reply
        .begin()
        .say(`${longest(passages[0]!)} [1]`)
        .end('length'),
  ],
  ['sends garbage', 'error', (reply) => reply.begin().raw('data: {"choi\n\n').end()],
  [
    'sends an error',
    'error',
    (reply) =>
      reply
        .begin()
        .event({ error: { message: 'overloaded' } })
        .end(),
  ],
  ['sends bytes that are no text', 'cut', (reply) => (reply.begin().raw('\u0000\uFFFD'), reply.break())],
  ['says nothing at all', 'citation', (reply) => reply.begin().end()],
  ['does not know', 'nothing', (reply) => reply.begin().say('NOTHING').end()],
  ['says too much', 'length', (reply) => reply.begin().say('word '.repeat(2000)).end()],
  [
    'never ends',
    'length',
    (reply) =>
      reply
        .begin()
        .raw(`data: ${'x'.repeat(600_000)}`)
        .end(),
  ],
  [
    'repeats itself',
    'length',
    (reply, { passages }) =>
      reply
        .begin()
        .say(`${longest(passages[0]!)} [1] `.repeat(20))
        .end(),
  ],
  ['cites nothing', 'citation', (reply, { passages }) => reply.begin().say(longest(passages[0]!)).end()],
  [
    'cites what is not there',
    'citation',
    (reply, { passages }) =>
      reply
        .begin()
        .say(`${longest(passages[0]!)} [77]`)
        .end(),
  ],
  ['invents a figure', 'foreign', (reply) => reply.begin().say('It answers 98.7% of all tickets [1].').end()],
]

const trickles = (first: (passages: readonly string[]) => string): Behaviour => {
  return async (reply, { passages, left }) => {
    reply.begin().say(first(passages))
    const timer = setInterval(() => reply.say('a'), 20)
    await left.finally(() => clearInterval(timer))
  }
}

describe('a model that', () => {
  it.each(failures)('%s gives way to the panel (%s)', async (_name, because, behaviour) => {
    if (because === 'silence') await start({}, SILENCE_MS.short)
    model.behave(behaviour)
    const events = await ask(questions.en)
    const last = events.at(-1)
    expect(last?.event).toBe('fallback')
    // A broken connection may look like one that ended.
    expect(['error', 'cut'].includes(because) ? ['error', 'cut'] : [because]).toContain(last?.data['because'])
  })

  it('is not there gives way too, and the log says so once, without what was asked', async () => {
    const lines = vi.spyOn(console, 'error').mockImplementation(() => {})
    await start({ ASSISTANT_MODEL_URL: 'http://127.0.0.1:9/v1' })
    for (let time = 0; time < 3; time++)
      expect((await ask(`${questions.en} My name is Ana`)).at(-1)?.event).toBe('fallback')
    expect(lines.mock.calls.flat()).toEqual([expect.stringMatching(/^ASSISTANT_MODEL_URL: it cannot be asked \(\w+\)/)])
    expect(JSON.stringify(lines.mock.calls)).not.toMatch(/Ana|tickets/)
  })

  it('is asked with passages, the key and nothing of the visitor', async () => {
    model.behave(obeys)
    await post({ question: questions.en, language: 'en' }, { cookie: 'a=b', 'user-agent': 'Visitor/1' })
    const [{ headers, body, passages }] = model.asked as [ModelServer['asked'][number]]
    expect(headers.authorization).toBe(`Bearer ${KEY}`)
    expect(body).toMatchObject({ model: 'small', stream: true, max_tokens: expect.any(Number) as unknown })
    expect(Object.keys(body).toSorted()).toEqual(['max_tokens', 'messages', 'model', 'stream'])
    expect(passages.length).toBeGreaterThan(1)
    expect(JSON.stringify(headers)).not.toMatch(/Visitor|a=b|forwarded/)
  })

  it('takes no max_tokens is asked with max_completion_tokens', async () => {
    model.behave((reply, asked) =>
      'max_completion_tokens' in asked.body
        ? obeys(reply, asked)
        : reply.refuse(400, {}, "Use 'max_completion_tokens' instead of 'max_tokens'."),
    )
    expect((await ask(questions.en)).at(-1)?.event).toBe('done')
    expect(model.asked).toHaveLength(2)
  })

  it('trickles is left before its first sentence is whole', async () => {
    await start({}, SILENCE_MS.long, { ...patient, firstSentenceMs: 400 })
    model.behave(trickles(() => ''))
    expect(await ask(questions.en)).toEqual([{ event: 'fallback', data: { because: 'silence' } }])
  })

  it('trickles after its first sentence is left too, later', async () => {
    await start({}, SILENCE_MS.long, { firstSentenceMs: 30_000, answerMs: 1500 })
    model.behave(trickles(([passage = '']) => `${longest(passage)} [1] And `))
    const events = await ask(questions.en)
    expect(events.map(({ event }) => event)).toEqual(['sentence', 'fallback'])
    expect(events.at(-1)?.data).toEqual({ because: 'silence' })
  })

  it('is not asked where no page has anything of it', async () => {
    model.behave(obeys)
    expect(await ask('qqqq zzzz')).toEqual([{ event: 'unknown', data: {} }])
    expect(model.asked).toEqual([])
  })

  it('hears of the page last spoken of', async () => {
    model.behave(obeys)
    const page = built.en.file.pages.find(({ id }) => id === 'book-a-demo')!
    await ask('How long does it take?', 'en', page.path)
    expect(model.asked[0]?.passages.some((each) => each.includes(`(${page.title})`))).toBe(true)
  })

  it('is left when the visitor leaves', async () => {
    const { promise: left, resolve } = Promise.withResolvers<void>()
    model.behave(async (reply, asked) => {
      reply.begin().say('The ')
      const timer = setInterval(() => reply.say('word '), 50)
      await asked.left.finally(() => clearInterval(timer))
      resolve()
    })
    const visitor = new AbortController()
    await post({ question: questions.en, language: 'en' }, {}, visitor.signal)
    visitor.abort()
    await left
  })
})

const valid = { question: questions.en, language: 'en' }
const from = (ip: string) => ({ 'x-forwarded-for': ip })
const statusFor = async (ip: string) => (await post(valid, from(ip))).status

describe('who may ask', () => {
  it.each([
    ['nothing', {}],
    ['an empty question', { ...valid, question: ' \u0000 ' }],
    ['a question without end', { ...valid, question: 'a'.repeat(301) }],
    ['another language', { ...valid, language: 'xx' }],
    ['a list', []],
  ])('%s is refused', async (_name, body) => {
    const { status } = await post(body)
    expect(status).toBe(422)
    expect(model.asked).toEqual([])
  })

  it('another site is refused', async () => {
    expect((await post(valid, { origin: 'https://evil.example' })).status).toBe(403)
    expect((await post(valid, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect((await post(valid, { 'content-type': 'text/plain' })).status).toBe(415)
  })

  it('one visitor has so many questions a minute, and hears when the next one is answered', async () => {
    await start({ ASSISTANT_ASKS_PER_MINUTE: '2' })
    model.behave(obeys)
    const statuses: number[] = []
    for (let time = 0; time < 4; time++) statuses.push((await post(valid, from('203.0.113.1'))).status)
    // The minute may roll over once.
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0)
    const refused = await post(valid, from('203.0.113.1'))
    if (refused.status === 429) expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await post(valid, from('198.51.100.1'))).status).toBe(200)
  })

  it('one visitor has so many a day, all have so many together, and a refusal uses up nothing', async () => {
    await start({ ASSISTANT_ASKS_PER_VISITOR: '2', ASSISTANT_ASKS_PER_DAY: '100000' })
    model.behave(obeys)
    expect([await statusFor('203.0.113.9'), await statusFor('203.0.113.9'), await statusFor('203.0.113.9')]).toEqual([
      200, 200, 429,
    ])
    // Other addresses in the same network keep their quota.
    expect(await statusFor('203.0.113.10')).toBe(200)
    await start({ ASSISTANT_ASKS_PER_DAY: '1' })
    expect(await statusFor('192.0.2.1')).toBe(429)
    expect(model.asked).toHaveLength(3)
  })
})
