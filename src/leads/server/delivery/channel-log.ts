/**
 * Logs one line with the reason when deliveries on a channel start to fail, and one when they succeed again. It is one
 * line per burst, no matter how many fail or how often the state changes within minutes.
 */

import { oncePerBurst } from '../burst.ts'

/** Failures within this time count as the same outage. */
const QUIET_MS = 10 * 60_000

type Options = {
  name: string
  waiting: () => Promise<number>
  now?: () => number
}

export type ChannelLog = {
  failed(reason: string): void
  parked(reason: string): void
  arrived(): Promise<void>
}

const HINT = '"npm run leads -- parked" lists them.'

export function createChannelLog({ name, waiting, now = Date.now }: Options): ChannelLog {
  let awaySince: number | undefined
  let isTold = false
  let failureToldAt = -Infinity

  return {
    failed(reason) {
      awaySince ??= now()
      if (isTold || now() - failureToldAt < QUIET_MS) return
      isTold = true
      failureToldAt = now()
      console.error(`${name}: deliveries fail and are tried again (${reason}). ${HINT}`)
    },

    parked: oncePerBurst(
      (count, reason) => console.error(`${name}: ${count} given up and parked (${reason}). ${HINT}`),
      now,
    ),

    async arrived() {
      if (awaySince === undefined) return
      const away = now() - awaySince
      const wasTold = isTold
      awaySince = undefined
      isTold = false
      if (wasTold)
        console.log(`${name}: deliveries arrive again after ${duration(away)}; ${await waiting()} still wait.`)
    },
  }
}

function duration(ms: number): string {
  const seconds = Math.round(ms / 1000)
  if (seconds < 100) return `${seconds} s`
  const minutes = Math.round(seconds / 60)
  return minutes < 100 ? `${minutes} min` : `${Math.round(minutes / 60)} h`
}
