/** Measures how fast the built server accepts leads, on both databases: `npm run bench:leads -- [leads] [clients]`. */

import { readFile } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { api } from '#leads/shared/protocol.ts'
import { databaseNames, startDatabase } from '#leads/testing/databases.ts'
import { withoutLimits } from '#leads/testing/limits.ts'
import { startServerProcess } from '#leads/testing/process.ts'
import { addProof } from '#leads/testing/proof.ts'
import { sampleLeadForm } from '#leads/testing/sample-leads.ts'

const leadCount = Number(process.argv[2] ?? 5000)
const clients = Number(process.argv[3] ?? 20)

for (const name of databaseNames) {
  const database = await startDatabase(name)
  if (typeof database === 'string') {
    console.log(`${name}: SKIPPED. ${database}`)
    continue
  }
  const server = await startServerProcess(
    { ...database.environment, ...withoutLimits, TRUSTED_PROXIES: '127.0.0.1' },
    'src/server/main.ts',
  )
  await sendAll(server.address, await prepareBodies(server.address, Math.min(500, leadCount)))
  const bodies = await prepareBodies(server.address, leadCount)
  const started = performance.now()
  const times = await sendAll(server.address, bodies)
  const seconds = (performance.now() - started) / 1000
  const memory = await peakMemory(server.pid())
  await server.kill()
  await database.stop()
  const at = (share: number) => `${times[Math.floor((times.length - 1) * share)]?.toFixed(1)} ms`
  console.log(
    `${name}: ${(leadCount / seconds).toFixed(0)} leads/s from ${clients} clients,`,
    `p50 ${at(0.5)}, p99 ${at(0.99)}, longest ${at(1)}, memory ${memory}`,
  )
}

/** Solved up front, so that proofs of work aren't measured. */
async function prepareBodies(address: string, count: number): Promise<string[]> {
  const bodies: string[] = []
  while (bodies.length < count) bodies.push(JSON.stringify(await addProof(sampleLeadForm(), address)))
  return bodies
}

async function sendAll(address: string, bodies: string[]): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients })
  const times: number[] = []
  const client = async (_: unknown, index: number) => {
    for (let body = bodies.pop(); body !== undefined; body = bodies.pop()) {
      const started = performance.now()
      const status = await send(address + api.leads, body, agent, `198.51.${index % 256}.7`)
      if (status !== 201) throw new Error(`A lead was rejected with status ${status}`)
      times.push(performance.now() - started)
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
  agent.destroy()
  return times.toSorted((one, other) => one - other)
}

/** One network per client, like real visitors: requests from one network are counted one at a time. */
function send(address: string, body: string, agent: Agent, from: string): Promise<number | undefined> {
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'x-forwarded-for': from,
  }
  return new Promise((resolve, reject) => {
    request(address, { method: 'POST', agent, headers }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode))
    })
      .on('error', reject)
      .end(body)
  })
}

async function peakMemory(pid: number): Promise<string> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  const kilobytes = Number(/VmHWM:\s+(\d+)/.exec(status)?.[1])
  return kilobytes ? `${(kilobytes / 1024).toFixed(0)} MB at most` : 'unknown on this system'
}
