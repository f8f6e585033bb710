import { messageOf } from '../error-message.ts'
import type { Channel, Delivery, Store } from '../store/store.ts'
import { createChannelLog } from './channel-log.ts'
import { nextAttempt, type Schedule } from './schedule.ts'

/** Hands a submission over. Rejects when it did not arrive, or when nobody can tell. */
export type Deliver = (delivery: Delivery, signal: AbortSignal) => Promise<void>

type Options = {
  store: Store
  channel: Channel
  deliver: Deliver
  schedule: Schedule
  /** How long nobody else touches a delivery that this worker has taken. Longer than any attempt takes. */
  leaseMs: number
  /** How often it looks for what is due, also for what another instance has left behind. */
  lookEveryMs: number
  /** How many deliveries are under way at once. */
  atOnce: number
}

export type DeliveryWorker = {
  /** Something new is due. */
  wake(): void
  /** Resolves when nothing is under way any more; what is cut short stays due. */
  stop(): Promise<void>
}

/**
 * Takes what is due on one channel and delivers it, beside the requests: no visitor waits for it, and no other channel. A
 * delivery that the death of the process cuts off is taken up when its lease is over, so each arrives at least once, always
 * with one id.
 */
export function startDeliveryWorker({
  store,
  channel,
  deliver,
  schedule,
  leaseMs,
  lookEveryMs,
  atOnce,
}: Options): DeliveryWorker {
  const stopped = new AbortController()
  const underWay = new Set<Promise<void>>()
  let timer: NodeJS.Timeout | undefined
  let looking: Promise<void> | undefined
  let woken = false
  let databaseFails = false
  const log = createChannelLog({ name: channel, waiting: () => store.waiting(channel) })

  async function attempt(delivery: Delivery): Promise<void> {
    try {
      // Over before the lease is: nobody else takes up what is still under way.
      const signal = AbortSignal.any([stopped.signal, AbortSignal.timeout(leaseMs * 0.75)])
      await Promise.race([deliver(delivery, signal), rejectionOf(signal)])
    } catch (error) {
      // What a stop has cut off is no failure: its lease brings it back.
      if (!stopped.signal.aborted) await fail(delivery, error)
      return
    }
    await store.settle(delivery, { state: 'delivered' })
    await log.arrived()
  }

  async function fail(delivery: Delivery, failure: unknown): Promise<void> {
    const { attempts, since } = delivery
    const error = shown(messageOf(failure))
    const now = Date.now()
    const next =
      failure instanceof RefusedForGood
        ? undefined
        : nextAttempt(schedule, { attempts, since: Date.parse(since), now, random: Math.random() })
    // One that is refused for good says nothing of the others.
    if (!(failure instanceof RefusedForGood)) log.failed(error)
    if (next === undefined) log.parked(error)
    await store.settle(
      delivery,
      next === undefined
        ? { state: 'parked', error }
        : { state: 'waiting', dueAt: new Date(next).toISOString(), error },
    )
  }

  async function look(): Promise<void> {
    clearTimeout(timer)
    woken = false
    try {
      const now = Date.now()
      const free = atOnce - underWay.size
      const leaseUntil = new Date(now + leaseMs).toISOString()
      const due = free > 0 ? await store.takeDue(channel, new Date(now).toISOString(), leaseUntil, free) : []
      databaseFails = false
      if (stopped.signal.aborted) return
      for (const delivery of due) start(delivery)
    } catch (error) {
      missDatabase('looked up', error)
    }
  }

  /** A database that is away is told once, not with every look and every delivery. */
  function missDatabase(what: string, error: unknown): void {
    if (!databaseFails) console.error(`${channel}: deliveries could not be ${what} (${messageOf(error)})`)
    databaseFails = true
  }

  function wake(): void {
    woken = true
    if (looking || stopped.signal.aborted) return
    looking = look().finally(() => {
      looking = undefined
      if (stopped.signal.aborted) return
      if (woken && underWay.size < atOnce) wake()
      else timer = setTimeout(wake, lookEveryMs)
    })
  }

  function start(delivery: Delivery): void {
    const work = attempt(delivery)
      .catch((error: unknown) => missDatabase('settled', error))
      .finally(() => {
        underWay.delete(work)
        wake()
      })
    underWay.add(work)
  }

  wake()

  return {
    wake,
    async stop() {
      stopped.abort()
      clearTimeout(timer)
      await looking
      await Promise.all(underWay)
    },
  }
}

/** Another attempt would fare no better: it is parked for the owner at once. */
export class RefusedForGood extends Error {}

export function rejectionOf(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error('took too long')), { once: true })
  })
}

/** Others' words go into a database, a log and a terminal: short, and without anything that these would obey. */
export function shown(message: string): string {
  return message.replaceAll(/\p{C}+/gu, ' ').slice(0, 300)
}
