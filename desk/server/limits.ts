import './temporal.ts'
import { createHmac } from 'node:crypto'
import type { DeskSettings } from './settings.ts'
import type { Ceiling, Store, SubmissionKind } from './store/store.ts'
import { networksOf, providerNetworkOf } from './visitor-address.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** From this share of a ceiling on, a call is held until it is confirmed. */
const NEAR = { network: 1 / 2, hour: 1 / 8 }

/** Of a day's total: what one provider's network may take, and all together within an hour. */
const SHARE = { provider: 1 / 4, hour: 1 / 6 }

type Options = {
  store: Store
  settings: Pick<DeskSettings, 'sendsPerMinute' | 'leadsPerDay' | 'callsPerDay' | 'callsPerHour'>
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
  /** What a submission from an address is stored under. */
  ceilings(kind: SubmissionKind, address: string): Promise<Ceiling[]>
  /** How much of the nearest ceiling is used up, from here or over all: 0 is nothing, 1 is all of it. */
  nearness(address: string): Promise<number>
}

/**
 * How much comes from one network, and over all. The counts stand in the database, so that they hold for all instances and
 * after a restart, under names that tell nothing: a hash of network and time with a key that lasts for a day.
 */
export function createLimits({ store, settings, now }: Options): Limits {
  const dayKey = ofTheDay((day) => store.dayKey(day))
  /** Refused already in this minute: a flood does not reach the database. */
  const full = new Map<string, Ceiling>()
  let minute = 0

  async function ceilingsOf(what: string, address: string, windowMs: number, max: number): Promise<Ceiling[]> {
    const window = windowAt(now(), windowMs)
    const key = await dayKey(window.day)
    return networksOf(address).map(({ name, times }) => ({
      name: nameOf(key, what, window.start, name),
      until: window.end,
      max: Math.ceil(max * times),
      nearFrom: Math.ceil(max * times * NEAR.network),
    }))
  }

  async function overAll(what: string, windowMs: number, max: number): Promise<Ceiling> {
    const window = windowAt(now(), windowMs)
    const name = nameOf(await dayKey(window.day), what, window.start, 'all')
    return { name, until: window.end, max, nearFrom: Math.ceil(max * NEAR.hour) }
  }

  async function ceilingsFor(kind: SubmissionKind, address: string): Promise<Ceiling[]> {
    if (kind === 'lead') return ceilingsOf('leads', address, DAY_MS, settings.leadsPerDay)
    const ofNetworks = await ceilingsOf('calls', address, DAY_MS, settings.callsPerDay)
    return [...ofNetworks, await overAll('calls', HOUR_MS, settings.callsPerHour)]
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
      const ceilings = await ceilingsOf(what, address, MINUTE_MS, perMinute)
      const known = ceilings.find(({ name }) => full.has(name))
      const reached = known ?? (await store.count(ceilings))
      if (reached) full.set(reached.name, reached)
      return reached?.until
    },

    async takes(what, address, perDay) {
      const day = await overAll(what, DAY_MS, perDay.all)
      const { start, day: date } = windowAt(now(), DAY_MS)
      const reached = await store.take([
        ...(await ceilingsOf(what, address, DAY_MS, perDay.visitor)),
        {
          ...day,
          name: nameOf(await dayKey(date), what, start, providerNetworkOf(address)),
          max: Math.ceil(perDay.all * SHARE.provider),
        },
        await overAll(`${what} an hour`, HOUR_MS, Math.ceil(perDay.all * SHARE.hour)),
        day,
      ])
      return reached?.until
    },

    ceilings: ceilingsFor,

    async nearness(address) {
      const near = [...(await ceilingsFor('lead', address)), ...(await ceilingsFor('booking', address))]
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
