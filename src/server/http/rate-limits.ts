import type { FastifyReply, FastifyRequest } from 'fastify'
import { HttpError } from './errors.ts'
import { allNetworksOf, type Network } from './visitor-address.ts'

const MINUTE_MS = 60_000

export function tooMany(reply: FastifyReply, until: string | number, now: number): HttpError<'too_many'> {
  reply.header('retry-after', Math.max(1, Math.ceil((new Date(until).getTime() - now) / 1000)))
  return new HttpError('too_many', 429)
}

/** `hit` resolves to the time when more forms are accepted, if this one is too many. */
type SendLimits = { hit(address: string): Promise<string | undefined> }

export function limitSends(limits: SendLimits, now: () => { epochMilliseconds: number }) {
  return {
    onRequest: async ({ ip }: FastifyRequest, reply: FastifyReply) => {
      const until = await limits.hit(ip)
      if (until !== undefined) throw tooMany(reply, until, now().epochMilliseconds)
    },
  }
}

/** Per process and minute, with higher limits for the networks around an address, up to its provider's. */
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
      // A rejected request doesn't count against the networks around it.
      for (const { name } of networks) counts.set(name, (counts.get(name) ?? 0) + 1)
    },
  }
}
