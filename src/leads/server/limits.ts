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

/** Mails per day to one mailbox about calls booked in its name. */
export const MAILS_PER_DAY = 6

type Options = {
  store: Store
  settings: Pick<LeadsSettings, 'sendsPerMinute' | 'leadsPerDay' | 'leadsPerHour' | 'callsPerDay' | 'callsPerHour'>
  now: () => Temporal.Instant
}

export type Limits = {
  /** Counts per minute: forms, or `what` with its own limit. Beyond it, resolves to the time when more are accepted. */
  hit(address: string, what?: string, perMinute?: number): Promise<string | undefined>
  /**
   * Counts against daily limits, except for rejected requests; resolves like `hit`. No provider's network and no single
   * hour can use up a full day.
   */
  consume(what: string, address: string, perDay: { visitor: number; all: number }): Promise<string | undefined>
  submissionLimits(kind: SubmissionKind, address: string, slotCount?: number): Promise<Limit[]>
  /** None of this hour's leads is rejected; up to `softLimit`, the team gets a mail for each. */
  hourlyLeadLimit(): Promise<Limit>
  /** A call is always held under these limits. */
  unprovenLimits(address: string): Promise<Limit[]>
  /** Limits mails about calls booked in someone's name, for all spellings of their address. */
  mailboxLimit(email: string): Promise<Limit>
  /** How much of the nearest limit is used, in total or also for an address: 0 is nothing, 1 or more is all of it. */
  utilization(address?: string): Promise<number>
}

/**
 * The counts are in the database, so they apply across instances and restarts. Their names reveal nothing: each is a
 * hash of network and time with a key that lasts one day.
 */
export function createLimits({ store, settings, now }: Options): Limits {
  const dayKey = cachePerDay((day) => store.dayKey(day))
  /** Limits already exceeded this minute, so that a flood does not reach the database. */
  const exceeded = new Map<string, Limit>()
  let minute = 0

  async function limitsOf(
    what: string,
    networks: readonly Network[],
    windowMs: number,
    max: number,
  ): Promise<(Limit & { softLimit: number })[]> {
    const window = windowAt(now(), windowMs)
    const key = await dayKey(window.day)
    return networks.map(({ name, times }) => ({
      name: nameOf(key, what, window.start, name),
      until: window.end,
      max: Math.ceil(max * times),
      softLimit: Math.ceil(max * times * SOFT_LIMIT_SHARE.network),
    }))
  }

  async function limitFor(what: string, windowMs: number, max: number, whose = 'all'): Promise<Limit> {
    const window = windowAt(now(), windowMs)
    const name = nameOf(await dayKey(window.day), what, window.start, whose)
    return { name, until: window.end, max }
  }

  async function hourlyLeadLimit(): Promise<Limit> {
    return { ...(await limitFor('leads', HOUR_MS, Infinity)), softLimit: settings.leadsPerHour }
  }

  async function dailyLimits(kind: SubmissionKind, address: string): Promise<Limit[]> {
    const { leadsPerDay, callsPerDay } = settings
    const [what, max] = kind === 'lead' ? ['leads', leadsPerDay] : ['calls', callsPerDay]
    return limitsOf(what, networksOf(address), DAY_MS, max)
  }

  /** A full hour rejects only networks that have used their share, so a flood cannot close the calendar for others. */
  async function hourlyCallLimits(address: string, slotCount: number): Promise<Limit[]> {
    const count = Math.min(settings.callsPerHour, Math.floor(slotCount * FULL_CALENDAR))
    const softLimit = Math.ceil(settings.callsPerHour * SOFT_LIMIT_SHARE.hour)
    const all = { ...(await limitFor('calls', HOUR_MS, Infinity)), softLimit }
    const shares = await limitsOf('shares', allNetworksOf(address), HOUR_MS, SHARE_OF_FULL_HOUR)
    const onlyBeyond = { name: all.name, count }
    return [...shares.map((share) => ({ ...share, softLimit: Infinity, onlyBeyond })), all]
  }

  async function startNewMinute(): Promise<void> {
    const current = Math.floor(now().epochMilliseconds / MINUTE_MS)
    if (current === minute) return
    minute = current
    exceeded.clear()
    await store.sweep(now().toString({ smallestUnit: 'millisecond' }))
  }

  return {
    async hit(address, what = 'forms', perMinute = settings.sendsPerMinute) {
      await startNewMinute()
      const limits = await limitsOf(what, networksOf(address), MINUTE_MS, perMinute)
      const cached = limits.find(({ name }) => exceeded.has(name))
      const reached = cached ?? (await store.count(limits))
      if (reached) exceeded.set(reached.name, reached)
      return reached?.until
    },

    async consume(what, address, perDay) {
      const networkLimits = await limitsOf(what, networksOf(address), DAY_MS, perDay.visitor)
      const reached = await store.consume([
        ...networkLimits,
        await limitFor(what, DAY_MS, Math.ceil(perDay.all * SHARE.provider), providerNetworkOf(address)),
        await limitFor(`${what} an hour`, HOUR_MS, Math.ceil(perDay.all * SHARE.hour)),
        await limitFor(what, DAY_MS, perDay.all),
      ])
      return reached?.until
    },

    async submissionLimits(kind, address, slotCount = Infinity) {
      const networkLimits = await dailyLimits(kind, address)
      return kind === 'lead' ? networkLimits : [...networkLimits, ...(await hourlyCallLimits(address, slotCount))]
    },

    hourlyLeadLimit,

    async unprovenLimits(address) {
      const limits = await limitsOf('unproven', allNetworksOf(address), HOUR_MS, UNPROVEN_PER_HOUR)
      return limits.map((limit) => ({ ...limit, softLimit: 0 }))
    },

    mailboxLimit: (email) => limitFor('mails', DAY_MS, MAILS_PER_DAY, mailboxOf(email)),

    async utilization(address) {
      const limits = [
        ...(address === undefined
          ? []
          : [...(await dailyLimits('lead', address)), ...(await dailyLimits('booking', address))]),
        await limitFor('leads', HOUR_MS, settings.leadsPerHour * HARDEST_AT),
        await limitFor('calls', HOUR_MS, settings.callsPerHour),
      ]
      const counts = await store.countsOf(limits.map(({ name }) => name))
      return Math.max(...limits.map(({ name, max }) => (counts.get(name) ?? 0) / max))
    },
  }
}

/** Windows are aligned to the minute, hour or day in UTC. */
function windowAt(now: Temporal.Instant, lengthMs: number): { day: string; start: string; end: string } {
  const start = Math.floor(now.epochMilliseconds / lengthMs) * lengthMs
  const [from, end] = [new Date(start).toISOString(), new Date(start + lengthMs).toISOString()]
  return { day: from.slice(0, 10), start: from, end }
}

function nameOf(key: string, what: string, start: string, network: string): string {
  return createHmac('sha256', key).update(`${what} ${start} ${network}`).digest('base64url').slice(0, 22)
}

function cachePerDay(load: (day: string) => Promise<string>): (day: string) => Promise<string> {
  let cached: { day: string; key: Promise<string> } | undefined
  return (day) => {
    if (cached?.day !== day) {
      const key = load(day)
      cached = { day, key }
      key.catch(() => void (cached = undefined))
    }
    return cached.key
  }
}
