import './temporal.ts'
import { createHmac } from 'node:crypto'
import { allNetworksOf, networksOf, providerNetworkOf, type Network } from '#server/http/visitor-address.ts'
import { mailboxOf } from './mailbox.ts'
import type { LeadsSettings } from './settings.ts'
import type { Limit } from './store/counts.ts'
import type { Store } from './store/store.ts'
import type { SubmissionKind } from './store/submission.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
/** Share of a limit from which calls are held until confirmed. */
const SOFT_LIMIT_SHARE = { network: 1 / 2, hour: 1 / 8 }
/** Maximum share of a day's total for one provider's network, and for a single hour. */
const SHARE = { provider: 1 / 4, hour: 1 / 6 }
/** Calls that each network still gets in a full hour; if it had more by then, it waits for the next hour. */
export const SHARE_OF_FULL_HOUR = 2
/** An hour is also full once this share of the calendar was booked in it. */
const FULL_CALENDAR = 2 / 3
export const UNPROVEN_PER_HOUR = 6
/** Proof of work reaches its maximum difficulty at this multiple of the hourly leads. */
const HARDEST_AT = 5
/** Emails per day to one mailbox about calls booked in its name. */
export const MAILS_PER_DAY = 6

type Options = {
  store: Store
  settings: Pick<LeadsSettings, 'sendsPerMinute' | 'leadsPerDay' | 'leadsPerHour' | 'callsPerDay' | 'callsPerHour'>
  now: () => Temporal.Instant
}

export type Limits = ReturnType<typeof createLimits>

/** Counts apply across instances and restarts. Their names are hashes of network and time with a key of the day. */
export function createLimits({ store, settings, now }: Options) {
  /** Limits already exceeded this minute, so that a flood does not reach the database. */
  const exceeded = new Map<string, Limit>()
  let minute = 0
  let cachedKey: { day: string; key: Promise<string> } | undefined

  function keyOf(day: string): Promise<string> {
    if (cachedKey?.day !== day) {
      cachedKey = { day, key: store.dayKey(day) }
      cachedKey.key.catch(() => void (cachedKey = undefined))
    }
    return cachedKey.key
  }

  /** Windows are aligned to the minute, hour or day in UTC. */
  async function limitsOf(what: string, networks: readonly Network[], windowMs: number, max: number) {
    const start = Math.floor(now().epochMilliseconds / windowMs) * windowMs
    const [from, until] = [new Date(start).toISOString(), new Date(start + windowMs).toISOString()]
    const key = await keyOf(from.slice(0, 10))
    return networks.map(({ name, times }) => ({
      name: createHmac('sha256', key).update(`${what} ${from} ${name}`).digest('base64url').slice(0, 22),
      until,
      max: Math.ceil(max * times),
      softLimit: Math.ceil(max * times * SOFT_LIMIT_SHARE.network),
    }))
  }

  async function limitFor(what: string, windowMs: number, max: number, name = 'all'): Promise<Limit> {
    const [limit] = await limitsOf(what, [{ name, times: 1 }], windowMs, max)
    return limit!
  }

  async function dailyLimits(kind: SubmissionKind, address: string): Promise<Limit[]> {
    const { leadsPerDay, callsPerDay } = settings
    const [what, max] = kind === 'lead' ? ['leads', leadsPerDay] : ['calls', callsPerDay]
    return limitsOf(what, networksOf(address), DAY_MS, max)
  }

  return {
    /** Counts per minute; beyond the limit, resolves to the time when more are accepted. */
    async hit(address: string, what = 'forms', perMinute: number = settings.sendsPerMinute) {
      const current = Math.floor(now().epochMilliseconds / MINUTE_MS)
      if (current !== minute) {
        minute = current
        exceeded.clear()
        await store.sweep(now().toString({ smallestUnit: 'millisecond' }))
      }
      const limits = await limitsOf(what, networksOf(address), MINUTE_MS, perMinute)
      const cached = limits.find(({ name }) => exceeded.has(name))
      const reached = cached ?? (await store.count(limits))
      if (reached) exceeded.set(reached.name, reached)
      return reached?.until
    },

    /** Counts per day, except rejected requests. No provider's network and no single hour can use up a full day. */
    async consume(what: string, address: string, perDay: { visitor: number; all: number }) {
      const reached = await store.consume([
        ...(await limitsOf(what, networksOf(address), DAY_MS, perDay.visitor)),
        await limitFor(what, DAY_MS, Math.ceil(perDay.all * SHARE.provider), providerNetworkOf(address)),
        await limitFor(`${what} an hour`, HOUR_MS, Math.ceil(perDay.all * SHARE.hour)),
        await limitFor(what, DAY_MS, perDay.all),
      ])
      return reached?.until
    },

    /** A full hour rejects only networks that have used their share, so a flood cannot close the calendar for others. */
    async submissionLimits(kind: SubmissionKind, address: string, slotCount = Infinity): Promise<Limit[]> {
      const networkLimits = await dailyLimits(kind, address)
      if (kind === 'lead') return networkLimits
      const { callsPerHour } = settings
      const softLimit = Math.ceil(callsPerHour * SOFT_LIMIT_SHARE.hour)
      const all = { ...(await limitFor('calls', HOUR_MS, Infinity)), softLimit }
      const onlyBeyond = { name: all.name, count: Math.min(callsPerHour, Math.floor(slotCount * FULL_CALENDAR)) }
      const shares = await limitsOf('shares', allNetworksOf(address), HOUR_MS, SHARE_OF_FULL_HOUR)
      return [...networkLimits, ...shares.map((share) => ({ ...share, softLimit: Infinity, onlyBeyond })), all]
    },

    /** None of this hour's leads is rejected; up to `softLimit`, the team gets a mail for each. */
    async hourlyLeadLimit(): Promise<Limit> {
      return { ...(await limitFor('leads', HOUR_MS, Infinity)), softLimit: settings.leadsPerHour }
    },

    /** A call is always held under these limits. */
    async unprovenLimits(address: string): Promise<Limit[]> {
      const limits = await limitsOf('unproven', allNetworksOf(address), HOUR_MS, UNPROVEN_PER_HOUR)
      return limits.map((limit) => ({ ...limit, softLimit: 0 }))
    },

    /** Limits emails about calls booked in someone's name, for all spellings of their address. */
    mailboxLimit: (email: string) => limitFor('mails', DAY_MS, MAILS_PER_DAY, mailboxOf(email)),

    /** How much of the nearest limit is used, in total or also for an address: 0 is nothing, 1 or more is all of it. */
    async utilization(address?: string): Promise<number> {
      const limits = [
        await limitFor('leads', HOUR_MS, settings.leadsPerHour * HARDEST_AT),
        await limitFor('calls', HOUR_MS, settings.callsPerHour),
      ]
      if (address !== undefined) {
        limits.push(...(await dailyLimits('lead', address)), ...(await dailyLimits('booking', address)))
      }
      const counts = await store.countsOf(limits.map(({ name }) => name))
      return Math.max(...limits.map(({ name, max }) => (counts.get(name) ?? 0) / max))
    },
  }
}
