/** What was asked and answered on this visit. It outlives the panel and goes from page to page; a new document starts anew. */

import { useSyncExternalStore } from 'react'
import { prefersStillness } from '../../app/motion/preference.ts'
import type { Language } from '../../app/site/languages.ts'
import { ASSISTANT_TYPING_MS } from '../../app/site/timings.ts'
import type { Answer } from './answer.ts'
import { loadAssistant } from './load.ts'

/** `failed`: the answers themselves could not be had. */
export type Reply = Answer | { kind: 'failed' }

type Message = { id: number; question: string } | { id: number; reply: Reply }

export type Conversation = { messages: readonly Message[]; thinking: boolean }

let conversation: Conversation = { messages: [], thinking: false }
let waiting = 0
const listeners = new Set<() => void>()

function change(next: Conversation): void {
  conversation = next
  for (const listener of listeners) listener()
}

/** Puts the question into the conversation, and its reply as soon as there is one. */
export async function ask(question: string, language: Language): Promise<Reply> {
  waiting += 1
  const about = subject()
  add({ question })
  const [reply] = await Promise.all([replyTo(question, language, about), prefersStillness() ? undefined : typing()])
  waiting -= 1
  add({ reply })
  return reply
}

function add(message: { question: string } | { reply: Reply }): void {
  const { messages } = conversation
  change({ messages: [...messages, { id: messages.length, ...message }], thinking: waiting > 0 })
}

/** The page of the last answer: a question may go on from it. */
function subject(): string | undefined {
  const answers = conversation.messages.flatMap((message) => ('reply' in message ? [message.reply] : []))
  const last = answers.at(-1)
  return last?.kind === 'answer' ? last.source.path : undefined
}

async function replyTo(question: string, language: Language, about: string | undefined): Promise<Reply> {
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
