/** Guarantees under stress: visitors race for slots, and webhooks fail. */

import { createServer, type Server } from 'node:http'
import { expect, it, vi } from 'vitest'
import { sign } from '../server/delivery/webhook.ts'
import { openStore } from '../server/store/open.ts'
import { api, type LeadReceipt, type ApiErrorBody, type Slots } from '../shared/protocol.ts'
import type { DatabaseName, TestDatabase } from './databases.ts'
import { onDatabases } from './on-databases.ts'
import { openTestLeads } from './open.ts'
import { listen } from './ports.ts'
import { startServerProcess } from './process.ts'
import { proven } from './proof.ts'
import { sampleBookingForm, sampleLeadForm } from './samples.ts'

const MINUTE = 60_000
const LOOK_EVERY_MS = 50

/** Each database has its own test file, so that they run in parallel. */
export function testEndurance(name: DatabaseName): Promise<void> {
  return onDatabases('a desk', testLeads, [name])
}

function testLeads(database: TestDatabase): void {
  it('gives twenty slots to twenty of two hundred visitors', { timeout: 5 * MINUTE }, async () => {
    // Two instances, as behind a load balancer, if the database supports it.
    const instances = await Promise.all(
      Array.from({ length: database.settings.databaseUrl ? 2 : 1 }, () => startServerProcess(database.environment)),
    )
    const { free } = (await (await fetch(instances[0]!.address + api.slots)).json()) as Slots
    const wanted = free.slice(0, 20)
    const answers = await Promise.all(
      Array.from({ length: 200 }, async (_, visitor) => {
        const { address } = instances[visitor % instances.length]!
        const answer = await post(
          address,
          api.bookings,
          sampleBookingForm({ start: wanted[visitor % wanted.length]!, email: `${visitor}@heliovar.example` }),
        )
        return { status: answer.status, body: (await answer.json()) as Partial<ApiErrorBody> }
      }),
    )
    const slots = (await (await fetch(instances[0]!.address + api.slots)).json()) as Slots
    for (const instance of instances) await instance.kill()

    expect(answers.filter(({ status }) => status === 201)).toHaveLength(20)
    const refused = answers.filter(({ status }) => status === 409)
    expect(refused).toHaveLength(180)
    expect(refused.every(({ body }) => body.error === 'slot_taken' && (body.slots?.free.length ?? 0) > 0)).toBe(true)
    expect(slots.taken).toEqual(wanted)
  })

  it(
    'passes every lead on once the other side recovers, and repeats itself with the same key',
    { timeout: 5 * MINUTE },
    async () => {
      const other = await startUnreliable()
      const schedule = { firstWaitMs: 30, longestWaitMs: 200, tryForMs: MINUTE }
      const leads = await openTestLeads(
        { ...database.environment, LEAD_WEBHOOK_URL: other.address, LEAD_WEBHOOK_SECRET: SECRET },
        { schedule, attemptMs: 300, lookEveryMs: LOOK_EVERY_MS },
      )
      const ids: string[] = []
      for (const mood of ['refuses', 'hangs', 'breaks off', 'takes it but fails to say so', 'works'] as const) {
        other.mood = mood
        for (let count = 0; count < 5; count++) {
          const answer = await leads.inject({ method: 'POST', url: api.leads, payload: sampleLeadForm() })
          expect(answer.statusCode).toBe(201)
          ids.push(answer.json<LeadReceipt>().id)
        }
        const { attempts } = other
        if (mood !== 'works') await vi.waitUntil(() => other.attempts >= attempts + 5, { timeout: MINUTE })
      }
      const store = await openStore(database.settings)
      await vi.waitUntil(async () => (await store.waiting()) === 0, { timeout: MINUTE, interval: 50 })
      await leads.close()
      await store.close()
      await other.close()

      expect([...new Set(other.accepted.map(({ lead }) => lead))].toSorted()).toEqual(ids.toSorted())
      // Some arrived twice, with the same key.
      expect(other.accepted.length).toBeGreaterThan(ids.length)
      for (const id of ids) {
        const keys = other.accepted.filter(({ lead }) => lead === id).map(({ key }) => key)
        expect(new Set(keys).size).toBe(1)
      }
      expect(new Set(other.accepted.map(({ key }) => key)).size).toBe(ids.length)
    },
  )

  it(
    'parks what cannot be delivered in time, and delivers it when it is asked to',
    { timeout: 5 * MINUTE },
    async () => {
      vi.spyOn(console, 'error').mockImplementation(() => {})
      const other = await startUnreliable()
      const environment = { ...database.environment, LEAD_WEBHOOK_URL: other.address, LEAD_WEBHOOK_SECRET: SECRET }
      const leads = await openTestLeads(environment, {
        schedule: { firstWaitMs: 10, longestWaitMs: 20, tryForMs: 100 },
        lookEveryMs: LOOK_EVERY_MS,
      })
      const store = await openStore(database.settings)
      const answer = await leads.inject({ method: 'POST', url: api.leads, payload: sampleLeadForm() })
      await vi.waitUntil(async () => (await store.parked()).length > 0, { timeout: MINUTE, interval: 50 })
      const [parked] = await store.parked()
      expect(parked).toMatchObject({ channel: 'webhook', lastError: 'answered 500 not today' })
      expect(parked?.submission.id).toBe(answer.json<LeadReceipt>().id)
      other.mood = 'works'
      await store.retry(new Date().toISOString())
      await vi.waitUntil(() => other.accepted.length > 0, { timeout: MINUTE })
      await leads.close()
      await store.close()
      await other.close()
    },
  )
}

const SECRET = 'a secret for tests only'

type Mood = 'refuses' | 'hangs' | 'breaks off' | 'takes it but fails to say so' | 'works'

/** A webhook receiver that fails in the way set by `mood`. Rejects unsigned requests. */
async function startUnreliable() {
  const state = {
    mood: 'refuses' as Mood,
    attempts: 0,
    accepted: [] as { lead: string; key: string }[],
    address: '',
    close: async () => {},
  }
  const server: Server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      state.attempts++
      const body = Buffer.concat(chunks).toString()
      const {
        'webhook-id': id,
        'webhook-timestamp': timestamp,
        'webhook-signature': signature,
        'idempotency-key': key,
      } = request.headers
      if (signature !== `v1,${sign(SECRET, `${String(id)}.${String(timestamp)}.${body}`)}`) {
        response.writeHead(401).end('not signed')
        return
      }
      if (state.mood === 'takes it but fails to say so' || state.mood === 'works') {
        const { data } = JSON.parse(body) as { data: { id: string } }
        state.accepted.push({ lead: data.id, key: String(key) })
      }
      if (state.mood === 'works') response.writeHead(204).end()
      else if (state.mood === 'refuses') response.writeHead(500).end('not today')
      else if (state.mood !== 'hangs') request.socket.destroy()
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
  const body = JSON.stringify(await proven(form, address))
  return fetch(address + path, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
}
