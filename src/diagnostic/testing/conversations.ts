import { createTextStore } from '#i18n/store.ts'
import { fileIn } from '#i18n/testing/texts-in.ts'
import type { Language } from '#site/languages.ts'
import { applyEvent, initialConversation, type Conversation, type ConversationEvent } from '../conversation.ts'
import {
  confirmations,
  dimensions,
  levels,
  type Answer,
  type Answers,
  type Dimension,
  type Level,
} from '../dimensions.ts'

/** Fails on a text that does not exist. */
export function readTexts(language: Language) {
  const bundles = { diagnostic: fileIn(language, 'diagnostic'), common: fileIn(language, 'common') }
  const store = createTextStore(language, bundles, { strict: true })
  return { store, texts: store.read('diagnostic'), pages: store.read('common').pages, language }
}

/** One character per dimension, in order: a level, or ? for unknown. */
export function parsePattern(pattern: string): Answers {
  return answersBy((_, index) => ({ level: pattern[index] === '?' ? 'unknown' : (Number(pattern[index]) as Level) }))
}

export function answersBy(answerTo: (dimension: Dimension, index: number) => Answer): Answers {
  return Object.fromEntries(dimensions.map((each, index) => [each, answerTo(each, index)])) as Answers
}

export function withOneDifferent(different: Dimension, level: Level, others: Level): Answers {
  return answersBy((dimension) => ({ level: dimension === different ? level : others }))
}

const replies: ConversationEvent[][] = [
  ...levels.flatMap((level) =>
    confirmations.map((confirmed): ConversationEvent[] => [
      { type: 'answer', level },
      { type: 'confirm', confirmed },
    ]),
  ),
  [{ type: 'answer', level: 1 }, { type: 'unclear', said: '…' }, { type: 'unsure' }],
  [{ type: 'unclear', said: '…' }, { type: 'unsure' }, { type: 'unsure', said: '…' }],
  [{ type: 'unsure', said: '…' }, { type: 'skip' }],
]

/** Every way to answer each question, every way to be asked back, and every change. */
export const reachableStates: readonly Conversation[] = replies.flatMap((events) => {
  const states: Conversation[] = []
  const dispatch = (before: Conversation, event: ConversationEvent) => {
    const next = applyEvent(before, event)
    states.push(next)
    return next
  }
  const begun = dispatch(initialConversation, { type: 'begin' })
  const end = dimensions.reduce((state) => events.reduce(dispatch, state), begun)
  for (const dimension of dimensions) dispatch(dispatch(end, { type: 'change', dimension }), { type: 'back' })
  return states
})
