import { messageOf } from '../error-message.ts'
import type { Channel, Delivery, Outbox } from '../store/outbox.ts'
import { createChannelLog } from './channel-log.ts'
import { nextAttempt, type Schedule } from './schedule.ts'

/** Rejects if the delivery did not arrive or the outcome is unknown. */
export type Deliver = (delivery: Delivery, signal: AbortSignal) => Promise<void>

type Options = {
  store: Outbox
  channel: Channel
  deliver: Deliver
  schedule: Schedule
  /** How long a delivery is reserved for this worker. Must be longer than any attempt. */
  leaseMs: number
  /** Polling also picks up deliveries that other instances left behind. */
  pollIntervalMs: number
  concurrency: number
}

/** If the process dies, deliveries are retried when their lease expires: each arrives at least once, with one id. */
export function startDeliveryWorker(options: Options) {
  const { store, channel, deliver, schedule, leaseMs, pollIntervalMs, concurrency } = options
  const stopped = new AbortController()
  const inProgress = new Set<Promise<void>>()
  let timer: NodeJS.Timeout | undefined
  let polling: Promise<void> | undefined
  let isPollRequested = false
  let isDatabaseFailing = false
  const log = createChannelLog({ name: channel, countWaiting: () => store.countWaiting(channel) })

  async function attempt(delivery: Delivery): Promise<void> {
    try {
      // Time out before the lease expires, so that no other worker starts the same delivery.
      const signal = AbortSignal.any([stopped.signal, AbortSignal.timeout(leaseMs * 0.75)])
      await Promise.race([deliver(delivery, signal), rejectionOf(signal)])
    } catch (error) {
      // An interrupted delivery is not a failure: it is retried when its lease expires.
      if (!stopped.signal.aborted) await fail(delivery, error)
      return
    }
    await store.complete(delivery, { state: 'delivered' })
    await log.reportSuccess()
  }

  async function fail(delivery: Delivery, failure: unknown): Promise<void> {
    const { attempts, since } = delivery
    const error = sanitize(messageOf(failure))
    const now = Date.now()
    const next =
      failure instanceof PermanentError
        ? undefined
        : nextAttempt(schedule, { attempts, since: Date.parse(since), now, random: Math.random() })
    // A permanent rejection concerns one delivery, not the channel.
    if (!(failure instanceof PermanentError)) log.reportFailure(error)
    if (next === undefined) log.reportDeadLetter(error)
    await store.complete(
      delivery,
      next === undefined
        ? { state: 'parked', error }
        : { state: 'waiting', dueAt: new Date(next).toISOString(), error },
    )
  }

  async function poll(): Promise<void> {
    clearTimeout(timer)
    isPollRequested = false
    try {
      const now = Date.now()
      const free = concurrency - inProgress.size
      const leaseUntil = new Date(now + leaseMs).toISOString()
      const due = free > 0 ? await store.takeDue(channel, new Date(now).toISOString(), leaseUntil, free) : []
      isDatabaseFailing = false
      if (stopped.signal.aborted) return
      for (const delivery of due) start(delivery)
    } catch (error) {
      logDatabaseError('loaded', error)
    }
  }

  function logDatabaseError(what: string, error: unknown): void {
    if (!isDatabaseFailing) console.error(`${channel}: deliveries could not be ${what} (${messageOf(error)})`)
    isDatabaseFailing = true
  }

  function wake(): void {
    isPollRequested = true
    if (polling || stopped.signal.aborted) return
    polling = poll().finally(() => {
      polling = undefined
      if (stopped.signal.aborted) return
      if (isPollRequested && inProgress.size < concurrency) wake()
      else timer = setTimeout(wake, pollIntervalMs)
    })
  }

  function start(delivery: Delivery): void {
    const work = attempt(delivery)
      .catch((error: unknown) => logDatabaseError('updated', error))
      .finally(() => {
        inProgress.delete(work)
        wake()
      })
    inProgress.add(work)
  }

  wake()

  return {
    wake,
    /** Resolves when no delivery is in progress; interrupted deliveries stay due. */
    async stop(): Promise<void> {
      stopped.abort()
      clearTimeout(timer)
      await polling
      await Promise.all(inProgress)
    },
  }
}

/** Retrying would not help: the delivery is dead-lettered at once. */
export class PermanentError extends Error {}

export function rejectionOf(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error('timed out')), { once: true })
  })
}

/** Makes third-party text safe for the database, logs and terminals. */
export function sanitize(message: string): string {
  return message.replaceAll(/\p{C}+/gu, ' ').slice(0, 300)
}
