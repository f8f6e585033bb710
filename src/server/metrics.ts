import Fastify, { type FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { messageOf } from '#leads/server/error-message.ts'
import type { Leads } from '#leads/server/leads-server.ts'
import type { FileKind } from './site-file.ts'

/** A fixed set, so that requests cannot create new label values. */
type ResponseKind = FileKind | 'api' | 'other'

export type Metrics = ReturnType<typeof createMetrics>

const BUCKETS_S = [0.0001, 0.0005, 0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5]

export function createMetrics(state: Leads['state']) {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const requests = new Counter({
    name: 'site_requests_total',
    help: 'Responses by kind and status.',
    labelNames: ['kind', 'status'],
    registers,
  })
  const durations = new Histogram({
    name: 'site_request_duration_seconds',
    help: 'Time from receiving a request to sending its response.',
    labelNames: ['kind'],
    buckets: BUCKETS_S,
    registers,
  })
  const up = new Gauge({ name: 'desk_database_up', help: '1 if forms can be stored, 0 if not.', registers })
  const deliveries = new Gauge({
    name: 'desk_outbox_deliveries',
    help: 'Undelivered messages: waiting for an attempt, or parked until the owner retries them.',
    labelNames: ['state'],
    registers,
  })
  const oldest = new Gauge({
    name: 'desk_outbox_oldest_waiting_seconds',
    help: 'Age of the oldest waiting delivery.',
    registers,
  })

  return {
    contentType: registry.contentType,
    recordResponse(kind: ResponseKind, status: number, milliseconds: number) {
      requests.inc({ kind, status })
      durations.observe({ kind }, milliseconds / 1000)
    },
    async render() {
      const outbox = await state().catch(() => undefined)
      up.set(outbox ? 1 : 0)
      // Without a database, report no outbox metrics instead of stale ones.
      if (outbox) {
        deliveries.set({ state: 'waiting' }, outbox.waiting)
        deliveries.set({ state: 'parked' }, outbox.parked)
        oldest.set(outbox.oldestWaitingSeconds)
      } else {
        deliveries.reset()
        oldest.remove()
      }
      return registry.metrics()
    },
  }
}

/** Health and metrics for monitoring, on a separate port that is not for visitors. */
export function createOpsServer(state: Leads['state'], metrics: Metrics): FastifyInstance {
  const server = Fastify({ forceCloseConnections: true })
  server.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'))
  // 503 with the reason if forms cannot be stored; pages still work.
  server.get('/healthz', async (_request, reply) => {
    try {
      return { alive: true, database: 'ok', outbox: await state() }
    } catch (error) {
      return reply.code(503).send({ alive: true, database: messageOf(error) })
    }
  })
  server.get('/metrics', async (_request, reply) => reply.type(metrics.contentType).send(await metrics.render()))
  return server
}
