import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { Webhook } from 'standardwebhooks'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { databaseNames, startDatabase, type TestDatabase } from '../../testing/databases.ts'
import { listen } from '../../testing/ports.ts'
import { sampleLead } from '../../testing/samples.ts'
import { openStore } from '../store/open.ts'
import type { Store } from '../store/store.ts'
import { webhook } from './webhook.ts'
import { RefusedForGood, startDeliveryWorker, type DeliveryWorker, type Deliver } from './worker.ts'

const schedule = { firstWaitMs: 10, longestWaitMs: 10, tryForMs: 0 }

let database: TestDatabase
let store: Store
let worker: DeliveryWorker | undefined

/** Uses PostgreSQL if available: it is stricter about characters in text. */
beforeAll(async () => {
  const [, picky] = databaseNames
  const started = await startDatabase(picky)
  database = typeof started === 'string' ? ((await startDatabase('SQLite')) as TestDatabase) : started
  store = await openStore(database.settings)
}, 120_000)

beforeEach(async () => {
  await store.purge('9999')
  vi.spyOn(console, 'error')
    .mockReset()
    .mockImplementation(() => {})
})

afterEach(() => worker?.stop())

afterAll(async () => {
  await store.close()
  await database.stop()
})

async function deliverWith(deliver: Deliver, { leaseMs = 60_000, tryForMs = 0 } = {}): Promise<void> {
  await store.add(sampleLead({ receivedAt: new Date().toISOString() }), ['webhook'])
  const options = { store, channel: 'webhook', deliver, leaseMs, lookEveryMs: 20, atOnce: 2 } as const
  worker = startDeliveryWorker({ ...options, schedule: { ...schedule, tryForMs } })
}

async function parkedError(): Promise<string | undefined> {
  await vi.waitUntil(async () => (await store.parked()).length > 0, { timeout: 20_000, interval: 20 })
  return (await store.parked())[0]?.lastError
}

it('parks at once what is refused for good', async () => {
  await deliverWith(() => Promise.reject(new RefusedForGood('no such mailbox')), { tryForMs: 60_000 })
  expect(await parkedError()).toBe('no such mailbox')
})

it('gives up an attempt before its lease is over', async () => {
  await deliverWith(() => new Promise(() => {}), { leaseMs: 200 })
  expect(await parkedError()).toBe('took too long')
})

it.each([
  ['of the convention', `whsec_${Buffer.from('four and twenty random bytes').toString('base64')}`, undefined],
  ['of any other kind', 'a secret for tests', { format: 'raw' }],
] as const)(
  'signs with a secret %s so that the library of the convention believes it',
  async (_kind, secret, format) => {
    let verified: unknown
    const server = createServer((request, response) => {
      void text(request).then((body) => {
        verified = new Webhook(secret, format).verify(body, request.headers as Record<string, string>)
        response.writeHead(204).end()
      })
    })
    const port = await listen(server)
    await deliverWith(webhook({ url: `http://127.0.0.1:${port}/`, secret, timeoutMs: 5000 }), { tryForMs: 60_000 })
    await vi.waitUntil(async () => (await store.waiting()) === 0, { timeout: 20_000, interval: 20 })
    expect(verified).toMatchObject({ type: 'lead.received', data: { email: 'ana@tavelmo.example' } })
    server.closeAllConnections()
    server.close()
  },
)

it('tells once that others are away, and once that they are back', async () => {
  const logged = vi.mocked(console.error)
  const told = vi.spyOn(console, 'log').mockImplementation(() => {})
  let isAway = true
  for (let count = 0; count < 20; count++) {
    await store.add(sampleLead({ receivedAt: new Date().toISOString() }), ['webhook'])
  }
  let attempts = 0
  await deliverWith(
    async () => {
      attempts++
      if (isAway) throw new Error('not\u001B[2J today')
    },
    { tryForMs: 60_000 },
  )
  await vi.waitUntil(() => attempts > 60, { timeout: 20_000 })
  expect(await store.troubled()).toContainEqual(expect.objectContaining({ lastError: 'not [2J today' }))
  isAway = false
  await vi.waitUntil(async () => (await store.waiting()) === 0, { timeout: 20_000, interval: 20 })
  expect(logged.mock.calls).toEqual([
    [expect.stringContaining('webhook: deliveries fail and are tried again (not [2J today)')],
  ])
  expect(told.mock.calls).toEqual([
    [expect.stringMatching(/^webhook: deliveries arrive again after \d+ s; \d+ still wait\.$/)],
  ])
})

it('keeps of a refusal what can be stored and shown, and does not wait for its end', async () => {
  const server = createServer((_request, response) => {
    response.writeHead(500)
    // The response never ends.
    response.write('bad\u0000 gateway\u001B[2J')
  })
  const port = await listen(server)
  await deliverWith(webhook({ url: `http://127.0.0.1:${port}/`, secret: 'a secret for tests', timeoutMs: 5000 }))
  expect(await parkedError()).toBe('answered 500 bad  gateway [2J')
  server.closeAllConnections()
  server.close()
})
