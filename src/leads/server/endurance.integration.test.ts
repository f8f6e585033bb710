import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { Webhook } from 'standardwebhooks'
import { expect, it, onTestFinished, vi } from 'vitest'
import { api, type LeadReceipt, type ApiErrorBody, type Slots } from '../shared/protocol.ts'
import { describeOnStores } from '../testing/on-databases.ts'
import { openTestLeads } from '../testing/open.ts'
import { listen } from '../testing/ports.ts'
import { startServerProcess } from '../testing/process.ts'
import { addProof } from '../testing/proof.ts'
import { sampleBookingForm, sampleLeadForm } from '../testing/sample-leads.ts'

const MINUTE = 60_000
const WAIT = { timeout: MINUTE, interval: 20 }
const SECRET = 'a secret for tests only'

await describeOnStores('the leads server', (store, database) => {
  // Two instances, as behind a load balancer, if the database supports it.
  const instanceCount = database.settings.databaseUrl ? 2 : 1

  it('books each of 6 slots once when 60 visitors compete for them', { timeout: 5 * MINUTE }, async () => {
    const instances = await Promise.all(
      Array.from({ length: instanceCount }, () => startServerProcess(database.environment)),
    )
    const listSlots = async () => (await (await fetch(instances[0]!.address + api.slots)).json()) as Slots
    const wanted = (await listSlots()).free.slice(0, 6)
    const responses = await Promise.all(
      Array.from({ length: 60 }, async (_, visitor) => {
        const { address } = instances[visitor % instances.length]!
        const form = sampleBookingForm({ start: wanted[visitor % 6]!, email: `${visitor}@heliovar.example` })
        const response = await fetch(address + api.bookings, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(await addProof(form, address)),
        })
        return { status: response.status, body: (await response.json()) as Partial<ApiErrorBody> }
      }),
    )
    const { taken } = await listSlots()
    for (const instance of instances) await instance.kill()

    expect(taken).toEqual(wanted)
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(6)
    const refused = responses.filter(({ status }) => status === 409)
    expect(refused).toHaveLength(54)
    expect(refused.every(({ body }) => body.error === 'slot_taken' && (body.slots?.free.length ?? 0) > 0)).toBe(true)
  })

  async function openWithReceiver(options: Parameters<typeof openTestLeads>[1]) {
    const receiver = await startUnreliableReceiver()
    const webhook = { LEAD_WEBHOOK_URL: receiver.address, LEAD_WEBHOOK_SECRET: SECRET }
    const leads = await openTestLeads({ ...database.environment, ...webhook }, { pollIntervalMs: 50, ...options })
    onTestFinished(async () => {
      await leads.close()
      await receiver.close()
    })
    const sendLead = async () => {
      const response = await leads.inject({ method: 'POST', url: api.leads, payload: sampleLeadForm() })
      expect(response.statusCode).toBe(201)
      return response.json<LeadReceipt>().id
    }
    return { receiver, sendLead }
  }

  it(
    'delivers every lead after the webhook recovers, and retries with the same idempotency key',
    { timeout: 5 * MINUTE },
    async () => {
      const schedule = { firstWaitMs: 30, maxWaitMs: 200, retryForMs: MINUTE }
      const { receiver, sendLead } = await openWithReceiver({ schedule, attemptTimeoutMs: 300 })
      const ids: string[] = []
      for (const behavior of ['rejects', 'hangs', 'disconnects', 'accepts but disconnects', 'works'] as const) {
        receiver.behavior = behavior
        for (let count = 0; count < 5; count++) ids.push(await sendLead())
        const { attempts } = receiver
        if (behavior !== 'works') await vi.waitUntil(() => receiver.attempts >= attempts + 5, WAIT)
      }
      await vi.waitUntil(async () => (await store.countWaiting()) === 0, WAIT)

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
    const schedule = { firstWaitMs: 10, maxWaitMs: 20, retryForMs: 100 }
    const { receiver, sendLead } = await openWithReceiver({ schedule })
    const id = await sendLead()
    await vi.waitUntil(async () => (await store.deadLettered()).length > 0, WAIT)
    const lastError = 'answered 500 not today'
    expect(await store.deadLettered()).toMatchObject([{ channel: 'webhook', lastError, submission: { id } }])
    receiver.behavior = 'works'
    await store.retry(new Date().toISOString())
    await vi.waitUntil(() => receiver.accepted.length > 0, WAIT)
  })
})

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
