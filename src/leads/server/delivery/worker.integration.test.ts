import { createServer } from 'node:http'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { describeOnStores } from '../../testing/on-databases.ts'
import { listen } from '../../testing/ports.ts'
import { sampleLead } from '../../testing/sample-leads.ts'
import { createWebhook } from './webhook.ts'
import { PermanentError, startDeliveryWorker, type Deliver } from './worker.ts'

const WAIT = { timeout: 20_000, interval: 20 }

await describeOnStores('delivery worker', (store) => {
  let worker: ReturnType<typeof startDeliveryWorker> | undefined

  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))

  afterEach(() => worker?.stop())

  async function deliverWith(deliver: Deliver, { leaseMs = 60_000, retryForMs = 0 } = {}): Promise<void> {
    await store.add(sampleLead({ receivedAt: new Date().toISOString() }), ['webhook'])
    const schedule = { firstWaitMs: 10, maxWaitMs: 10, retryForMs }
    const options = { store, channel: 'webhook', deliver, leaseMs, pollIntervalMs: 20, concurrency: 2 } as const
    worker = startDeliveryWorker({ ...options, schedule })
  }

  const deadLetterError = () => vi.waitUntil(async () => (await store.deadLettered())[0]?.lastError, WAIT)

  it('dead-letters a permanent rejection at once', async () => {
    await deliverWith(() => Promise.reject(new PermanentError('no such mailbox')), { retryForMs: 60_000 })
    expect(await deadLetterError()).toBe('no such mailbox')
  })

  it('times out an attempt before its lease expires', async () => {
    await deliverWith(() => new Promise(() => {}), { leaseMs: 200 })
    expect(await deadLetterError()).toBe('timed out')
  })

  it('logs an outage once and its end once', async () => {
    const recoveries = vi.spyOn(console, 'log').mockImplementation(() => {})
    const deliver = vi.fn<Deliver>().mockResolvedValue()
    for (let attempt = 0; attempt < 9; attempt++) deliver.mockRejectedValueOnce(new Error('not\u001B[2J today'))
    await deliverWith(deliver, { retryForMs: 60_000 })
    await vi.waitUntil(() => recoveries.mock.calls.length > 0, WAIT)
    expect(console.error).toHaveBeenCalledExactlyOnceWith(
      expect.stringContaining('webhook: deliveries are failing and will be retried (not [2J today)'),
    )
    expect(recoveries).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(/^webhook: deliveries succeed again after \d+ s; 0 still waiting\.$/),
    )
  })

  it('stores a sanitized excerpt of an error response without waiting for its end', async () => {
    const server = createServer((_request, response) => {
      response.writeHead(500)
      response.write('bad\u0000 gateway\u001B[2J')
    })
    const port = await listen(server)
    const url = `http://127.0.0.1:${port}/`
    await deliverWith(createWebhook({ url, secret: 'a secret for tests', timeoutMs: 5000 }))
    expect(await deadLetterError()).toBe('answered 500 bad  gateway [2J')
    server.closeAllConnections()
    server.close()
  })
})
