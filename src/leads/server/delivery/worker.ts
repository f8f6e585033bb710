import { messageOf } from '../error-message.ts'
import { reportBursts } from '../log-bursts.ts'
import type { Channel, Delivery, DeliveryResult, Outbox } from '../store/outbox.ts'

const HOUR_MS = 60 * 60_000
/** Failures within this time count as the same outage. */
const QUIET_MS = 10 * 60_000

/** Rejects if the delivery did not arrive or the outcome is unknown. */
export type Deliver = (delivery: Delivery, signal: AbortSignal) => Promise<void>

/** After `retryForMs`, the delivery is dead-lettered. */
export const defaultSchedule = { firstWaitMs: 5000, maxWaitMs: HOUR_MS, retryForMs: 72 * HOUR_MS }

type Options = {
  store: Outbox
  channel: Channel
  deliver: Deliver
  schedule?: typeof defaultSchedule | undefined
  /** How long a delivery is reserved for this worker. Must be longer than any attempt. */
  leaseMs?: number
  /** Polling also picks up deliveries that other instances left behind. */
  pollIntervalMs?: number | undefined
  concurrency?: number
}

/** If the process dies, deliveries are retried when their lease expires: each arrives at least once, with one id. */
export function startDeliveryWorker(options: Options) {
  const { store, channel, deliver, schedule = defaultSchedule } = options
  const { leaseMs = 60_000, pollIntervalMs = 2000, concurrency = 8 } = options
  const stopped = new AbortController()
  const inProgress = new Set<Promise<void>>()
  let timer: NodeJS.Timeout | undefined
  let polling: Promise<void> | undefined
  let isPollRequested = false
  let isDatabaseFailing = false
  const log = createChannelLog(channel, () => store.countWaiting(channel))

  async function attempt(delivery: Delivery): Promise<void> {
    try {
      // Time out before the lease expires, so that no other worker starts the same delivery.
      const signal = AbortSignal.any([stopped.signal, AbortSignal.timeout(leaseMs * 0.75)])
      await Promise.race([deliver(delivery, signal), rejectionOf(signal)])
    } catch (error) {
      // An interrupted delivery is not a failure: it is retried when its lease expires.
      if (!stopped.signal.aborted) await store.complete(delivery, resultOf(delivery, error))
      return
    }
    await store.complete(delivery, { state: 'delivered' })
    await log.reportSuccess()
  }

  function resultOf({ attempts, since }: Delivery, failure: unknown): DeliveryResult {
    const error = sanitize(messageOf(failure))
    const isPermanent = failure instanceof PermanentError
    // A permanent rejection concerns one delivery, not the channel.
    if (!isPermanent) log.reportFailure(error)
    const next = isPermanent ? undefined : nextAttempt(schedule, attempts, Date.parse(since))
    if (next !== undefined) return { state: 'waiting', dueAt: new Date(next).toISOString(), error }
    log.reportDeadLetter(error)
    return { state: 'parked', error }
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

/** Undefined when the time is up. Waits vary by a fifth, so that deliveries that failed together are retried apart. */
export function nextAttempt(
  { firstWaitMs, maxWaitMs, retryForMs }: typeof defaultSchedule,
  attempts: number,
  since: number,
): number | undefined {
  const now = Date.now()
  const end = since + retryForMs
  if (now >= end) return undefined
  const wait = Math.min(maxWaitMs, firstWaitMs * 2 ** (attempts - 1))
  return Math.min(end, now + wait * (1 - Math.random() / 5))
}

/** Logs the start and the end of an outage once, no matter how many deliveries fail or how often the state changes. */
export function createChannelLog(channel: string, countWaiting: () => Promise<number>) {
  const hint = '"npm run leads -- dead-letters" lists them.'
  let failingSince: number | undefined
  let isReported = false
  let failureReportedAt = -Infinity

  return {
    reportFailure(reason: string): void {
      failingSince ??= Date.now()
      if (isReported || Date.now() - failureReportedAt < QUIET_MS) return
      isReported = true
      failureReportedAt = Date.now()
      console.error(`${channel}: deliveries are failing and will be retried (${reason}). ${hint}`)
    },

    reportDeadLetter: reportBursts((count, reason) =>
      console.error(`${channel}: ${count} dead-lettered (${reason}). ${hint}`),
    ),

    async reportSuccess(): Promise<void> {
      if (failingSince === undefined) return
      const outage = formatDuration(Date.now() - failingSince)
      const wasReported = isReported
      failingSince = undefined
      isReported = false
      if (!wasReported) return
      console.log(`${channel}: deliveries succeed again after ${outage}; ${await countWaiting()} still waiting.`)
    },
  }
}

function formatDuration(ms: number): string {
  const seconds = Math.round(ms / 1000)
  if (seconds < 100) return `${seconds} s`
  const minutes = Math.round(seconds / 60)
  return minutes < 100 ? `${minutes} min` : `${Math.round(minutes / 60)} h`
}
