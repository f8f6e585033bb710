import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { NOTHING } from '../server/model-answer.ts'

export type ModelRequest = {
  passages: string[]
  headers: IncomingHttpHeaders
  body: { model: string; stream: boolean; messages: { role: string; content: string }[] }
  disconnected: Promise<unknown>
}

/** Writes a response in OpenAI's streaming format. */
class ModelReply {
  readonly #response: ServerResponse

  constructor(response: ServerResponse) {
    this.#response = response
  }

  begin(): this {
    this.#response.writeHead(200, { 'content-type': 'text/event-stream' })
    return this
  }

  say(text: string): this {
    for (const word of text.match(/\S+\s*/g) ?? []) this.event({ choices: [{ index: 0, delta: { content: word } }] })
    return this
  }

  event(data: unknown): this {
    return this.raw(`data: ${JSON.stringify(data)}\n\n`)
  }

  raw(text: string): this {
    this.#response.write(text)
    return this
  }

  end(finish = 'stop'): void {
    this.event({ choices: [{ index: 0, delta: {}, finish_reason: finish }] })
    this.#response.end('data: [DONE]\n\n')
  }

  answer(text: string, finish?: string): void {
    this.begin().say(text).end(finish)
  }

  reject(status: number, headers: Record<string, string> = {}, message = 'no'): void {
    this.#response.writeHead(status, headers).end(JSON.stringify({ error: { message } }))
  }

  disconnect(): void {
    this.#response.destroy()
  }
}

export type Behavior = (reply: ModelReply, request: ModelRequest) => void | Promise<void>

export type ModelServer = Awaited<ReturnType<typeof startModelServer>>

/** Answers with the first sentence of the first two passages. */
export const quoteTwo: Behavior = (reply, { passages }) => reply.answer(passages.slice(0, 2).map(quote).join(' '))

/** The first sentence of a passage that the server accepts as an answer. */
export function quotableIn(passage: string): string | undefined {
  const sentences = passage.replace(/^\[\d+\] \([^)]*\) /, '').split(/(?<=[.!?]) (?=[\p{Lu}\d])/u)
  return sentences.find((text) => !text.endsWith('?') && text.split(' ').length > 4)
}

function quote(passage: string, at: number): string {
  const sentence = quotableIn(passage)
  return sentence ? `${sentence} [${at + 1}]` : ''
}

export async function startModelServer(port = 0, first = quoteTwo, onCommand: (command: string) => void = () => {}) {
  let behavior = first
  const requests: ModelRequest[] = []
  const server = createServer(async (request, response) => {
    if (request.method !== 'POST') {
      onCommand(request.url?.replace('/does/', '') ?? '')
      return void response.end('Fake model server')
    }
    const body = JSON.parse(Buffer.concat(await request.toArray()).toString()) as ModelRequest['body']
    const content = body.messages.at(-1)?.content ?? ''
    const disconnected = once(response, 'close')
    const passages = content.match(/^\[\d+\] .*$/gm) ?? []
    const received = { passages, headers: request.headers, body, disconnected }
    requests.push(received)
    await behavior(new ModelReply(response), received)
  })
  await once(server.listen(port, '127.0.0.1'), 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    behave: (next: Behavior) => void (behavior = next),
    async stop() {
      server.closeAllConnections()
      await server[Symbol.asyncDispose]()
    },
  }
}

/** Browser tests select one with GET /does/<name>. */
const behaviors: Readonly<Record<string, Behavior>> = {
  nothing: (reply) => reply.answer(NOTHING),
  'invent-figures': (reply) => reply.answer('It answers 98.7% of all tickets [1].'),
}

/** Continues after its first sentence when told to. */
export function speakSlowly(waitToContinue: () => Promise<void>): Behavior {
  return async (reply, { passages }) => {
    const [first = '', second = ''] = passages.slice(0, 2).map(quote)
    // The first sentence is complete once the second begins.
    reply.begin().say(`${first} ${second.split(' ')[0]} `)
    await waitToContinue()
    reply.say(second.slice(second.indexOf(' ') + 1)).end()
  }
}

/** For browser tests: an answer continues on GET /does/go-on. */
async function runStandalone(port: number): Promise<void> {
  let proceed = Promise.withResolvers<void>()
  const speak = speakSlowly(() => {
    proceed = Promise.withResolvers<void>()
    return proceed.promise
  })
  const server = await startModelServer(port, speak, (name) => {
    if (name === 'go-on') proceed.resolve()
    else server.behave(behaviors[name] ?? speak)
  })
}

if (import.meta.main) await runStandalone(Number(process.env['PORT']))
