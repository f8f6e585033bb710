/** Serves the built site: `PORT` (3000), `HOST` (all addresses). */

import { createServer } from './app.ts'
import { readBuildRecord, type BuildRecord } from './build-record.ts'

async function main(): Promise<void> {
  const port = Number(process.env['PORT'] || 3000)
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Error(`PORT="${process.env['PORT']}" is not a port number. Example: PORT=3000`)
  }
  const record: BuildRecord = await readBuildRecord().catch((error: unknown) => {
    throw new Error('There is no built site here. Run "npm run build" first, or "npm start".', { cause: error })
  })
  const server = await createServer(record)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void server.close())
  await server.listen({ port, host: process.env['HOST'] || '0.0.0.0' })
  console.log(`${record.settings.brand} is served at http://localhost:${port}`)
}

main().catch((error: NodeJS.ErrnoException) => {
  const message =
    error.code === 'EADDRINUSE' ? 'That port is taken. Choose another one: PORT=3001 npm start' : error.message
  console.error(message)
  process.exitCode = 1
})
