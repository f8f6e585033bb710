import { createHmac } from 'node:crypto'
import type { Delivery, DeliveryEvent, Submission } from '../store/store.ts'
import type { Deliver } from './worker.ts'

type Options = { url: string; secret: string; timeoutMs: number }

/** How much of an error response is kept for the owner. */
const EXCERPT_BYTES = 1024

/**
 * Posts a submission to another system with Standard Webhooks headers: the id is the same for every attempt, and the
 * signature is the base64 HMAC-SHA256 of "id.timestamp.body".
 */
export function createWebhook({ url, secret, timeoutMs }: Options): Deliver {
  return async (delivery, signal) => {
    const body = JSON.stringify(payloadOf(delivery))
    const timestamp = String(Math.floor(Date.now() / 1000))
    const response = await fetch(url, {
      method: 'POST',
      body,
      // A redirect would send personal data to a URL that is not configured.
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
      headers: {
        'content-type': 'application/json',
        'idempotency-key': delivery.id,
        'webhook-id': delivery.id,
        'webhook-timestamp': timestamp,
        'webhook-signature': `v1,${sign(secret, `${delivery.id}.${timestamp}.${body}`)}`,
      },
    })
    if (response.ok) {
      await response.body?.cancel()
      return
    }
    throw new Error(`answered ${response.status} ${await excerptOf(response)}`.trim())
  }
}

/** Reads only the first chunk: the response may never end. */
async function excerptOf({ body }: Response): Promise<string> {
  if (!body) return ''
  const reader = body.getReader()
  const { value } = await reader.read()
  await reader.cancel()
  return Buffer.from(value?.subarray(0, EXCERPT_BYTES) ?? []).toString()
}

/** Standard Webhooks secrets are base64 after the prefix; any other secret is used as is. */
export function sign(secret: string, content: string): string {
  const [, encoded] = /^whsec_(.+)$/.exec(secret) ?? []
  return createHmac('sha256', encoded ? Buffer.from(encoded, 'base64') : secret)
    .update(content)
    .digest('base64')
}

function payloadOf(delivery: Delivery): object {
  const { submission, since } = delivery
  const { id, kind, receivedAt, form } = submission
  const event = delivery.event ?? lastEventOf(submission)
  const cancelledAt = 'cancelledAt' in submission ? submission.cancelledAt : undefined
  const timestamp = { received: receivedAt, moved: since, cancelled: cancelledAt ?? since }[event]
  return { type: `${kind}.${event}`, timestamp, data: { id, ...form } }
}

function lastEventOf(submission: Submission): DeliveryEvent {
  if (submission.kind === 'lead') return 'received'
  if (submission.cancelledAt !== undefined) return 'cancelled'
  return submission.moves === undefined ? 'received' : 'moved'
}
