/** The conversation of this visit. Survives closing the panel and client-side navigation, but not a full page load. */

import { useSyncExternalStore } from 'react'
import { asksModel, countsQuestions } from '#site/build-constants.ts'
import type { Language } from '#site/languages.ts'
import { ASSISTANT_TYPING_MS } from '#site/timings.ts'
import { prefersReducedMotion } from '#ui/motion/preference.ts'
import { loadAssistant } from './load.ts'
import { askModel } from './model.ts'
import type { Reply } from './reply.ts'
import { count } from './unanswered.ts'

type Message = { id: number; question: string } | { id: number; reply: Reply; to: string }

export type Conversation = {
  messages: readonly Message[]
  thinking: boolean
  /** Sentences streamed so far by a language model. */
  coming?: readonly string[] | undefined
}

let conversation: Conversation = { messages: [], thinking: false }
let waiting = 0
const listeners = new Set<() => void>()

function change(next: Conversation): void {
  conversation = next
  for (const listener of listeners) listener()
}

export async function ask(question: string, language: Language): Promise<Reply> {
  waiting += 1
  const about = lastPage()
  add({ question })
  const [reply] = await Promise.all([replyTo(question, language, about), prefersReducedMotion() ? undefined : typing()])
  waiting -= 1
  add({ reply, to: question })
  return reply
}

function add(message: { question: string } | { reply: Reply; to: string }): void {
  const { messages } = conversation
  change({ messages: [...messages, { id: messages.length, ...message }], thinking: waiting > 0 })
}

async function replyTo(question: string, language: Language, about: string | undefined): Promise<Reply> {
  const own = ownReply(question, language, about)
  const reply = (asksModel && (await modelReply(question, language, about))) || (await own)
  if (countsQuestions && reply.kind === 'unknown') void count(language)
  return reply
}

function show(coming?: readonly string[]): void {
  change({ ...conversation, coming })
}

/** Undefined if the model fails; the browser computes its own answer in parallel. */
async function modelReply(question: string, language: Language, about: string | undefined): Promise<Reply | undefined> {
  const reply = await askModel({ question, language, about }, show)
  if (!reply) show()
  return reply
}

/** Context for follow-up questions. */
function lastPage(): string | undefined {
  const last = conversation.messages.findLast((message) => 'reply' in message)?.reply
  if (last?.kind === 'answer') return last.source.path
  if (last?.kind === 'choice') return last.options[0]?.source.path
  return last?.kind === 'chosen' ? last.sources[0]?.path : undefined
}

async function ownReply(question: string, language: Language, about: string | undefined): Promise<Reply> {
  try {
    return (await loadAssistant(language)).answer(question, about)
  } catch (error) {
    console.warn('The assistant has nothing to answer from.', error)
    return { kind: 'failed' }
  }
}

function typing(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ASSISTANT_TYPING_MS))
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function useConversation(): Conversation {
  return useSyncExternalStore(subscribe, () => conversation)
}
