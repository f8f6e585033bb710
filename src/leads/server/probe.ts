import { setTimeout } from 'node:timers/promises'
import { messageOf } from './error-message.ts'
import { reportBursts } from './log-bursts.ts'
import type { Store } from './store/store.ts'

/** How long a result is cached: health checks come every few seconds, and anyone can send more. */
const CACHE_MS = { stored: 10_000, failed: 1000 }
/** Health checks commonly time out after five seconds. */
const TIMEOUT_MS = 4000

/** Checks by writing whether forms can be stored; rejects with the reason if they cannot. */
export function createProbe(store: Pick<Store, 'probe'>, timeoutMs = TIMEOUT_MS): () => Promise<void> {
  let last: { until: number; result: Promise<void> } | undefined
  const log = reportBursts((_count, reason) => console.error(`Forms cannot be stored: ${reason}`))

  async function write(): Promise<void> {
    const done = new AbortController()
    const timeout = setTimeout(timeoutMs, undefined, { signal: done.signal }).then(() => {
      throw new Error('the database does not respond')
    })
    await Promise.race([store.probe(), timeout]).finally(() => done.abort())
  }

  return () => {
    if (last && performance.now() < last.until) return last.result
    const probe = { until: Infinity, result: write() }
    last = probe
    probe.result.then(
      () => void (probe.until = performance.now() + CACHE_MS.stored),
      (error: unknown) => {
        probe.until = performance.now() + CACHE_MS.failed
        log(messageOf(error))
      },
    )
    return probe.result
  }
}
