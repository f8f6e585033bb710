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
import { builtAssistants, languagesWithQuestions } from '../testing/built-assistants.ts'
import {
  obey,
  orderIn,
  sentencesOf,
  startModelServer,
  type Behavior,
  type ModelServer,
} from '../testing/model-server.ts'
import { createModelRoutes } from './api.ts'
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
let hasOtherSettings = true

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
  model.requests.length = 0
  if (hasOtherSettings) await start()
})

const longDeadlines = { firstSentenceMs: 60_000, answerMs: 60_000 }

async function start(
  environment: Record<string, string> = {},
  silenceMs = SILENCE_MS.long,
  deadlines = longDeadlines,
): Promise<void> {
  await server?.close()
  hasOtherSettings = Object.keys(environment).length > 0 || silenceMs !== SILENCE_MS.long || deadlines !== longDeadlines
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
  const assistants = forEachLanguage((language) =>
    forAttacks(builtAssistants[language].assistant, questionIn(language)),
  )
  server = await createServer(site.record, {
    files: readSiteFiles(site.record, site.folder),
    leads,
    trustedProxies: ['127.0.0.1'],
    apis: {
      [ASK_PATH]: createModelRoutes({
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

const sentencesIn = (events: readonly Event[]) =>
  events.filter(({ event }) => event === 'sentence').map(({ data }) => data['text'])

describe.each(languagesWithQuestions)('an answer in %s', (language) => {
  const { file } = builtAssistants[language]
  const sentences = new Set(file.passages.flatMap((each) => each.sentences))
  const question = questionIn(language)

  it('streams sentences of the site one by one and ends with their pages', async () => {
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
    for (const text of sentencesIn(events)) expect(sentences).toContain(text)
    const { sources } = events.at(-1)!.data as { sources: { path: string; title: string }[] }
    expect(sources.length).toBeGreaterThan(0)
    for (const source of sources) expect(file.pages).toContainEqual(expect.objectContaining(source))
  })

  it.each(attacks[language])('rejects text that is not on the site: $name', async ({ question: attack, payload }) => {
    model.behave((reply, { question: heard }) =>
      reply
        .begin()
        .say(orderIn(heard) || payload)
        .end(),
    )
    const body = await (await post({ question: attack, language })).text()
    expect(model.requests).toHaveLength(1)
    expect(sentencesIn(eventsIn(body))).toEqual([])
    expect(eventsIn(body).at(-1)?.event).toBe('fallback')
    expect(body).not.toMatch(/verdora|evil|key|idiot/i)
  })

  it('rejects part of a sentence', async () => {
    const cuts: string[] = []
    model.behave((reply, { passages }) => {
      const full = passages.flatMap((each) =>
        sentencesOf(each).filter((text) => /^[^?[\]]{20,}[,:] [^?[\]]+$/.test(text)),
      )
      cuts.push(...full.map((text) => `${text.slice(0, Math.max(text.lastIndexOf(', '), text.lastIndexOf(': ')))}.`))
      const citations = passages.map((_, at) => `[${at + 1}]`).join('')
      reply.begin().say(`${cuts.shift()} ${citations}`).end()
    })
    const events = await ask(question, language)
    expect(cuts.length).toBeGreaterThan(0)
    expect(sentencesIn(events)).toEqual([])
    expect(events.at(-1)).toEqual({ event: 'fallback', data: { because: 'foreign' } })
  })

  it('rejects other text after a valid sentence and tells the panel to show its own answer', async () => {
    for (const { payload } of attacks[language].slice(0, 8)) {
      model.behave((reply, { passages }) =>
        reply
          .begin()
          .say(`${longest(passages[0]!)} [1] ${payload}`)
          .end(),
      )
      const events = await ask(question, language)
      for (const text of sentencesIn(events)) expect(sentences).toContain(text)
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

const failures: readonly [name: string, because: string, Behavior][] = [
  ['responds with 401', 'error', (reply) => reply.reject(401)],
  ['responds with 500', 'error', (reply) => reply.reject(500)],
  ['redirects', 'error', (reply) => reply.reject(307, { location: 'http://127.0.0.1:9/' })],
  ['closes the connection', 'error', (reply) => reply.disconnect()],
  ['never responds', 'silence', forever],
  ['is silent after the headers', 'silence', (reply) => (reply.begin().raw(':\n\n'), forever())],
  ['is silent after a word', 'silence', (reply) => (reply.begin().say('The '), forever())],
  [
    'sends only reasoning',
    'silence',
    async (reply, { disconnected }) => {
      reply.begin()
      const timer = setInterval(() => reply.event({ choices: [{ delta: { reasoning_content: 'hm' } }] }), 50)
      await disconnected.finally(() => clearInterval(timer))
    },
  ],
  [
    'closes the connection after a word',
    'error',
    (reply) => (reply.begin().say('The '), void setTimeout(() => reply.disconnect(), 50)),
  ],
  [
    'reaches its token limit',
    'cut',
    (reply, { passages }) =>
      reply
        .begin()
        .say(`${longest(passages[0]!)} [1]`)
        .end('length'),
  ],
  ['sends invalid JSON', 'error', (reply) => reply.begin().raw('data: {"choi\n\n').end()],
  [
    'sends an error',
    'error',
    (reply) =>
      reply
        .begin()
        .event({ error: { message: 'overloaded' } })
        .end(),
  ],
  ['sends binary data', 'cut', (reply) => (reply.begin().raw('\u0000\uFFFD'), reply.disconnect())],
  ['sends an empty answer', 'citation', (reply) => reply.begin().end()],
  ['finds no answer', 'nothing', (reply) => reply.begin().say('NOTHING').end()],
  ['sends too much text', 'length', (reply) => reply.begin().say('word '.repeat(2000)).end()],
  [
    'sends too many bytes',
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
    'cites a passage that does not exist',
    'citation',
    (reply, { passages }) =>
      reply
        .begin()
        .say(`${longest(passages[0]!)} [77]`)
        .end(),
  ],
  ['invents a figure', 'foreign', (reply) => reply.begin().say('It answers 98.7% of all tickets [1].').end()],
]

const trickle = (first: (passages: readonly string[]) => string): Behavior => {
  return async (reply, { passages, disconnected }) => {
    reply.begin().say(first(passages))
    const timer = setInterval(() => reply.say('a'), 20)
    await disconnected.finally(() => clearInterval(timer))
  }
}

describe('the language model', () => {
  it.each(failures)('falls back to the panel’s answer if it %s (%s)', async (_name, because, behavior) => {
    if (because === 'silence') await start({}, SILENCE_MS.short)
    model.behave(behavior)
    const events = await ask(questions.en)
    const last = events.at(-1)
    expect(last?.event).toBe('fallback')
    // A broken connection may look like one that ended.
    expect(['error', 'cut'].includes(because) ? ['error', 'cut'] : [because]).toContain(last?.data['because'])
  })

  it('falls back if it is unreachable, and logs this once without the question', async () => {
    const lines = vi.spyOn(console, 'error').mockImplementation(() => {})
    await start({ ASSISTANT_MODEL_URL: 'http://127.0.0.1:9/v1' })
    for (let time = 0; time < 3; time++)
      expect((await ask(`${questions.en} My name is Ana`)).at(-1)?.event).toBe('fallback')
    expect(lines.mock.calls.flat()).toEqual([
      expect.stringMatching(/^Language model \(ASSISTANT_MODEL_URL\): the request failed \(\w+\)/),
    ])
    expect(JSON.stringify(lines.mock.calls)).not.toMatch(/Ana|tickets/)
  })

  it('receives the passages and the key, but no data about the visitor', async () => {
    model.behave(obey)
    await post({ question: questions.en, language: 'en' }, { cookie: 'a=b', 'user-agent': 'Visitor/1' })
    const [{ headers, body, passages }] = model.requests as [ModelServer['requests'][number]]
    expect(headers.authorization).toBe(`Bearer ${KEY}`)
    expect(body).toMatchObject({ model: 'small', stream: true, max_tokens: expect.any(Number) as unknown })
    expect(Object.keys(body).toSorted()).toEqual(['max_tokens', 'messages', 'model', 'stream'])
    expect(passages.length).toBeGreaterThan(1)
    expect(JSON.stringify(headers)).not.toMatch(/Visitor|a=b|forwarded/)
  })

  it('receives max_completion_tokens if it rejects max_tokens', async () => {
    model.behave((reply, request) =>
      'max_completion_tokens' in request.body
        ? obey(reply, request)
        : reply.reject(400, {}, "Use 'max_completion_tokens' instead of 'max_tokens'."),
    )
    expect((await ask(questions.en)).at(-1)?.event).toBe('done')
    expect(model.requests).toHaveLength(2)
  })

  it('is aborted if its first sentence takes too long', async () => {
    await start({}, SILENCE_MS.long, { ...longDeadlines, firstSentenceMs: 400 })
    model.behave(trickle(() => ''))
    expect(await ask(questions.en)).toEqual([{ event: 'fallback', data: { because: 'silence' } }])
  })

  it('is aborted if its full answer takes too long', async () => {
    await start({}, SILENCE_MS.long, { firstSentenceMs: 30_000, answerMs: 1500 })
    model.behave(trickle(([passage = '']) => `${longest(passage)} [1] And `))
    const events = await ask(questions.en)
    expect(events.map(({ event }) => event)).toEqual(['sentence', 'fallback'])
    expect(events.at(-1)?.data).toEqual({ because: 'silence' })
  })

  it('is not called if no page matches the question', async () => {
    model.behave(obey)
    expect(await ask('qqqq zzzz')).toEqual([{ event: 'unknown', data: {} }])
    expect(model.requests).toEqual([])
  })

  it('receives passages of the last page with a follow-up question', async () => {
    model.behave(obey)
    const page = builtAssistants.en.file.pages.find(({ id }) => id === 'book-a-demo')!
    await ask('How long does it take?', 'en', page.path)
    expect(model.requests[0]?.passages.some((each) => each.includes(`(${page.title})`))).toBe(true)
  })

  it('is aborted when the visitor disconnects', async () => {
    const { promise: aborted, resolve } = Promise.withResolvers<void>()
    model.behave(async (reply, request) => {
      reply.begin().say('The ')
      const timer = setInterval(() => reply.say('word '), 50)
      await request.disconnected.finally(() => clearInterval(timer))
      resolve()
    })
    const visitor = new AbortController()
    await post({ question: questions.en, language: 'en' }, {}, visitor.signal)
    visitor.abort()
    await aborted
  })
})

const valid = { question: questions.en, language: 'en' }
const from = (ip: string) => ({ 'x-forwarded-for': ip })
const statusFor = async (ip: string) => (await post(valid, from(ip))).status

describe('requests', () => {
  it.each([
    ['no fields', {}],
    ['an empty question', { ...valid, question: ' \u0000 ' }],
    ['a question that is too long', { ...valid, question: 'a'.repeat(301) }],
    ['an unknown language', { ...valid, language: 'xx' }],
    ['a list', []],
  ])('with %s are rejected', async (_name, body) => {
    const { status } = await post(body)
    expect(status).toBe(422)
    expect(model.requests).toEqual([])
  })

  it('from other sites are rejected', async () => {
    expect((await post(valid, { origin: 'https://evil.example' })).status).toBe(403)
    expect((await post(valid, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect((await post(valid, { 'content-type': 'text/plain' })).status).toBe(415)
  })

  it('are limited per visitor and minute, with a retry-after header', async () => {
    await start({ ASSISTANT_ASKS_PER_MINUTE: '2' })
    model.behave(obey)
    const statuses: number[] = []
    for (let time = 0; time < 4; time++) statuses.push((await post(valid, from('203.0.113.1'))).status)
    // The minute may roll over once.
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0)
    const rejected = await post(valid, from('203.0.113.1'))
    if (rejected.status === 429) expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await post(valid, from('198.51.100.1'))).status).toBe(200)
  })

  it('are limited per visitor and day and for all visitors together, and rejected ones do not count', async () => {
    await start({ ASSISTANT_ASKS_PER_VISITOR: '2', ASSISTANT_ASKS_PER_DAY: '100000' })
    model.behave(obey)
    expect([await statusFor('203.0.113.9'), await statusFor('203.0.113.9'), await statusFor('203.0.113.9')]).toEqual([
      200, 200, 429,
    ])
    // Other addresses in the same network keep their quota.
    expect(await statusFor('203.0.113.10')).toBe(200)
    await start({ ASSISTANT_ASKS_PER_DAY: '1' })
    expect(await statusFor('192.0.2.1')).toBe(429)
    expect(model.requests).toHaveLength(3)
  })
})
