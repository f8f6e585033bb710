/** Streams the answer to one question as events. Emits only sentences found in a passage. */

import { MODEL_ANSWER_MS, MODEL_FIRST_SENTENCE_MS } from '#site/timings.ts'
import type { FoundPassage } from '../search/answer.ts'
import type { AnswerEvents, Reason, Source } from '../shared/protocol.ts'
import { createChunker } from './chunks.ts'
import { checkGrounding } from './grounding.ts'
import { ModelError } from './model.ts'
import { messagesFor, NOTHING } from './prompt.ts'

const MAX_SENTENCES = 6
const MAX_LETTERS = 1200
/** Longer than any sentence on the site: text without a citation by then never gets one. */
const MAX_PENDING = 1200

export type AnswerEvent = {
  [Name in keyof AnswerEvents]: { event: Name; data: AnswerEvents[Name] }
}[keyof AnswerEvents]

/** `working`: text has arrived, but none of it can be emitted yet. */
type Progress = AnswerEvent | 'working'

type Question = { question: string; passages: readonly FoundPassage[] }

type Options = {
  ask: (messages: ReturnType<typeof messagesFor>, deadline: AbortSignal) => AsyncIterable<string>
  /** Receives the reason, never the question. */
  onError: (error: ModelError) => void
  deadlines?: { firstSentenceMs: number; answerMs: number } | undefined
}

export async function* streamAnswer(
  { question, passages }: Question,
  { ask, onError, deadlines = { firstSentenceMs: MODEL_FIRST_SENTENCE_MS, answerMs: MODEL_ANSWER_MS } }: Options,
): AsyncGenerator<Progress> {
  if (passages.length === 0) {
    yield { event: 'unknown', data: {} }
    return
  }
  const sources = new Map<string, Source>()
  const chunker = createChunker()
  let sentences = 0
  let letters = 0
  const deadline = new AbortController()
  const abortAfter = (ms: number) =>
    setTimeout(() => deadline.abort(new ModelError('silence', `timed out after ${ms} ms`)), ms)
  const timers = [abortAfter(deadlines.firstSentenceMs), abortAfter(deadlines.answerMs)]

  function emit(chunk: string): AnswerEvent[] {
    const found = checkGrounding(chunk, passages)
    if (typeof found === 'string') throw new ModelError(found, `output was rejected (${found})`)
    clearTimeout(timers[0])
    sentences += found.sentences.length
    letters += found.sentences.join(' ').length
    if (sentences > MAX_SENTENCES || letters > MAX_LETTERS) throw tooLongError()
    for (const number of found.cited) {
      const { path, title } = passages[number - 1]!
      sources.set(path, { path, title })
    }
    return found.sentences.map((text) => ({ event: 'sentence', data: { text } }))
  }

  try {
    for await (const output of ask(messagesFor(question, passages), deadline.signal)) {
      const complete = chunker.add(output)
      if (complete.length === 0) yield 'working'
      for (const chunk of complete) yield* emit(chunk)
      if (chunker.pending > MAX_PENDING) throw tooLongError()
    }
    const { last, rest } = chunker.end()
    if (last !== undefined) yield* emit(last)
    if (sentences === 0 && new RegExp(`^${NOTHING}\\.?$`).test(rest)) {
      yield fallbackEvent('nothing')
      return
    }
    if (rest || sentences === 0) throw new ModelError('citation', 'output had no citation')
    yield { event: 'done', data: { sources: [...sources.values()] } }
  } catch (error) {
    const modelError =
      error instanceof ModelError ? error : new ModelError('error', 'unexpected error', { cause: error })
    onError(modelError)
    yield fallbackEvent(modelError.reason)
  } finally {
    for (const timer of timers) clearTimeout(timer)
  }
}

function tooLongError(): ModelError {
  return new ModelError('length', 'output was too long')
}

function fallbackEvent(because: Reason): AnswerEvent {
  return { event: 'fallback', data: { because } }
}
