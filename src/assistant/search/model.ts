import { createParser } from 'eventsource-parser'
import { MODEL_SILENCE_MS } from '#site/timings.ts'
import { ASK_PATH, type AnswerEvent, type Ask } from '../shared/protocol.ts'
import type { Reply } from './compose-answer.ts'

/** Never rejects; `show` receives all sentences so far. */
export async function askModel(ask: Ask, show: (sentences: readonly string[]) => void): Promise<Reply | undefined> {
  const controller = new AbortController()
  const startTimer = () => setTimeout(() => controller.abort(), MODEL_SILENCE_MS)
  let timer = startTimer()
  const sentences: string[] = []
  const ends: AnswerEvent[] = []
  const parser = createParser({
    onEvent({ event, data }) {
      const received = { event, data: JSON.parse(data) as unknown } as AnswerEvent
      if (received.event !== 'sentence') return void ends.push(received)
      sentences.push(received.data.text)
      show([...sentences])
    },
  })
  try {
    const { ok, body } = await fetch(ASK_PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(ask),
      signal: controller.signal,
    })
    if (!ok || !body) return undefined
    const reader = body.pipeThrough(new TextDecoderStream()).getReader()
    while (ends.length === 0) {
      const { done, value } = await reader.read()
      if (done) break
      clearTimeout(timer)
      timer = startTimer()
      parser.feed(value)
    }
    const [end] = ends
    if (end?.event === 'done') return { kind: 'chosen', sentences, ...end.data }
    return end?.event === 'unknown' ? { kind: 'unknown' } : undefined
  } catch {
    return undefined
  } finally {
    clearTimeout(timer)
    controller.abort()
  }
}
