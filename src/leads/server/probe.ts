import { setTimeout } from 'node:timers/promises'
import { messageOf } from './error-message.ts'
import type { Store } from './store/store.ts'
import { throttleReports } from './throttle-reports.ts'

/** How long a result is cached: health checks come every few seconds, and anyone can send more. */
const CACHE_MS = { stored: 10_000, failed: 1000 }
/** Health checks commonly time out after five seconds. */
const TIMEOUT_MS = 4000

type Options = { store: Pick<Store, 'probe'>; cacheMs?: typeof CACHE_MS; timeoutMs?: number; now?: () => number }

/** Checks by writing whether forms can be stored; rejects with the reason if they cannot. */
export function createProbe({
  store,
  cacheMs = CACHE_MS,
  timeoutMs = TIMEOUT_MS,
  now = () => performance.now(),
}: Options): () => Promise<void> {
  let last: { until: number; result: Promise<void> } | undefined
  const log = throttleReports((_count, reason) => console.error(`Forms cannot be stored: ${reason}`))

  async function write(): Promise<void> {
    const done = new AbortController()
    try {
      await Promise.race([store.probe(), setTimeout(timeoutMs, undefined, { signal: done.signal }).then(throwTimeout)])
    } finally {
      done.abort()
    }
  }

  return () => {
    if (last && now() < last.until) return last.result
    const probe = { until: Infinity, result: write() }
    last = probe
    probe.result.then(
      () => void (probe.until = now() + cacheMs.stored),
      (error: unknown) => {
        probe.until = now() + cacheMs.failed
        log(messageOf(error))
      },
    )
    return probe.result
  }
}

function throwTimeout(): never {
  throw new Error('the database does not respond')
}
