/**
 * Logs one line when deliveries on a channel start to fail and one when they succeed again: one per burst, no matter
 * how many fail or how often the state changes within minutes.
 */

import { throttleReports } from '../throttle-reports.ts'

/** Failures within this time count as the same outage. */
const QUIET_MS = 10 * 60_000

type Options = {
  name: string
  countWaiting: () => Promise<number>
  now?: () => number
}

const HINT = '"npm run leads -- dead-letters" lists them.'

export function createChannelLog({ name, countWaiting, now = Date.now }: Options) {
  let failingSince: number | undefined
  let isReported = false
  let failureReportedAt = -Infinity

  return {
    reportFailure(reason: string): void {
      failingSince ??= now()
      if (isReported || now() - failureReportedAt < QUIET_MS) return
      isReported = true
      failureReportedAt = now()
      console.error(`${name}: deliveries are failing and will be retried (${reason}). ${HINT}`)
    },

    reportDeadLetter: throttleReports(
      (count, reason) => console.error(`${name}: ${count} dead-lettered (${reason}). ${HINT}`),
      now,
    ),

    async reportSuccess(): Promise<void> {
      if (failingSince === undefined) return
      const outage = now() - failingSince
      const wasReported = isReported
      failingSince = undefined
      isReported = false
      if (wasReported)
        console.log(
          `${name}: deliveries succeed again after ${formatDuration(outage)}; ${await countWaiting()} still waiting.`,
        )
    },
  }
}

function formatDuration(ms: number): string {
  const seconds = Math.round(ms / 1000)
  if (seconds < 100) return `${seconds} s`
  const minutes = Math.round(seconds / 60)
  return minutes < 100 ? `${minutes} min` : `${Math.round(minutes / 60)} h`
}
