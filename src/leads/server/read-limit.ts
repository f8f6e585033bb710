import type { FastifyReply, FastifyRequest } from 'fastify'
import { allNetworksOf } from './visitor-address.ts'

const MINUTE_MS = 60_000

/**
 * Options for routes that only look something up: so many a minute from one address, and more from the networks around it, up to
 * its provider's. Counted by each process, in its memory. A request that is refused takes nothing from the networks around it.
 */
export function limitReads(perMinute: number, refusal: () => Error) {
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
        throw refusal()
      }
      for (const { name } of networks) counts.set(name, (counts.get(name) ?? 0) + 1)
    },
  }
}
