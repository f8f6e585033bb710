import { createParser } from 'eventsource-parser'
import * as z from 'zod'
import { MODEL_SILENCE_MS } from '#site/timings.ts'
import type { Reason } from '../shared/protocol.ts'
import type { ModelSettings } from './settings.ts'

/** The longest answer we emit (1,200 characters plus citations), at two characters per token. */
const MAX_TOKENS = 700

/** Many times the size of an answer, including the JSON around each token. */
const MAX_BYTES = 512 * 1024

export type ChatMessage = { role: 'system' | 'user'; content: string }

export class ModelError extends Error {
  readonly reason: Reason

  constructor(reason: Reason, message: string, options?: ErrorOptions) {
    super(message, options)
    this.reason = reason
  }
}

const chunkSchema = z.object({
  choices: z.array(
    z.object({ delta: z.object({ content: z.string().nullish() }).optional(), finish_reason: z.string().nullish() }),
  ),
})

/** Throws a ModelError unless the model finishes normally. */
export async function* streamModel(
  { url, model, key }: Pick<ModelSettings, 'url' | 'model' | 'key'>,
  messages: readonly ChatMessage[],
  { signal, silenceMs = MODEL_SILENCE_MS }: { signal: AbortSignal; silenceMs?: number | undefined },
): AsyncGenerator<string> {
  const silence = new AbortController()
  const timer = setTimeout(() => silence.abort(new ModelError('silence', `no output for ${silenceMs} ms`)), silenceMs)
  const anySignal = AbortSignal.any([signal, silence.signal])
  const request = (limit: string) =>
    fetch(url, {
      method: 'POST',
      // Send questions only to the URL that the owner configured.
      redirect: 'error',
      signal: anySignal,
      headers: {
        'content-type': 'application/json',
        accept: 'text/event-stream',
        ...(key && { authorization: `Bearer ${key}` }),
      },
      // No further options: not every server accepts them.
      body: JSON.stringify({ model, stream: true, [limit]: MAX_TOKENS, messages }),
    })
  try {
    let response = await request('max_tokens')
    // Some OpenAI models reject the old name of this option.
    if (response.status === 400 && (await response.text()).includes('max_completion_tokens')) {
      response = await request('max_completion_tokens')
    }
    if (!response.ok || !response.body)
      throw new ModelError('error', `the server responded with status ${response.status}`)
    let hasEnded = false
    for await (const data of eventsIn(response.body)) {
      if (data === '[DONE]') return
      const { content, finish } = parseChunk(data)
      if (content) {
        timer.refresh()
        yield content
      }
      if (finish !== undefined && finish !== 'stop') throw new ModelError('cut', 'output was truncated')
      hasEnded ||= finish === 'stop'
    }
    if (!hasEnded) throw new ModelError('cut', 'the stream ended early')
  } catch (error) {
    if (error instanceof ModelError) throw error
    if (anySignal.reason instanceof ModelError) throw anySignal.reason
    throw new ModelError('error', 'the request failed', { cause: error })
  } finally {
    clearTimeout(timer)
    // Cancel whatever is still arriving.
    silence.abort()
  }
}

async function* eventsIn(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  const events: string[] = []
  const parser = createParser({ onEvent: ({ data }) => events.push(data) })
  let bytes = 0
  for await (const chunk of body) {
    bytes += chunk.length
    if (bytes > MAX_BYTES) throw new ModelError('length', `the response exceeded ${MAX_BYTES} bytes`)
    parser.feed(decoder.decode(chunk, { stream: true }))
    yield* events.splice(0)
  }
}

function parseChunk(data: string) {
  try {
    const [choice] = chunkSchema.parse(JSON.parse(data)).choices
    return { content: choice?.delta?.content ?? '', finish: choice?.finish_reason ?? undefined }
  } catch {
    throw new ModelError('error', 'the response was invalid')
  }
}
