import './temporal.ts'
import { createHmac } from 'node:crypto'
import { mailboxOf } from './mailbox.ts'
import type { LeadsSettings } from './settings.ts'
import type { Limit, Store, SubmissionKind } from './store/store.ts'
import { allNetworksOf, networksOf, providerNetworkOf, type Network } from './visitor-address.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** Share of a limit from which calls are held until confirmed. */
const NEAR = { network: 1 / 2, hour: 1 / 8 }

/** Maximum share of a day's total for one provider's network, and for a single hour. */
const SHARE = { provider: 1 / 4, hour: 1 / 6 }

/** Calls that each network still gets in a full hour. If it had more by then, it waits for the next hour. */
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
  /**
   * Counts requests from an address per minute: forms, or `what` with its own limit. If this one is too many, resolves
   * to the time when more are accepted.
   */
  arrives(address: string, what?: string, perMinute?: number): Promise<string | undefined>
  /**
   * Counts against daily limits, per address and in total; rejected requests don't count. Resolves like `arrives`. No
   * provider's network and no single hour can use up a full day.
   */
  takes(what: string, address: string, perDay: { visitor: number; all: number }): Promise<string | undefined>
  /** Limits for a submission from an address. `times` is the number of slots on offer. */
  ceilings(kind: SubmissionKind, address: string, times?: number): Promise<Limit[]>
  /** All leads of this hour. None is rejected; up to `softLimit`, the team gets a mail for each. */
  leadsOfHour(): Promise<Limit>
  /** Limits for a form without a proof of work. A call is always held under them. */
  unproven(address: string): Promise<Limit[]>
  /** Limits mails about calls booked in someone's name, for all spellings of their address. */
  mailbox(email: string): Promise<Limit>
  /** How much of the nearest limit is used, in total or also for an address: 0 is nothing, 1 or more is all of it. */
  utilization(address?: string): Promise<number>
}

/**
 * Limits per network and in total. The counts are in the database, so they apply across instances and restarts. Their
 * names reveal nothing: each is a hash of network and time with a key that lasts one day.
 */
export function createLimits({ store, settings, now }: Options): Limits {
  const dayKey = ofTheDay((day) => store.dayKey(day))
  /** Limits already exceeded this minute, so that a flood does not reach the database. */
  const full = new Map<string, Limit>()
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
      softLimit: Math.ceil(max * times * NEAR.network),
    }))
  }

  async function named(what: string, windowMs: number, max: number, whose = 'all'): Promise<Limit> {
    const window = windowAt(now(), windowMs)
    const name = nameOf(await dayKey(window.day), what, window.start, whose)
    return { name, until: window.end, max }
  }

  async function leadsOfHour(): Promise<Limit> {
    return { ...(await named('leads', HOUR_MS, Infinity)), softLimit: settings.leadsPerHour }
  }

  async function ofDay(kind: SubmissionKind, address: string): Promise<Limit[]> {
    const { leadsPerDay, callsPerDay } = settings
    const [what, max] = kind === 'lead' ? ['leads', leadsPerDay] : ['calls', callsPerDay]
    return limitsOf(what, networksOf(address), DAY_MS, max)
  }

  /** A full hour rejects only networks that have used their share, so a flood cannot close the calendar for others. */
  async function callsOfHour(address: string, times: number): Promise<Limit[]> {
    const count = Math.min(settings.callsPerHour, Math.floor(times * FULL_CALENDAR))
    const softLimit = Math.ceil(settings.callsPerHour * NEAR.hour)
    const all = { ...(await named('calls', HOUR_MS, Infinity)), softLimit }
    const shares = await limitsOf('shares', allNetworksOf(address), HOUR_MS, SHARE_OF_FULL_HOUR)
    const onlyBeyond = { name: all.name, count }
    return [...shares.map((share) => ({ ...share, softLimit: Infinity, onlyBeyond })), all]
  }

  /** Discards expired counts when a new minute starts. */
  async function turn(): Promise<void> {
    const current = Math.floor(now().epochMilliseconds / MINUTE_MS)
    if (current === minute) return
    minute = current
    full.clear()
    await store.sweep(now().toString({ smallestUnit: 'millisecond' }))
  }

  return {
    async arrives(address, what = 'forms', perMinute = settings.sendsPerMinute) {
      await turn()
      const ceilings = await limitsOf(what, networksOf(address), MINUTE_MS, perMinute)
      const known = ceilings.find(({ name }) => full.has(name))
      const reached = known ?? (await store.count(ceilings))
      if (reached) full.set(reached.name, reached)
      return reached?.until
    },

    async takes(what, address, perDay) {
      const ofNetworks = await limitsOf(what, networksOf(address), DAY_MS, perDay.visitor)
      const reached = await store.take([
        ...ofNetworks,
        await named(what, DAY_MS, Math.ceil(perDay.all * SHARE.provider), providerNetworkOf(address)),
        await named(`${what} an hour`, HOUR_MS, Math.ceil(perDay.all * SHARE.hour)),
        await named(what, DAY_MS, perDay.all),
      ])
      return reached?.until
    },

    async ceilings(kind, address, times = Infinity) {
      const ofNetworks = await ofDay(kind, address)
      return kind === 'lead' ? ofNetworks : [...ofNetworks, ...(await callsOfHour(address, times))]
    },

    leadsOfHour,

    async unproven(address) {
      const ceilings = await limitsOf('unproven', allNetworksOf(address), HOUR_MS, UNPROVEN_PER_HOUR)
      return ceilings.map((limit) => ({ ...limit, softLimit: 0 }))
    },

    mailbox: (email) => named('mails', DAY_MS, MAILS_PER_DAY, mailboxOf(email)),

    async utilization(address) {
      const near = [
        ...(address === undefined ? [] : [...(await ofDay('lead', address)), ...(await ofDay('booking', address))]),
        await named('leads', HOUR_MS, settings.leadsPerHour * HARDEST_AT),
        await named('calls', HOUR_MS, settings.callsPerHour),
      ]
      const counted = await store.counted(near.map(({ name }) => name))
      return Math.max(...near.map(({ name, max }) => (counted.get(name) ?? 0) / max))
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

/** Loads once a day, and again after a failure. */
function ofTheDay(load: (day: string) => Promise<string>): (day: string) => Promise<string> {
  let known: { day: string; key: Promise<string> } | undefined
  return (day) => {
    if (known?.day !== day) {
      const key = load(day)
      known = { day, key }
      key.catch(() => void (known = undefined))
    }
    return known.key
  }
}
