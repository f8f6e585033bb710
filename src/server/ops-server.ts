/** Health and metrics for monitoring, on a separate port that is not for visitors. */

import { createServer, type Server } from 'node:http'
import { messageOf } from '#leads/server/error-message.ts'
import type { Leads } from '#leads/server/leads.ts'
import type { Metrics } from './metrics.ts'

type Reply = { status: number; type: string; body: string }

export function createOpsServer(state: Leads['state'], metrics: Metrics): Server {
  const routes: Readonly<Record<string, () => Promise<Reply>>> = {
    '/healthz': () => checkHealth(state),
    '/metrics': async () => ({ status: 200, type: metrics.contentType, body: await metrics.render() }),
  }
  return createServer((request, response) => {
    const route = routes[request.url?.split('?')[0] ?? '']
    if (!route) return void response.writeHead(404).end()
    route().then(
      ({ status, type, body }) => {
        response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body)
      },
      (error: unknown) => {
        console.error(`${request.url}: ${messageOf(error)}`)
        response.writeHead(500).end()
      },
    )
  })
}

/** 503 with the reason if forms cannot be stored; pages still work. */
async function checkHealth(state: Leads['state']): Promise<Reply> {
  const [status, body] = await state().then(
    (outbox) => [200, { alive: true, database: 'ok', outbox }] as const,
    (error: unknown) => [503, { alive: true, database: messageOf(error) }] as const,
  )
  return { status, type: 'application/json; charset=utf-8', body: `${JSON.stringify(body)}\n` }
}
