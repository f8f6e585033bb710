import { Webhook } from 'standardwebhooks'
import { lastEventOf, type Delivery } from '../store/outbox.ts'
import type { Deliver } from './worker.ts'

const EXCERPT_BYTES = 1024

/** The id in the Standard Webhooks headers is the same for every attempt. */
export function createWebhook({ url, secret, timeoutMs }: { url: string; secret: string; timeoutMs: number }): Deliver {
  const webhook = secret.startsWith('whsec_')
    ? new Webhook(secret)
    : new Webhook(Buffer.from(secret), { format: 'raw' })
  return async (delivery, signal) => {
    const body = JSON.stringify(payloadOf(delivery))
    const now = new Date()
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
        'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
        'webhook-signature': webhook.sign(delivery.id, now, body),
      },
    })
    if (!response.ok) throw new Error(`answered ${response.status} ${await excerptOf(response)}`.trim())
    await response.body?.cancel()
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

function payloadOf(delivery: Delivery): object {
  const { submission, since } = delivery
  const { id, kind, receivedAt, form } = submission
  const event = delivery.event ?? lastEventOf(submission)
  const cancelledAt = 'cancelledAt' in submission ? submission.cancelledAt : undefined
  const timestamp = { received: receivedAt, moved: since, cancelled: cancelledAt ?? since }[event]
  return { type: `${kind}.${event}`, timestamp, data: { id, ...form } }
}
