const HOUR_MS = 60 * 60 * 1000

export type Schedule = {
  firstWaitMs: number
  maxWaitMs: number
  /** How long to retry before the delivery is dead-lettered. */
  retryForMs: number
}

export const schedule: Schedule = { firstWaitMs: 5000, maxWaitMs: HOUR_MS, retryForMs: 72 * HOUR_MS }

/**
 * Undefined when the time is up; the last attempt is made at that moment. `random` (0 to 1) shortens waits by up to a
 * fifth, so that deliveries that failed together are not retried together.
 */
export function nextAttempt(
  { firstWaitMs, maxWaitMs, retryForMs }: Schedule,
  { attempts, since, now, random }: { attempts: number; since: number; now: number; random: number },
): number | undefined {
  const end = since + retryForMs
  if (now >= end) return undefined
  const wait = Math.min(maxWaitMs, firstWaitMs * 2 ** (attempts - 1))
  return Math.min(end, now + wait * (1 - random / 5))
}
