import { createParser } from 'eventsource-parser'
import { MODEL_SILENCE_MS } from '#site/timings.ts'
import { ASK_PATH, type AnswerEvents, type Ask } from '../shared/protocol.ts'
import type { Reply } from './answer.ts'

/** Never rejects; `show` receives all sentences so far. */
export async function askModel(ask: Ask, show: (sentences: readonly string[]) => void): Promise<Reply | undefined> {
  const controller = new AbortController()
  const startTimer = () => setTimeout(() => controller.abort(), MODEL_SILENCE_MS)
  let timer = startTimer()
  const sentences: string[] = []
  const last: { event?: string | undefined; reply?: Reply } = {}
  const parser = createParser({
    onEvent({ event, data }) {
      if (event === 'sentence') {
        sentences.push((JSON.parse(data) as AnswerEvents['sentence']).text)
        show([...sentences])
        return
      }
      if (event === 'unknown') last.reply = { kind: 'unknown' }
      if (event === 'done') last.reply = { kind: 'chosen', sentences, ...(JSON.parse(data) as AnswerEvents['done']) }
      last.event = event
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
    while (last.event === undefined) {
      const { done, value } = await reader.read()
      if (done) break
      clearTimeout(timer)
      timer = startTimer()
      parser.feed(value)
    }
    return last.reply
  } catch {
    return undefined
  } finally {
    clearTimeout(timer)
    controller.abort()
  }
}
