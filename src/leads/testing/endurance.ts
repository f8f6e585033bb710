import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { Webhook } from 'standardwebhooks'
import { expect, it, vi } from 'vitest'
import { openStore } from '../server/store/open.ts'
import { api, type LeadReceipt, type ApiErrorBody, type Slots } from '../shared/protocol.ts'
import type { DatabaseName, TestDatabase } from './databases.ts'
import { describeOnDatabases } from './on-databases.ts'
import { openTestLeads } from './open.ts'
import { listen } from './ports.ts'
import { startServerProcess } from './process.ts'
import { addProof } from './proof.ts'
import { sampleBookingForm, sampleLeadForm } from './sample-leads.ts'

const MINUTE = 60_000
const POLL_INTERVAL_MS = 50

/** Each database has its own test file, so that they run in parallel. */
export function testEndurance(name: DatabaseName): Promise<void> {
  return describeOnDatabases('the leads server', testLeads, [name])
}

function testLeads(database: TestDatabase): void {
  it('books each of 20 slots once when 200 visitors compete for them', { timeout: 5 * MINUTE }, async () => {
    // Two instances, as behind a load balancer, if the database supports it.
    const instances = await Promise.all(
      Array.from({ length: database.settings.databaseUrl ? 2 : 1 }, () => startServerProcess(database.environment)),
    )
    const { free } = (await (await fetch(instances[0]!.address + api.slots)).json()) as Slots
    const wanted = free.slice(0, 20)
    const responses = await Promise.all(
      Array.from({ length: 200 }, async (_, visitor) => {
        const { address } = instances[visitor % instances.length]!
        const response = await post(
          address,
          api.bookings,
          sampleBookingForm({ start: wanted[visitor % wanted.length]!, email: `${visitor}@heliovar.example` }),
        )
        return { status: response.status, body: (await response.json()) as Partial<ApiErrorBody> }
      }),
    )
    const slots = (await (await fetch(instances[0]!.address + api.slots)).json()) as Slots
    for (const instance of instances) await instance.kill()

    expect(responses.filter(({ status }) => status === 201)).toHaveLength(20)
    const refused = responses.filter(({ status }) => status === 409)
    expect(refused).toHaveLength(180)
    expect(refused.every(({ body }) => body.error === 'slot_taken' && (body.slots?.free.length ?? 0) > 0)).toBe(true)
    expect(slots.taken).toEqual(wanted)
  })

  it(
    'delivers every lead after the webhook recovers, and retries with the same idempotency key',
    { timeout: 5 * MINUTE },
    async () => {
      const receiver = await startUnreliableReceiver()
      const schedule = { firstWaitMs: 30, maxWaitMs: 200, retryForMs: MINUTE }
      const leads = await openTestLeads(
        { ...database.environment, LEAD_WEBHOOK_URL: receiver.address, LEAD_WEBHOOK_SECRET: SECRET },
        { schedule, attemptTimeoutMs: 300, pollIntervalMs: POLL_INTERVAL_MS },
      )
      const ids: string[] = []
      for (const behavior of ['rejects', 'hangs', 'disconnects', 'accepts but disconnects', 'works'] as const) {
        receiver.behavior = behavior
        for (let count = 0; count < 5; count++) {
          const response = await leads.inject({ method: 'POST', url: api.leads, payload: sampleLeadForm() })
          expect(response.statusCode).toBe(201)
          ids.push(response.json<LeadReceipt>().id)
        }
        const { attempts } = receiver
        if (behavior !== 'works') await vi.waitUntil(() => receiver.attempts >= attempts + 5, { timeout: MINUTE })
      }
      const store = await openStore(database.settings)
      await vi.waitUntil(async () => (await store.countWaiting()) === 0, { timeout: MINUTE, interval: 50 })
      await leads.close()
      await store.close()
      await receiver.close()

      expect([...new Set(receiver.accepted.map(({ lead }) => lead))].toSorted()).toEqual(ids.toSorted())
      // Some arrived twice, with the same key.
      expect(receiver.accepted.length).toBeGreaterThan(ids.length)
      for (const id of ids) {
        const keys = receiver.accepted.filter(({ lead }) => lead === id).map(({ key }) => key)
        expect(new Set(keys).size).toBe(1)
      }
      expect(new Set(receiver.accepted.map(({ key }) => key)).size).toBe(ids.length)
    },
  )

  it('dead-letters a delivery that keeps failing, and delivers it on retry', { timeout: 5 * MINUTE }, async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const receiver = await startUnreliableReceiver()
    const environment = { ...database.environment, LEAD_WEBHOOK_URL: receiver.address, LEAD_WEBHOOK_SECRET: SECRET }
    const leads = await openTestLeads(environment, {
      schedule: { firstWaitMs: 10, maxWaitMs: 20, retryForMs: 100 },
      pollIntervalMs: POLL_INTERVAL_MS,
    })
    const store = await openStore(database.settings)
    const response = await leads.inject({ method: 'POST', url: api.leads, payload: sampleLeadForm() })
    await vi.waitUntil(async () => (await store.deadLettered()).length > 0, { timeout: MINUTE, interval: 50 })
    const [deadLettered] = await store.deadLettered()
    expect(deadLettered).toMatchObject({ channel: 'webhook', lastError: 'answered 500 not today' })
    expect(deadLettered?.submission.id).toBe(response.json<LeadReceipt>().id)
    receiver.behavior = 'works'
    await store.retry(new Date().toISOString())
    await vi.waitUntil(() => receiver.accepted.length > 0, { timeout: MINUTE })
    await leads.close()
    await store.close()
    await receiver.close()
  })
}

const SECRET = 'a secret for tests only'

type Behavior = 'rejects' | 'hangs' | 'disconnects' | 'accepts but disconnects' | 'works'

/** Fails as set by `behavior`, and rejects unsigned requests. */
async function startUnreliableReceiver() {
  const state = {
    behavior: 'rejects' as Behavior,
    attempts: 0,
    accepted: [] as { lead: string; key: string }[],
    address: '',
    close: async () => {},
  }
  const webhook = new Webhook(Buffer.from(SECRET), { format: 'raw' })
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      state.attempts++
      const headers = request.headers as Record<string, string>
      try {
        webhook.verify(body, headers)
      } catch {
        response.writeHead(401).end('not signed')
        return
      }
      if (state.behavior === 'accepts but disconnects' || state.behavior === 'works') {
        const { data } = JSON.parse(body) as { data: { id: string } }
        state.accepted.push({ lead: data.id, key: headers['idempotency-key']! })
      }
      if (state.behavior === 'works') response.writeHead(204).end()
      else if (state.behavior === 'rejects') response.writeHead(500).end('not today')
      else if (state.behavior !== 'hangs') request.socket.destroy()
    })
  })
  const port = await listen(server)
  state.address = `http://127.0.0.1:${port}/hook`
  state.close = async () => {
    server.closeAllConnections()
    await new Promise((resolve) => void server.close(resolve))
  }
  return state
}

async function post(address: string, path: string, form: object): Promise<Response> {
  const body = JSON.stringify(await addProof(form, address))
  return fetch(address + path, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
}
