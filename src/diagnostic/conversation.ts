/** A pure function of its events. Only events are stored; messages are codes whose copy is in the locale files. */

import { dimensions, isExtreme, type Answer, type Answers, type Confirmation } from './dimensions.ts'
import type { Dimension, ExtremeLevel, Level } from './dimensions.ts'

/** `said` is what the visitor typed or spoke instead of pressing an answer. */
type Reply =
  | { type: 'answer'; level: Level; said?: string }
  | { type: 'confirm'; confirmed: Confirmation; said?: string }
  | { type: 'unclear'; said: string }
  | { type: 'unsure' | 'skip'; said?: string }

export type ConversationEvent =
  | Reply
  | { type: 'begin' }
  | { type: 'back' }
  | { type: 'change'; dimension: Dimension }
  /** Keeps the previous answer to a question that is asked again. */
  | { type: 'keep' }

export type Message =
  | { by: 'assistant'; say: 'hello' | 'private' | 'how' | 'unclear' | 'unsure' | 'unclearConfirm' | 'skipped' | 'done' }
  | { by: 'assistant'; say: 'again' | 'question'; dimension: Dimension }
  | { by: 'assistant'; say: 'followUp'; dimension: Dimension; level: ExtremeLevel }
  | { by: 'visitor'; say: 'text'; text: string }
  | { by: 'visitor'; say: 'answer'; dimension: Dimension; answer: Answer; text?: string | undefined }
  | { by: 'visitor'; say: 'confirmation'; dimension: Dimension; confirmed: Confirmation; text?: string | undefined }
  | { by: 'visitor'; say: 'notSure' }

/** `askedBack`: the visitor was unsure and has seen the descriptions again, so now they may skip. */
type Question = { kind: 'question'; dimension: Dimension; askedBack: boolean }
type FollowUp = { kind: 'followUp'; dimension: Dimension; level: ExtremeLevel }

export type Conversation = {
  stage: 'start' | 'asking' | 'report'
  /** Only while `asking`. */
  asked: Question | FollowUp | undefined
  answers: Readonly<Partial<Record<Dimension, Answer>>>
  messages: readonly Message[]
}

export const initialConversation: Conversation = {
  stage: 'start',
  asked: undefined,
  answers: {},
  messages: (['hello', 'private', 'how'] as const).map((code) => ({ by: 'assistant', say: code })),
}

export function applyEvent(before: Conversation, event: ConversationEvent): Conversation {
  const { stage, asked } = before
  if (event.type === 'begin') return stage === 'start' ? ask(before, dimensions[0]) : before
  if (stage === 'start') return before
  if (event.type === 'change') return askAgain(before, event.dimension)
  if (!asked) return before
  if (event.type === 'keep') return before.answers[asked.dimension] ? askNext(before) : before
  if (event.type === 'back') {
    const previous = dimensions[dimensions.indexOf(asked.dimension) - 1]
    return askAgain(before, asked.kind === 'followUp' ? asked.dimension : previous)
  }
  return asked.kind === 'question' ? afterQuestion(before, asked, event) : afterFollowUp(before, asked, event)
}

function afterQuestion(before: Conversation, asked: Question, event: Reply): Conversation {
  const { dimension } = asked
  switch (event.type) {
    case 'answer': {
      const { level, said: text } = event
      const answer = { level }
      const next = record(say(before, { by: 'visitor', say: 'answer', dimension, answer, text }), dimension, answer)
      if (!isExtreme(level)) return askNext(next)
      const followUp = { dimension, level }
      return {
        ...say(next, { by: 'assistant', say: 'followUp', ...followUp }),
        asked: { kind: 'followUp', ...followUp },
      }
    }
    case 'skip':
      return skip(say(before, { by: 'visitor', say: 'answer', dimension, answer: { level: 'unknown' } }), dimension)
    case 'unsure': {
      const next = say(before, notSureMessage(event.said))
      if (asked.askedBack) return skip(next, dimension)
      return { ...say(next, { by: 'assistant', say: 'unsure' }), asked: { ...asked, askedBack: true } }
    }
    case 'unclear':
      return say(before, textMessage(event.said), { by: 'assistant', say: 'unclear' })
    case 'confirm':
      return before
  }
}

function afterFollowUp(before: Conversation, { dimension, level }: FollowUp, event: Reply): Conversation {
  switch (event.type) {
    case 'confirm': {
      const { confirmed, said } = event
      const next = say(before, { by: 'visitor', say: 'confirmation', dimension, confirmed, text: said })
      return askNext(record(next, dimension, { level, confirmed }))
    }
    case 'unclear':
      return say(before, textMessage(event.said), { by: 'assistant', say: 'unclearConfirm' })
    case 'skip':
    case 'unsure':
      return askNext(say(before, notSureMessage(event.said)))
    case 'answer':
      return before
  }
}

function askNext(before: Conversation): Conversation {
  const unanswered = dimensions.find((each) => !before.answers[each])
  if (unanswered) return ask(before, unanswered)
  return { ...say(before, { by: 'assistant', say: 'done' }), stage: 'report', asked: undefined }
}

function ask(before: Conversation, dimension: Dimension): Conversation {
  return {
    ...say(before, { by: 'assistant', say: 'question', dimension }),
    stage: 'asking',
    asked: { kind: 'question', dimension, askedBack: false },
  }
}

function askAgain(before: Conversation, dimension: Dimension | undefined): Conversation {
  return dimension ? ask(say(before, { by: 'assistant', say: 'again', dimension }), dimension) : before
}

function skip(before: Conversation, dimension: Dimension): Conversation {
  return askNext(say(record(before, dimension, { level: 'unknown' }), { by: 'assistant', say: 'skipped' }))
}

function record(before: Conversation, dimension: Dimension, answer: Answer): Conversation {
  return { ...before, answers: { ...before.answers, [dimension]: answer } }
}

function say(before: Conversation, ...messages: Message[]): Conversation {
  return { ...before, messages: [...before.messages, ...messages] }
}

function notSureMessage(said: string | undefined): Message {
  return said === undefined ? { by: 'visitor', say: 'notSure' } : textMessage(said)
}

function textMessage(text: string): Message {
  return { by: 'visitor', say: 'text', text }
}

export function allAnswers({ answers }: Conversation): Answers | undefined {
  return dimensions.every((each) => answers[each]) ? (answers as Answers) : undefined
}

export function allowedMoves({ asked, answers }: Conversation): { back: boolean; keep: boolean } {
  if (asked?.kind !== 'question') return { back: asked !== undefined, keep: false }
  return { back: asked.dimension !== dimensions[0], keep: answers[asked.dimension] !== undefined }
}

/** The last answer to each question, except the current one. */
export function changeableAnswers({ asked, messages }: Conversation): Set<Message> {
  const last = new Map<Dimension, Message>()
  for (const message of messages) if (message.say === 'answer') last.set(message.dimension, message)
  if (asked?.kind === 'question') last.delete(asked.dimension)
  return new Set(last.values())
}
