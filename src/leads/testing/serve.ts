/** Runs the leads server as a separate process, for benchmarks and tests that kill it. */

import { openTestLeads } from './open.ts'

const server = await openTestLeads(process.env as Record<string, string>)
process.once('SIGTERM', () => void server.close())
await server.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' })
