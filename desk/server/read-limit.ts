import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { visitorAddress } from './visitor-address.ts'

/** Options for routes that only look something up: so many a minute from one network, counted by each process. */
export async function limitReads(server: FastifyInstance, perMinute: number, refusal: () => Error) {
  await server.register(rateLimit, { global: false, keyGenerator: ({ ip }) => visitorAddress(ip) })
  const count = server.createRateLimit({ max: perMinute, timeWindow: '1 minute' })
  return {
    onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
      const limit = await count(request)
      if (limit.isAllowed || !limit.isExceeded) return
      reply.header('retry-after', limit.ttlInSeconds)
      throw refusal()
    },
  }
}
