/** Measures how fast the built server accepts leads, on both databases: `npm run bench:leads -- [leads] [clients]`. */

import { api } from '#leads/shared/protocol.ts'
import { databaseNames } from '#leads/testing/databases.ts'
import { addProof } from '#leads/testing/proof.ts'
import { sampleLeadForm } from '#leads/testing/sample-leads.ts'
import { sendFrom, type Sent } from './bench/requests.ts'
import { onDatabases, peakMemory } from './bench/server.ts'

const leadCount = Number(process.argv[2] ?? 5000)
const clients = Number(process.argv[3] ?? 20)

await onDatabases(databaseNames, async ({ name, address, pid }) => {
  await sendLeads(address, Math.min(500, leadCount))
  const { seconds, at } = await sendLeads(address, leadCount)
  console.log(
    `${name}: ${(leadCount / seconds).toFixed(0)} leads/s from ${clients} clients,`,
    `p50 ${at(0.5)}, p99 ${at(0.99)}, longest ${at(1)}, at most ${peakMemory(pid)}`,
  )
})

async function sendLeads(address: string, count: number) {
  // Solved up front, so that proofs of work aren't measured.
  const requests: Sent[] = []
  while (requests.length < count) {
    // As many networks as clients, because requests from one network are counted one at a time.
    const visitor = { 'x-forwarded-for': `198.51.${requests.length % clients}.7` }
    const body = JSON.stringify(await addProof(sampleLeadForm(), address, visitor))
    const headers = { 'content-type': 'application/json', ...visitor }
    requests.push({ path: api.leads, body, options: { method: 'POST', headers } })
  }
  const sent = await sendFrom(clients, address, () => requests.pop())
  if (sent.statuses[201] !== count) throw new Error(`Leads were rejected: ${JSON.stringify(sent.statuses)}`)
  return sent
}
