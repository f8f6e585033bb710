import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { Webhook } from 'standardwebhooks'
import { expect, it, onTestFinished, vi } from 'vitest'
import { api, type LeadReceipt } from '../shared/protocol.ts'
import { describeOnStores } from '../testing/on-databases.ts'
import { openTestLeads } from '../testing/open.ts'
import { listen } from '../testing/ports.ts'
import { sampleLeadForm } from '../testing/sample-leads.ts'

const MINUTE = 60_000
const WAIT = { timeout: MINUTE, interval: 20 }
const SECRET = 'a secret for tests only'

await describeOnStores('the leads server', (store, database) => {
  it('delivers every lead after the webhook recovers, with one key per lead', { timeout: 5 * MINUTE }, async () => {
    const schedule = { firstWaitMs: 30, maxWaitMs: 200, retryForMs: MINUTE }
    const receiver = await startUnreliableReceiver()
    const leads = await openTestLeads(
      { ...database.environment, LEAD_WEBHOOK_URL: receiver.address, LEAD_WEBHOOK_SECRET: SECRET },
      { schedule, attemptTimeoutMs: 300, pollIntervalMs: 50 },
    )
    const ids: string[] = []
    for (const behavior of ['rejects', 'hangs', 'disconnects', 'accepts but disconnects', 'works']) {
      receiver.behavior = behavior
      for (let count = 0; count < 5; count++) {
        const response = await leads.inject({ method: 'POST', url: api.leads, payload: sampleLeadForm() })
        expect(response.statusCode).toBe(201)
        ids.push(response.json<LeadReceipt>().id)
      }
      const { attempts } = receiver
      if (behavior !== 'works') await vi.waitUntil(() => receiver.attempts >= attempts + 5, WAIT)
    }
    await vi.waitUntil(async () => (await store.countWaiting()) === 0, WAIT)
    await leads.close()

    expect([...new Set(receiver.accepted.map(({ lead }) => lead))].toSorted()).toEqual(ids.toSorted())
    // Some arrived twice, with the same key.
    expect(receiver.accepted.length).toBeGreaterThan(ids.length)
    expect(new Set(receiver.accepted.map(({ key }) => key)).size).toBe(ids.length)
  })
})

/** Fails as set by `behavior`; an unsigned request fails the test. */
async function startUnreliableReceiver() {
  const state = { behavior: 'rejects', attempts: 0, accepted: [] as { lead: string; key: string }[] }
  const webhook = new Webhook(Buffer.from(SECRET), { format: 'raw' })
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      state.attempts++
      const headers = request.headers as Record<string, string>
      const { data } = webhook.verify(body, headers) as { data: { id: string } }
      if (state.behavior === 'accepts but disconnects' || state.behavior === 'works') {
        state.accepted.push({ lead: data.id, key: headers['idempotency-key']! })
      }
      if (state.behavior === 'works') response.writeHead(204).end()
      else if (state.behavior === 'rejects') response.writeHead(500).end('not today')
      else if (state.behavior !== 'hangs') request.socket.destroy()
    })
  })
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return Object.assign(state, { address: `http://127.0.0.1:${await listen(server)}/hook` })
}
