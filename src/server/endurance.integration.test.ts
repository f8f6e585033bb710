import { once } from 'node:events'
import { Agent, request, type ClientRequest, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, expect, it, vi } from 'vitest'
import { openStore } from '#leads/server/store/open.ts'
import { api, type LeadReceipt } from '#leads/shared/protocol.ts'
import type { LeadForm } from '#leads/shared/schema.ts'
import type { TestDatabase } from '#leads/testing/databases.ts'
import { withoutLimits } from '#leads/testing/limits.ts'
import { describeOnDatabases } from '#leads/testing/on-databases.ts'
import { startServerProcess } from '#leads/testing/process.ts'
import { addProof } from '#leads/testing/proof.ts'
import { sampleLeadForm } from '#leads/testing/sample-leads.ts'
import { writeSmallSite } from './testing/site.ts'

const MINUTE = 60_000
const RETRY_AFTER_MS = 200
const LEADS = 250
const CLIENTS = 20
const SIGNALS = ['SIGKILL', 'SIGTERM', 'SIGKILL', 'SIGTERM'] as const

const site = writeSmallSite()
afterAll(() => site.remove())

await describeOnDatabases('the server', testServer)

type ProvenForm = LeadForm & { proof: string }

function testServer(database: TestDatabase): void {
  it('stores every confirmed lead exactly once', { timeout: 10 * MINUTE }, async () => {
    const environment = { ...database.environment, DIST_FOLDER: site.dist, ...withoutLimits }
    const server = await startServerProcess(environment, 'src/server/main.ts')
    const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS })
    const receipts = new Map<string, string>()
    const cutWhileStopping: unknown[] = []
    let isStopping = false

    async function send(form: ProvenForm): Promise<void> {
      while (!receipts.has(form.key)) {
        const sent = request(server.address + api.leads, { method: 'POST', agent, headers })
        try {
          receipts.set(form.key, await receiptOf(sent.end(JSON.stringify(form))))
        } catch (error) {
          // The kernel resets new connections that the server has not accepted yet.
          if (isStopping && sent.reusedSocket) cutWhileStopping.push(error)
          await wait(RETRY_AFTER_MS)
        }
      }
    }

    async function interrupt(): Promise<void> {
      for (const [index, signal] of SIGNALS.entries()) {
        const share = (LEADS * (index + 1)) / (SIGNALS.length + 1)
        await vi.waitUntil(() => receipts.size >= share, { timeout: MINUTE, interval: 1 })
        isStopping = signal === 'SIGTERM'
        const code = await server.kill(signal)
        if (isStopping) expect(code).toBe(0)
        isStopping = false
        await server.restart()
      }
    }

    // Solved up front: the test is about the server, and proofs survive restarts.
    const queue: ProvenForm[] = []
    while (queue.length < LEADS) queue.push(await addProof(sampleLeadForm(), server.address))
    const keys = queue.map(({ key }) => key)
    const client = async () => {
      for (let form = queue.pop(); form; form = queue.pop()) await send(form)
    }
    await Promise.all([interrupt(), ...Array.from({ length: CLIENTS }, client)])
    await server.kill('SIGTERM')
    agent.destroy()

    const store = await openStore(database.settings)
    const stored = await store.list('lead')
    await store.close()
    expect(cutWhileStopping).toEqual([])
    expect(stored.map(({ key }) => key).toSorted()).toEqual(keys.toSorted())
    for (const { key, id } of stored) expect(receipts.get(key)).toBe(id)
  })
}

const headers = { 'content-type': 'application/json' }

async function receiptOf(sent: ClientRequest): Promise<string> {
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  const body = await text(response)
  if (response.statusCode !== 201) throw new Error(`${response.statusCode} ${body}`)
  return (JSON.parse(body) as LeadReceipt).id
}
