import './temporal.ts'
import { createHmac } from 'node:crypto'
import { mailboxOf } from './mailbox.ts'
import type { LeadsSettings } from './settings.ts'
import type { Limit, Store, SubmissionKind } from './store/store.ts'
import { allNetworksOf, networksOf, providerNetworkOf, type Network } from './visitor-address.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** From this share of a ceiling on, a call is held until it is confirmed. */
const NEAR = { network: 1 / 2, hour: 1 / 8 }

/** Of a day's total: what one provider's network may take, and all together within an hour. */
const SHARE = { provider: 1 / 4, hour: 1 / 6 }

/** Calls an hour that each network still gets when the hour is full. A network that had more by then waits for the next hour. */
export const SHARE_OF_FULL_HOUR = 2

/** The hour is full at the latest when so much of the calendar was booked in it. */
const FULL_CALENDAR = 2 / 3

/** Forms an hour that are taken from a network without a proof of work. */
export const UNPROVEN_PER_HOUR = 6

/** The proof of work is hardest when so many times the hour's leads have come. */
const HARDEST_AT = 5

/** Mails a day to one mailbox about calls that were booked in its name. */
export const MAILS_PER_DAY = 6

type Options = {
  store: Store
  settings: Pick<LeadsSettings, 'sendsPerMinute' | 'leadsPerDay' | 'leadsPerHour' | 'callsPerDay' | 'callsPerHour'>
  now: () => Temporal.Instant
}

export type Limits = {
  /**
   * Counts what arrives from an address within a minute: forms, unless something else is named with a ceiling of its own.
   * Resolves to when more are taken, if this one is too many.
   */
  arrives(address: string, what?: string, perMinute?: number): Promise<string | undefined>
  /**
   * Counts one more of a day, from an address and over all; nothing where that is too many. Resolves as `arrives` does. No
   * provider's network and no hour takes the whole of a day.
   */
  takes(what: string, address: string, perDay: { visitor: number; all: number }): Promise<string | undefined>
  /** What a submission from an address is stored under. `times` is how many times for calls are on offer. */
  ceilings(kind: SubmissionKind, address: string, times?: number): Promise<Limit[]>
  /** Leads of this hour over all networks. None is refused; its `nearFrom` is how many are mailed to the team one by one. */
  leadsOfHour(): Promise<Limit>
  /** What a form without a proof of work is stored under. A call is then held in any case. */
  unproven(address: string): Promise<Limit[]>
  /** Mails to somebody about calls that were booked in their name, however their address is written. */
  mailbox(email: string): Promise<Limit>
  /** How much of the nearest ceiling is used up, over all or also from an address: 0 is nothing, 1 is all of it, or more. */
  utilization(address?: string): Promise<number>
}

/**
 * How much comes from one network, and over all. The counts stand in the database, so that they hold for all instances and
 * after a restart, under names that tell nothing: a hash of network and time with a key that lasts for a day.
 */
export function createLimits({ store, settings, now }: Options): Limits {
  const dayKey = ofTheDay((day) => store.dayKey(day))
  /** Refused already in this minute: a flood does not reach the database. */
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

  /** A full hour refuses only networks that had their share of it: a flood cannot close the calendar for the others. */
  async function callsOfHour(address: string, times: number): Promise<Limit[]> {
    const count = Math.min(settings.callsPerHour, Math.floor(times * FULL_CALENDAR))
    const softLimit = Math.ceil(settings.callsPerHour * NEAR.hour)
    const all = { ...(await named('calls', HOUR_MS, Infinity)), softLimit }
    const shares = await limitsOf('shares', allNetworksOf(address), HOUR_MS, SHARE_OF_FULL_HOUR)
    const onlyBeyond = { name: all.name, count }
    return [...shares.map((share) => ({ ...share, softLimit: Infinity, onlyBeyond })), all]
  }

  /** With each new minute those of the last one are over. */
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

/** Windows begin with the minute, the hour and the day in UTC. */
function windowAt(now: Temporal.Instant, lengthMs: number): { day: string; start: string; end: string } {
  const start = Math.floor(now.epochMilliseconds / lengthMs) * lengthMs
  const [from, end] = [new Date(start).toISOString(), new Date(start + lengthMs).toISOString()]
  return { day: from.slice(0, 10), start: from, end }
}

function nameOf(key: string, what: string, start: string, network: string): string {
  return createHmac('sha256', key).update(`${what} ${start} ${network}`).digest('base64url').slice(0, 22)
}

/** Asks once a day, and again after a failure. */
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
