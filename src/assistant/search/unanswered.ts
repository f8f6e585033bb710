/** Reports questions that were not understood: always as a count, with their text only if the visitor agrees. */

import type { Language } from '#site/languages.ts'
import { QUESTIONS_PATH, type Unanswered } from '../shared/protocol.ts'

const sharedQuestions = new Set<string>()

export const isShared = (question: string): boolean => sharedQuestions.has(question)

export function countUnanswered(language: Language): Promise<boolean> {
  return send({ language })
}

export async function shareQuestion(question: string, language: Language): Promise<boolean> {
  const isSent = await send({ language, text: question })
  if (isSent) sharedQuestions.add(question)
  return isSent
}

/** `keepalive` completes the request even if the visitor leaves. Errors are ignored. */
async function send(unanswered: Unanswered): Promise<boolean> {
  const options = { method: 'POST', keepalive: true, headers: { 'content-type': 'application/json' } }
  return fetch(QUESTIONS_PATH, { ...options, body: JSON.stringify(unanswered) }).then(
    ({ ok }) => ok,
    () => false,
  )
}
