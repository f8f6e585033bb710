import type { FastifyReply, FastifyRequest } from 'fastify'
import { HttpError } from './errors.ts'
import { allNetworksOf, type Network } from './visitor-address.ts'

const MINUTE_MS = 60_000

/** Sets Retry-After to the time until `until`. */
export function tooMany(reply: FastifyReply, until: string | number, now: number): HttpError<'too_many'> {
  reply.header('retry-after', Math.max(1, Math.ceil((new Date(until).getTime() - now) / 1000)))
  return new HttpError('too_many', 429)
}

type SendLimits = {
  /** Counts a form. If it is one too many, resolves to the time when more are accepted. */
  hit(address: string): Promise<string | undefined>
}

/** Route options that limit forms from one address. */
export function limitSends(limits: SendLimits, now: () => { epochMilliseconds: number }) {
  return {
    onRequest: async ({ ip }: FastifyRequest, reply: FastifyReply) => {
      const until = await limits.hit(ip)
      if (until !== undefined) throw tooMany(reply, until, now().epochMilliseconds)
    },
  }
}

/**
 * Route options that limit reads per minute from one address, with higher limits for the networks around it, up to its
 * provider's. Counts are per process, in memory. A rejected request does not count against the networks around it.
 */
export function limitReads(perMinute: number) {
  const counts = new Map<string, number>()
  let minute = 0

  function isFull({ name, times }: Network): boolean {
    return (counts.get(name) ?? 0) >= perMinute * times
  }

  return {
    onRequest: async ({ ip }: FastifyRequest, reply: FastifyReply) => {
      const current = Math.floor(Date.now() / MINUTE_MS)
      if (current !== minute) counts.clear()
      minute = current
      const networks = allNetworksOf(ip)
      if (networks.some(isFull)) throw tooMany(reply, (minute + 1) * MINUTE_MS, Date.now())
      for (const { name } of networks) counts.set(name, (counts.get(name) ?? 0) + 1)
    },
  }
}
