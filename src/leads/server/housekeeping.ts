import './temporal.ts'
import { messageOf } from './error-message.ts'
import type { Retention } from './store/retention.ts'
import type { Store } from './store/store.ts'

const INTERVAL_MS = 60 * 60 * 1000

type Options = {
  store: Pick<Store, 'sweep'> & Pick<Retention, 'oldest' | 'purge'>
  keepDays: number | undefined
  now: () => Temporal.Instant
}

export function startHousekeeping({ store, keepDays, now }: Options) {
  let running = cleanUp()
  const timer = setInterval(() => void (running = cleanUp()), INTERVAL_MS)
  timer.unref()

  async function cleanUp(): Promise<void> {
    try {
      await store.sweep(now().toString({ smallestUnit: 'millisecond' }))
      if (keepDays === undefined) return
      // Rounded to the day (UTC), so that submissions are purged once a day.
      const today = now().toZonedDateTimeISO('UTC').startOfDay()
      const before = today.subtract({ days: keepDays }).toInstant().toString({ smallestUnit: 'millisecond' })
      const oldest = await store.oldest()
      if (oldest !== undefined && oldest < before) await store.purge(before)
    } catch (error) {
      console.error(`Old submissions and counts could not be deleted; retrying in an hour: ${messageOf(error)}`)
    }
  }

  return {
    async stop(): Promise<void> {
      clearInterval(timer)
      await running
    },
  }
}
