import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { listen } from '../../testing/ports.ts'
import { sampleBooking, sampleLead } from '../../testing/sample-leads.ts'
import type { DeliveryEvent, Submission } from '../store/store.ts'
import { createWebhook } from './webhook.ts'

const SINCE = '2026-11-16T14:00:00.000Z'
const CANCELLED = '2026-11-16T13:00:00.000Z'

it.each([
  ['lead.received', '2026-11-16T12:00:00.000Z', sampleLead()],
  ['booking.received', '2026-11-16T12:00:00.000Z', sampleBooking()],
  ['booking.moved', SINCE, sampleBooking({ moves: 1 })],
  ['booking.cancelled', CANCELLED, sampleBooking({ cancelledAt: CANCELLED, moves: 1 })],
  ['booking.received', '2026-11-16T12:00:00.000Z', sampleBooking({ moves: 1 }), 'received'],
  ['booking.moved', SINCE, sampleBooking({ cancelledAt: CANCELLED, moves: 1 }), 'moved'],
] as const)('posts %s with timestamp %s', async (type, timestamp, submission: Submission, event?: DeliveryEvent) => {
  let body = ''
  const server = createServer((request, response) => {
    void text(request).then((sent) => {
      body = sent
      response.writeHead(204).end()
    })
  })
  const deliver = createWebhook({
    url: `http://127.0.0.1:${await listen(server)}/`,
    secret: 's'.repeat(16),
    timeoutMs: 5000,
  })
  const delivery = {
    id: crypto.randomUUID(),
    channel: 'webhook',
    attempts: 1,
    since: SINCE,
    event,
    submission,
  } as const
  await deliver(delivery, new AbortController().signal)
  server.close()
  expect(JSON.parse(body)).toEqual({ type, timestamp, data: { id: submission.id, ...submission.form } })
})
