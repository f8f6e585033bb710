import './temporal.ts'
import { messageOf } from './error-message.ts'
import type { Store } from './store/store.ts'

const EVERY_MS = 60 * 60 * 1000

type Options = {
  store: Pick<Store, 'sweep' | 'oldest' | 'purge'>
  /** How many days submissions are kept; without it, until somebody erases them. */
  keepDays: number | undefined
  now: () => Temporal.Instant
}

export type Housekeeping = { stop(): Promise<void> }

/** Deletes what has come to its end: at the start and every hour counts and holds, and with each new day old submissions. */
export function startHousekeeping({ store, keepDays, now }: Options): Housekeeping {
  let round = tidy()
  const timer = setInterval(() => void (round = tidy()), EVERY_MS)
  timer.unref()

  async function tidy(): Promise<void> {
    try {
      await store.sweep(now().toString({ smallestUnit: 'millisecond' }))
      if (keepDays === undefined) return
      // The end of a whole day: what became too old since then goes with the next one.
      const today = now().toZonedDateTimeISO('UTC').startOfDay()
      const before = today.subtract({ days: keepDays }).toInstant().toString({ smallestUnit: 'millisecond' })
      const oldest = await store.oldest()
      if (oldest !== undefined && oldest < before) await store.purge(before)
    } catch (error) {
      console.error(`Old submissions and counts could not be deleted; tried again in an hour: ${messageOf(error)}`)
    }
  }

  return {
    async stop() {
      clearInterval(timer)
      await round
    },
  }
}
