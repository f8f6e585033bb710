import type { FastifyReply, FastifyRequest } from 'fastify'
import { allNetworksOf } from './visitor-address.ts'

const MINUTE_MS = 60_000

/**
 * Route options that limit reads per minute from one address, with higher limits for the networks around it, up to its
 * provider's. Counts are per process, in memory. A rejected request does not count against the networks around it.
 */
export function limitReads(perMinute: number, createError: () => Error) {
  const counts = new Map<string, number>()
  let minute = 0

  function isFull({ name, times }: { name: string; times: number }): boolean {
    return (counts.get(name) ?? 0) >= perMinute * times
  }

  return {
    onRequest: async ({ ip }: FastifyRequest, reply: FastifyReply) => {
      const current = Math.floor(Date.now() / MINUTE_MS)
      if (current !== minute) counts.clear()
      minute = current
      const networks = allNetworksOf(ip)
      if (networks.some(isFull)) {
        reply.header('retry-after', Math.ceil(((minute + 1) * MINUTE_MS - Date.now()) / 1000))
        throw createError()
      }
      for (const { name } of networks) counts.set(name, (counts.get(name) ?? 0) + 1)
    },
  }
}
