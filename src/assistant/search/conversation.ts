/** The conversation with the assistant: asks the language model, or answers in the browser. Survives closing the panel and client-side navigation. */

import { useSyncExternalStore } from 'react'
import { asksModel, countsQuestions } from '#site/build-constants.ts'
import type { Language } from '#site/languages.ts'
import { ASSISTANT_TYPING_MS } from '#site/timings.ts'
import { prefersReducedMotion } from '#ui/motion/preference.ts'
import { QUESTIONS_PATH, type Ask, type Source, type Unanswered } from '../shared/protocol.ts'
import type { Reply } from './compose-answer.ts'
import { loadAssistant } from './load.ts'
import { askModel } from './model.ts'

type Message = { question: string } | { reply: Reply; to: string }

export type Conversation = {
  messages: readonly (Message & { id: number })[]
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
  const last = conversation.messages.findLast((message) => 'reply' in message)?.reply
  const about = last && sourcesOf(last)[0]?.path
  add({ question })
  const [reply] = await Promise.all([
    chooseReply({ question, language, about }),
    prefersReducedMotion() ? undefined : new Promise((resolve) => setTimeout(resolve, ASSISTANT_TYPING_MS)),
  ])
  pending -= 1
  add({ reply, to: question })
  return reply
}

function add(message: Message): void {
  const { messages } = conversation
  change({ messages: [...messages, { id: messages.length, ...message }], thinking: pending > 0 })
}

async function chooseReply(asked: Ask): Promise<Reply> {
  // In parallel, so that it is ready if the model fails.
  const browserReply = replyInBrowser(asked)
  const modelReply = asksModel ? await askModel(asked, showPartial) : undefined
  if (asksModel && !modelReply) showPartial()
  const reply = modelReply ?? (await browserReply)
  if (countsQuestions && reply.kind === 'unknown') void sendUnanswered({ language: asked.language })
  return reply
}

function showPartial(partialReply?: readonly string[]): void {
  change({ ...conversation, partialReply })
}

async function replyInBrowser({ question, language, about }: Ask): Promise<Reply> {
  try {
    return (await loadAssistant(language)).answer(question, about)
  } catch (error) {
    console.warn('The assistant failed to answer.', error)
    return { kind: 'failed' }
  }
}

export function sourcesOf(reply: Reply): readonly Source[] {
  if (reply.kind === 'choice') return reply.options.map(({ source }) => source)
  if (reply.kind === 'answer') return [reply.source]
  return reply.kind === 'chosen' ? reply.sources : []
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function useConversation(): Conversation {
  return useSyncExternalStore(subscribe, () => conversation)
}

/** Texts that the visitor has agreed to share. */
export const sharedQuestions = new Set<string>()

/** Reports a question: as a count, and with its text only if the visitor agrees. Errors are ignored. */
export async function sendUnanswered(unanswered: Unanswered): Promise<boolean> {
  const headers = { 'content-type': 'application/json' }
  const request = fetch(QUESTIONS_PATH, { method: 'POST', keepalive: true, headers, body: JSON.stringify(unanswered) })
  const isSent = await request.then(({ ok }) => ok).catch(() => false)
  if (isSent && unanswered.text !== undefined) sharedQuestions.add(unanswered.text)
  return isSent
}
