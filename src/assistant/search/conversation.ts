/** Survives closing the panel and client-side navigation, but not a full page load. */

import { useSyncExternalStore } from 'react'
import { asksModel, countsQuestions } from '#site/build-constants.ts'
import type { Language } from '#site/languages.ts'
import { ASSISTANT_TYPING_MS } from '#site/timings.ts'
import { prefersReducedMotion } from '#ui/motion/preference.ts'
import { loadAssistant } from './load.ts'
import { askModel } from './model.ts'
import type { Reply } from './reply.ts'
import { countUnanswered } from './unanswered.ts'

type Message = { id: number; question: string } | { id: number; reply: Reply; to: string }

export type Conversation = {
  messages: readonly Message[]
  thinking: boolean
  partialReply?: readonly string[] | undefined
}

let conversation: Conversation = { messages: [], thinking: false }
let pending = 0
const listeners = new Set<() => void>()

function change(next: Conversation): void {
  conversation = next
  for (const listener of listeners) listener()
}

export async function ask(question: string, language: Language): Promise<Reply> {
  pending += 1
  const about = findLastPage()
  add({ question })
  const [reply] = await Promise.all([
    fetchReply(question, language, about),
    prefersReducedMotion() ? undefined : waitForTyping(),
  ])
  pending -= 1
  add({ reply, to: question })
  return reply
}

function add(message: { question: string } | { reply: Reply; to: string }): void {
  const { messages } = conversation
  change({ messages: [...messages, { id: messages.length, ...message }], thinking: pending > 0 })
}

async function fetchReply(question: string, language: Language, about: string | undefined): Promise<Reply> {
  // In parallel, so that it is ready if the model fails.
  const browserReply = replyInBrowser(question, language, about)
  const modelReply = asksModel ? await askModel({ question, language, about }, showPartial) : undefined
  if (asksModel && !modelReply) showPartial()
  const reply = modelReply ?? (await browserReply)
  if (countsQuestions && reply.kind === 'unknown') void countUnanswered(language)
  return reply
}

function showPartial(partialReply?: readonly string[]): void {
  change({ ...conversation, partialReply })
}

/** Context for follow-up questions. */
function findLastPage(): string | undefined {
  const last = conversation.messages.findLast((message) => 'reply' in message)?.reply
  if (last?.kind === 'answer') return last.source.path
  if (last?.kind === 'choice') return last.options[0]?.source.path
  return last?.kind === 'chosen' ? last.sources[0]?.path : undefined
}

async function replyInBrowser(question: string, language: Language, about: string | undefined): Promise<Reply> {
  try {
    return (await loadAssistant(language)).answer(question, about)
  } catch (error) {
    console.warn('The assistant failed to answer.', error)
    return { kind: 'failed' }
  }
}

function waitForTyping(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ASSISTANT_TYPING_MS))
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function useConversation(): Conversation {
  return useSyncExternalStore(subscribe, () => conversation)
}
