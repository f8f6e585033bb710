/** Fake language model server: sends what a test specifies, or obeys the question. */

import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { NOTHING } from '../server/instruction.ts'

export type Asked = {
  question: string
  /** Numbered, each with its title. */
  passages: string[]
  headers: IncomingHttpHeaders
  body: { model: string; stream: boolean; messages: { role: string; content: string }[] }
  /** Resolves when the client disconnects. */
  left: Promise<void>
}

/** Writes a response in OpenAI's streaming format. */
export class ModelReply {
  readonly #response: ServerResponse

  constructor(response: ServerResponse) {
    this.#response = response
  }

  begin(): this {
    this.#response.writeHead(200, { 'content-type': 'text/event-stream' })
    return this
  }

  /** One event per word. */
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

  refuse(status: number, headers: Record<string, string> = {}, message = 'no'): void {
    this.#response.writeHead(status, headers).end(JSON.stringify({ error: { message } }))
  }

  break(): void {
    this.#response.destroy()
  }
}

export type Behaviour = (reply: ModelReply, asked: Asked) => void | Promise<void>

export type ModelServer = { url: string; asked: Asked[]; behave(next: Behaviour): void; stop(): Promise<void> }

/** Obeys the question. Without an order, it answers with the first sentence of the first two passages. */
export const obeys: Behaviour = (reply, { question, passages }) => {
  reply
    .begin()
    .say(orderIn(question) ?? passages.slice(0, 2).map(firstSentence).join(' '))
    .end()
}

/** The text that the question orders the model to say. */
export function orderIn(question: string): string | undefined {
  return /(?:say|diga): (.*)$/is.exec(question)?.[1]
}

export function sentencesOf(passage: string): string[] {
  return passage.replace(/^\[\d+\] \([^)]*\) /, '').split(/(?<=[.!?]) (?=[\p{Lu}\d])/u)
}

function firstSentence(passage: string, at: number): string {
  const said = sentencesOf(passage).find((sentence) => !sentence.endsWith('?') && sentence.split(' ').length > 4)
  return said ? `${said} [${at + 1}]` : ''
}

export async function startModelServer(
  port = 0,
  first: Behaviour = obeys,
  onName: (name: string) => void = () => {},
): Promise<ModelServer> {
  let behaviour = first
  const asked: Asked[] = []
  const server = createServer(async (request, response) => {
    if (request.method !== 'POST') {
      onName(request.url?.replace('/does/', '') ?? '')
      return void response.end('A model stands here.')
    }
    const body = JSON.parse(Buffer.concat(await request.toArray()).toString()) as Asked['body']
    const content = body.messages.at(-1)?.content ?? ''
    const question = JSON.parse(/^Question, as JSON: (.*)$/m.exec(content)?.[1] ?? '""') as string
    const left = new Promise<void>((resolve) => response.once('close', resolve))
    const one = { question, passages: content.match(/^\[\d+\] .*$/gm) ?? [], headers: request.headers, body, left }
    asked.push(one)
    await behaviour(new ModelReply(response), one)
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    behave: (next) => void (behaviour = next),
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** Browser tests select one with GET /does/<name>. */
const behaviours: Readonly<Record<string, Behaviour>> = {
  nothing: (reply) => reply.begin().say(NOTHING).end(),
  'invent-figures': (reply) => reply.begin().say('It answers 98.7% of all tickets [1].').end(),
}

/** Standalone server for browser tests. Continues after its first sentence on GET /does/go-on. */
async function standAlone(port: number): Promise<void> {
  let goOn = Promise.withResolvers<void>()
  const speaksSlowly: Behaviour = async (reply, { passages }) => {
    goOn = Promise.withResolvers<void>()
    const [first = '', second = ''] = passages.slice(0, 2).map(firstSentence)
    // The first sentence is complete once the second begins.
    reply.begin().say(`${first} ${second.split(' ')[0]} `)
    await goOn.promise
    reply.say(second.slice(second.indexOf(' ') + 1)).end()
  }
  const server = await startModelServer(port, speaksSlowly, (name) => {
    if (name === 'go-on') goOn.resolve()
    else server.behave(behaviours[name] ?? speaksSlowly)
  })
}

if (import.meta.main) await standAlone(Number(process.env['PORT']))
