/** Tells the owner that a question was not understood: that it happened, and its words only if the visitor wants them read. */

import type { Language } from '#site/languages.ts'
import { QUESTIONS_PATH, type Unanswered } from '../shared/protocol.ts'

/** What the team has been let read on this visit. */
const read = new Set<string>()

export const isRead = (question: string): boolean => read.has(question)

export function count(language: Language): Promise<boolean> {
  return send({ language })
}

/** Resolves to whether it has arrived. */
export async function letRead(question: string, language: Language): Promise<boolean> {
  const hasArrived = await send({ language, text: question })
  if (hasArrived) read.add(question)
  return hasArrived
}

/** It goes through even where the visitor leaves at once. Nobody has to hear of it if it does not. */
async function send(unanswered: Unanswered): Promise<boolean> {
  const options = { method: 'POST', keepalive: true, headers: { 'content-type': 'application/json' } }
  return fetch(QUESTIONS_PATH, { ...options, body: JSON.stringify(unanswered) }).then(
    ({ ok }) => ok,
    () => false,
  )
}
