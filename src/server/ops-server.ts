/** Health and metrics for monitoring, on a separate port that is not for visitors. */

import { createServer, type Server } from 'node:http'
import { messageOf } from '#leads/server/error-message.ts'
import type { Leads } from '#leads/server/leads.ts'
import type { Metrics } from './metrics.ts'

type Answer = { status: number; type: string; body: string }

export function createWatchServer(state: Leads['state'], metrics: Metrics): Server {
  const answers: Readonly<Record<string, () => Promise<Answer>>> = {
    '/healthz': () => health(state),
    '/metrics': async () => ({ status: 200, type: metrics.contentType, body: await metrics.text() }),
  }
  return createServer((request, response) => {
    const answer = answers[request.url?.split('?')[0] ?? '']
    if (!answer) return void response.writeHead(404).end()
    answer().then(
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

/** 503 with the reason if forms cannot be stored. Pages still work. */
async function health(state: Leads['state']): Promise<Answer> {
  const [status, body] = await state().then(
    (outbox) => [200, { alive: true, database: 'ok', outbox }] as const,
    (error: unknown) => [503, { alive: true, database: messageOf(error) }] as const,
  )
  return { status, type: 'application/json; charset=utf-8', body: `${JSON.stringify(body)}\n` }
}
