import { createHmac } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { listen } from '../../testing/ports.ts'
import { sampleBooking, sampleLead } from '../../testing/sample-leads.ts'
import type { DeliveryEvent } from '../store/outbox.ts'
import type { Submission } from '../store/submission.ts'
import { createWebhook } from './webhook.ts'

const SINCE = '2026-11-16T14:00:00.000Z'
const CANCELLED = '2026-11-16T13:00:00.000Z'

async function post(secret: string, submission: Submission, event?: DeliveryEvent) {
  const sent: { headers: IncomingHttpHeaders; body: string } = { headers: {}, body: '' }
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      Object.assign(sent, { headers: request.headers, body })
      response.writeHead(204).end()
    })
  })
  const deliver = createWebhook({ url: `http://127.0.0.1:${await listen(server)}/`, secret, timeoutMs: 5000 })
  const id = crypto.randomUUID()
  const delivery = { id, channel: 'webhook', attempts: 1, since: SINCE, event, submission } as const
  await deliver(delivery, new AbortController().signal)
  server.close()
  return sent
}

it.each([
  ['lead.received', '2026-11-16T12:00:00.000Z', sampleLead({}, { phone: '(11) 5550-0142' })],
  ['booking.received', '2026-11-16T12:00:00.000Z', sampleBooking()],
  ['booking.moved', SINCE, sampleBooking({ moves: 1 })],
  ['booking.cancelled', CANCELLED, sampleBooking({ cancelledAt: CANCELLED, moves: 1 })],
  ['booking.received', '2026-11-16T12:00:00.000Z', sampleBooking({ moves: 1 }), 'received'],
  ['booking.moved', SINCE, sampleBooking({ cancelledAt: CANCELLED, moves: 1 }), 'moved'],
] as const)('posts %s with timestamp %s', async (type, timestamp, submission: Submission, event?: DeliveryEvent) => {
  const { body } = await post('s'.repeat(16), submission, event)
  expect(JSON.parse(body)).toEqual({ type, timestamp, data: { id: submission.id, ...submission.form } })
})

const KEY = 'four and twenty random bytes'

it.each([
  ['the bytes of a Standard Webhooks secret', `whsec_${Buffer.from(KEY).toString('base64')}`, KEY],
  ['any other secret in UTF-8', 'ein schlüssel für tests', 'ein schlüssel für tests'],
])('signs with %s', async (_kind, secret, key) => {
  const { headers, body } = await post(secret, sampleLead())
  const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`
  const signature = createHmac('sha256', key).update(signed).digest('base64')
  expect(headers['webhook-signature']).toBe(`v1,${signature}`)
})
