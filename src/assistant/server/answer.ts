/** Streams the answer to one question as events. Emits only sentences found in a passage. */

import { MODEL_ANSWER_MS, MODEL_FIRST_SENTENCE_MS } from '#site/timings.ts'
import type { FoundPassage } from '../search/answer.ts'
import type { AnswerEvents, Reason, Source } from '../shared/protocol.ts'
import { grounded } from './grounding.ts'
import { messagesFor, NOTHING } from './instruction.ts'
import { ModelFault } from './model.ts'
import { createPieces } from './pieces.ts'

const MOST_SENTENCES = 6
const MOST_LETTERS = 1200
/** Longer than any sentence on the site: text without a citation by then never gets one. */
const MOST_WAITING = 1200

export type AnswerEvent = {
  [Name in keyof AnswerEvents]: { event: Name; data: AnswerEvents[Name] }
}[keyof AnswerEvents]

/** `working`: text has arrived, but none of it can be emitted yet. */
type Progress = AnswerEvent | 'working'

type Question = { question: string; passages: readonly FoundPassage[] }

type Options = {
  ask: (messages: ReturnType<typeof messagesFor>, late: AbortSignal) => AsyncIterable<string>
  /** Receives the reason, never the question. */
  onFault: (fault: ModelFault) => void
  deadlines?: { firstSentenceMs: number; answerMs: number } | undefined
}

export async function* answerEvents(
  { question, passages }: Question,
  { ask, onFault, deadlines = { firstSentenceMs: MODEL_FIRST_SENTENCE_MS, answerMs: MODEL_ANSWER_MS } }: Options,
): AsyncGenerator<Progress> {
  if (passages.length === 0) {
    yield { event: 'unknown', data: {} }
    return
  }
  const sources = new Map<string, Source>()
  const pieces = createPieces()
  let sentences = 0
  let letters = 0
  const late = new AbortController()
  const abortAfter = (ms: number) =>
    setTimeout(() => late.abort(new ModelFault('silence', `it was too slow, more than ${ms} ms`)), ms)
  const timers = [abortAfter(deadlines.firstSentenceMs), abortAfter(deadlines.answerMs)]

  function letOut(piece: string): AnswerEvent[] {
    const found = grounded(piece, passages)
    if (typeof found === 'string') throw new ModelFault(found, `it said something that is not let out (${found})`)
    clearTimeout(timers[0])
    sentences += found.sentences.length
    letters += found.sentences.join(' ').length
    if (sentences > MOST_SENTENCES || letters > MOST_LETTERS) throw tooLong()
    for (const number of found.cited) {
      const { path, title } = passages[number - 1]!
      sources.set(path, { path, title })
    }
    return found.sentences.map((text) => ({ event: 'sentence', data: { text } }))
  }

  try {
    for await (const words of ask(messagesFor(question, passages), late.signal)) {
      const complete = pieces.add(words)
      if (complete.length === 0) yield 'working'
      for (const piece of complete) yield* letOut(piece)
      if (pieces.waiting > MOST_WAITING) throw tooLong()
    }
    const { last, rest } = pieces.end()
    if (last !== undefined) yield* letOut(last)
    if (sentences === 0 && new RegExp(`^${NOTHING}\\.?$`).test(rest)) {
      yield fallback('nothing')
      return
    }
    if (rest || sentences === 0) throw new ModelFault('citation', 'it said something without a citation')
    yield { event: 'done', data: { sources: [...sources.values()] } }
  } catch (error) {
    const fault = error instanceof ModelFault ? error : new ModelFault('error', 'it failed', { cause: error })
    onFault(fault)
    yield fallback(fault.reason)
  } finally {
    for (const timer of timers) clearTimeout(timer)
  }
}

function tooLong(): ModelFault {
  return new ModelFault('length', 'it said too much')
}

function fallback(because: Reason): AnswerEvent {
  return { event: 'fallback', data: { because } }
}
