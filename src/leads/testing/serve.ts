/** Runs the leads server as a separate process, for benchmarks and tests that kill it. */

import { openTestLeads } from './open.ts'

const environment = Object.fromEntries(
  Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const])),
)
const server = await openTestLeads(environment)
process.once('SIGTERM', () => void server.close())
await server.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' })
