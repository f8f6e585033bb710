import { QUESTIONS_PATH, type Unanswered } from '../shared/protocol.ts'

/** Texts that the visitor has agreed to share. */
export const sharedQuestions = new Set<string>()

/**
 * Reports a question that was not understood: always as a count, with its text only if the visitor agrees. `keepalive`
 * completes the request even if the visitor leaves. Errors are ignored.
 */
export async function sendUnanswered(unanswered: Unanswered): Promise<boolean> {
  const headers = { 'content-type': 'application/json' }
  const request = fetch(QUESTIONS_PATH, { method: 'POST', keepalive: true, headers, body: JSON.stringify(unanswered) })
  const isSent = await request.then(
    ({ ok }) => ok,
    () => false,
  )
  if (isSent && unanswered.text !== undefined) sharedQuestions.add(unanswered.text)
  return isSent
}
