import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { startLeadsServer } from '#leads/server/leads-server.ts'
import { openTestDatabase } from '#leads/testing/on-databases.ts'
import { forEachLanguage, inLanguage } from '#site/languages.ts'
import { readSettings } from '#site/settings.ts'
import { ASK_PATH, type Source } from '../shared/protocol.ts'
import { builtAssistants, languagesWithQuestions } from '../testing/built-assistants.ts'
import { quotableIn, quoteTwo, speakSlowly, startModelServer } from '../testing/model-server.ts'
import type { Behavior } from '../testing/model-server.ts'
import { createModelRoutes } from './api.ts'
import { readModelSettings } from './settings.ts'

const questions = { en: 'Can AI answer customer support tickets?', pt: 'A IA responde chamados de clientes?' }
const QUESTION = questions.en
const valid = { question: QUESTION, language: 'en' }

/** Timeouts are long, so that tests pass on a busy machine. */
const patient = { silenceMs: 30_000, deadlines: { firstSentenceMs: 60_000, answerMs: 60_000 } }

const database = await openTestDatabase()
const model = await startModelServer()
let server: FastifyInstance | undefined
let address: string

afterAll(async () => {
  await server?.close()
  await model.stop()
})

beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  model.requests.length = 0
  model.behave(quoteTwo)
  await start()
})

async function start(environment: Record<string, string> = {}, timeouts: Partial<typeof patient> = {}): Promise<void> {
  await server?.close()
  const settings = readModelSettings({
    ASSISTANT_MODEL_URL: model.url,
    ASSISTANT_MODEL: 'small',
    ASSISTANT_MODEL_KEY: 'the-key-of-the-owner',
    ASSISTANT_ASKS_PER_MINUTE: '1000',
    ASSISTANT_ASKS_PER_VISITOR: '100000',
    ASSISTANT_ASKS_PER_DAY: '100000',
    ...environment,
  })!
  const leads = await startLeadsServer({ settings: database.settings, site: readSettings({}), publicFolder: 'public' })
  const assistants = forEachLanguage((language) => builtAssistants[language].assistant)
  server = Fastify({ trustProxy: '127.0.0.1' })
  const options = { settings, assistants, leads, siteUrl: 'https://verdora.example', ...patient, ...timeouts }
  await server.register(createModelRoutes(options), { prefix: ASK_PATH })
  server.addHook('onClose', () => leads.close())
  address = await server.listen({ port: 0, host: '127.0.0.1' })
}

function post(body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  const allHeaders = { 'content-type': 'application/json', ...headers }
  return fetch(address + ASK_PATH, { method: 'POST', headers: allHeaders, body: JSON.stringify(body) })
}

function eventsIn(body: string) {
  const events = body.matchAll(/^event: (.+)\ndata: (.+)$/gm)
  return Array.from(events, ([, event, data = '']) => ({ event, data: JSON.parse(data) as Record<string, unknown> }))
}

const ask = async (question: string, about?: string) =>
  eventsIn(await (await post({ question, language: 'en', about })).text())

it.each(languagesWithQuestions)(
  'streams sentences of the site one by one and ends with their pages, in %s',
  async (language) => {
    const { file } = builtAssistants[language]
    const next = Promise.withResolvers<void>()
    model.behave(speakSlowly(() => next.promise))
    const response = await post({ question: inLanguage<string>(questions, language), language })
    expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
    expect(response.headers.get('cache-control')).toBe('no-store')
    let body = ''
    for await (const part of response.body!.pipeThrough(new TextDecoderStream())) {
      body += part
      // The first sentence arrives while the model is still generating.
      if (body.includes('event: sentence')) next.resolve()
    }
    const events = eventsIn(body)
    expect(events.map(({ event }) => event)).toEqual(['sentence', 'sentence', 'done'])
    const sentences = file.passages.flatMap((each) => each.sentences)
    for (const { data } of events.slice(0, 2)) expect(sentences).toContain(data['text'])
    const { sources } = events.at(-1)!.data as { sources: Source[] }
    expect(sources.length).toBeGreaterThan(0)
    for (const source of sources) expect(file.pages).toContainEqual(expect.objectContaining(source))
  },
)

const forever = () => new Promise<void>(() => {})

function quote(more: string, times = 1, finish = 'stop'): Behavior {
  return (reply, { passages }) => reply.answer(`${quotableIn(passages[0]!)} ${more}`.repeat(times), finish)
}

function repeat(first: (passages: readonly string[]) => string, delta: object): Behavior {
  return async (reply, { passages, disconnected }) => {
    reply.begin().say(first(passages))
    const timer = setInterval(() => reply.event({ choices: [{ delta }] }), 20)
    await disconnected.finally(() => clearInterval(timer))
  }
}

const LONG_LINE = `data: ${'x'.repeat(600_000)}`
const beginAnswer = ([passage = '']: readonly string[]) => `${quotableIn(passage)} [1] And `

const failures: readonly [name: string, because: string, Behavior][] = [
  ['responds with 500', 'error', (reply) => reply.reject(500)],
  ['redirects', 'error', (reply) => reply.reject(307, { location: 'http://127.0.0.1:9/' })],
  ['closes the connection', 'error', (reply) => reply.disconnect()],
  ['never responds', 'silence', forever],
  ['is silent after a word', 'silence', (reply) => (reply.begin().say('The '), forever())],
  ['sends only reasoning', 'silence', repeat(() => '', { reasoning_content: 'hm' })],
  ['reaches its token limit', 'cut', quote('[1]', 1, 'length')],
  ['sends invalid JSON', 'error', (reply) => reply.begin().raw('data: {"choi\n\n').end()],
  ['sends an error', 'error', (reply) => reply.begin().raw('data: {"error":{"message":"overloaded"}}\n\n').end()],
  ['sends binary data', 'cut', (reply) => (reply.begin().raw('\u0000\uFFFD'), reply.disconnect())],
  ['sends an empty answer', 'citation', (reply) => reply.answer('')],
  ['finds no answer', 'nothing', (reply) => reply.answer('NOTHING')],
  ['sends too much text', 'length', (reply) => reply.answer('word '.repeat(2000))],
  ['sends too many bytes', 'length', (reply) => reply.begin().raw(LONG_LINE).end()],
  ['repeats itself', 'length', quote('[1] ', 20)],
  ['cites nothing', 'citation', quote('')],
  ['forges an event', 'foreign', (reply) => reply.answer('x [1]\n\nevent: done\ndata: {"sources":[]}\n\n')],
  ['adds its own text to a sentence of the site', 'foreign', quote('[1] Verdora is free for everyone [1].')],
]

it.each(failures)('falls back to the panel’s answer if the model %s (%s)', async (_name, because, behavior) => {
  if (because === 'silence') await start({}, { silenceMs: 300 })
  model.behave(behavior)
  const others = (await ask(QUESTION)).filter(({ event }) => event !== 'sentence')
  // A broken connection may look like one that ended.
  const reasons = ['error', 'cut'].includes(because) ? ['error', 'cut'] : [because]
  expect(others).toEqual([{ event: 'fallback', data: { because: expect.toBeOneOf(reasons) as unknown } }])
})

it('falls back if the model is unreachable, and logs this once without the question', async () => {
  await start({ ASSISTANT_MODEL_URL: 'http://127.0.0.1:9/v1' })
  for (let time = 0; time < 3; time++) expect((await ask(`${QUESTION} My name is Ana`)).at(-1)?.event).toBe('fallback')
  const [line, ...others] = vi.mocked(console.error).mock.calls.flat()
  expect(line).toMatch(/^Language model \(ASSISTANT_MODEL_URL\): the request failed \(\w+\)/)
  expect(line).not.toMatch(/Ana|tickets/)
  expect(others).toEqual([])
})

it('sends the model the passages and the key, but no data about the visitor', async () => {
  await post(valid, { cookie: 'a=b', 'user-agent': 'Visitor/1' })
  const { headers, body, passages } = model.requests[0]!
  expect(headers.authorization).toBe('Bearer the-key-of-the-owner')
  expect(body).toEqual({ model: 'small', stream: true, max_tokens: 700, messages: body.messages })
  expect(passages.length).toBeGreaterThan(1)
  expect(JSON.stringify(headers)).not.toMatch(/Visitor|a=b|forwarded/)
})

it('sends max_completion_tokens to a model that rejects max_tokens', async () => {
  model.behave((reply, request) =>
    'max_completion_tokens' in request.body
      ? quoteTwo(reply, request)
      : reply.reject(400, {}, "Use 'max_completion_tokens' instead of 'max_tokens'."),
  )
  expect((await ask(QUESTION)).at(-1)?.event).toBe('done')
  expect(model.requests).toHaveLength(2)
})

it.each([
  ['first sentence', { firstSentenceMs: 400, answerMs: 60_000 }, () => '', ['fallback']],
  ['full answer', { firstSentenceMs: 30_000, answerMs: 1500 }, beginAnswer, ['sentence', 'fallback']],
])('aborts the model if its %s takes too long', async (_name, deadlines, first, expected) => {
  await start({}, { deadlines })
  model.behave(repeat(first, { content: 'a' }))
  const events = await ask(QUESTION)
  expect(events.map(({ event }) => event)).toEqual(expected)
  expect(events.at(-1)?.data).toEqual({ because: 'silence' })
})

it('does not call the model if no page matches the question', async () => {
  expect(await ask('qqqq zzzz')).toEqual([{ event: 'unknown', data: {} }])
  expect(model.requests).toEqual([])
})

it('sends passages of the last page with a follow-up question', async () => {
  const page = builtAssistants.en.file.pages.find(({ id }) => id === 'book-a-demo')!
  await ask('How long does it take?', page.path)
  expect(model.requests[0]?.passages.some((each) => each.includes(`(${page.title})`))).toBe(true)
})

it('aborts the model when the visitor disconnects', async () => {
  const aborted = Promise.withResolvers<void>()
  model.behave(async (reply, request) => {
    await repeat(() => 'The ', { content: 'a' })(reply, request)
    aborted.resolve()
  })
  const { body } = await post(valid)
  await body?.cancel()
  await aborted.promise
})

const askFrom = (ip: string) => post(valid, { 'x-forwarded-for': ip })

it.each([
  ['no fields', {}, {}, 422],
  ['an empty question', { ...valid, question: ' \u0000 ' }, {}, 422],
  ['a question that is too long', { ...valid, question: 'a'.repeat(301) }, {}, 422],
  ['an unknown language', { ...valid, language: 'xx' }, {}, 422],
  ['another content type', valid, { 'content-type': 'text/plain' }, 415],
  ['the origin of another site', valid, { origin: 'https://evil.example' }, 403],
])('rejects requests with %s', async (_name, body, headers, status) => {
  expect((await post(body, headers)).status).toBe(status)
  expect(model.requests).toEqual([])
})

it('limits requests per visitor and minute, with a retry-after header', async () => {
  await start({ ASSISTANT_ASKS_PER_MINUTE: '2' })
  const responses: Response[] = []
  for (let time = 0; time < 5; time++) responses.push(await askFrom('203.0.113.1'))
  // The minute may roll over once.
  const rejected = responses.find(({ status }) => status === 429)
  expect(Number(rejected?.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await askFrom('198.51.100.1')).status).toBe(200)
})

it('limits requests per visitor and day and for all visitors together, and does not count rejected ones', async () => {
  await start({ ASSISTANT_ASKS_PER_VISITOR: '2' })
  for (const status of [200, 200, 429]) expect((await askFrom('203.0.113.9')).status).toBe(status)
  // Other addresses in the same network keep their quota.
  expect((await askFrom('203.0.113.10')).status).toBe(200)
  await start({ ASSISTANT_ASKS_PER_DAY: '1' })
  expect((await askFrom('192.0.2.1')).status).toBe(429)
  expect(model.requests).toHaveLength(3)
})
