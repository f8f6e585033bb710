import { setTimeout } from 'node:timers/promises'
import { oncePerBurst } from './burst.ts'
import { messageOf } from './error-message.ts'
import type { Store } from './store/store.ts'

/** How long a result is cached: health checks come every few seconds, and anyone can send more. */
const KEEP_MS = { stored: 10_000, failed: 1000 }
/** Health checks commonly time out after five seconds. */
const ANSWER_MS = 4000

type Options = { store: Pick<Store, 'probe'>; keepMs?: typeof KEEP_MS; answerMs?: number; now?: () => number }

/** Checks by writing whether forms can be stored, and caches the result. Rejects with the reason if they cannot. */
export function createProbe({
  store,
  keepMs = KEEP_MS,
  answerMs = ANSWER_MS,
  now = () => performance.now(),
}: Options): () => Promise<void> {
  let last: { until: number; result: Promise<void> } | undefined
  const log = oncePerBurst((_count, reason) => console.error(`No form can be stored: ${reason}`))

  async function write(): Promise<void> {
    const late = new AbortController()
    try {
      await Promise.race([store.probe(), setTimeout(answerMs, undefined, { signal: late.signal }).then(tooLate)])
    } finally {
      late.abort()
    }
  }

  return () => {
    if (last && now() < last.until) return last.result
    const probe = { until: Infinity, result: write() }
    last = probe
    probe.result.then(
      () => void (probe.until = now() + keepMs.stored),
      (error: unknown) => {
        probe.until = now() + keepMs.failed
        log(messageOf(error))
      },
    )
    return probe.result
  }
}

function tooLate(): never {
  throw new Error('the database does not answer')
}
