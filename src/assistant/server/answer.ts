/** Streams the sentences that the language model chose, and only those found in a passage. */

import { MODEL_ANSWER_MS, MODEL_FIRST_SENTENCE_MS } from '#site/timings.ts'
import type { FoundPassage } from '../search/answer.ts'
import type { AnswerEvents, Reason, Source } from '../shared/protocol.ts'
import { splitChunks } from './chunks.ts'
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
  let pending = ''
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
      const { chunks, rest } = splitChunks(pending + output, false)
      if (chunks.length === 0) yield 'working'
      for (const chunk of chunks) yield* emit(chunk)
      if (rest.length > MAX_PENDING) throw tooLongError()
      pending = rest
    }
    const { chunks, rest } = splitChunks(pending, true)
    for (const chunk of chunks) yield* emit(chunk)
    if (sentences === 0 && new RegExp(`^${NOTHING}\\.?$`).test(rest.trim())) {
      yield fallbackEvent('nothing')
      return
    }
    if (rest.trim() || sentences === 0) throw new ModelError('citation', 'output had no citation')
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
