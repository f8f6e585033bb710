/** All that is under way has this long to come to its end; docker waits for 10 s before it kills. */
const STOP_MS = 9500

/** How often a server that npm has started looks whether npm is still there. */
const LOOK_EVERY_MS = 100

const parent = process.ppid
const isFromNpm = process.env['npm_lifecycle_event'] !== undefined

/**
 * Whether the shell is gone that npm had started this process in. npm passes a signal on to that shell only, which ends
 * without a word to us: the port would stay taken by nobody's server.
 */
export function isAbandoned(): boolean {
  return isFromNpm && process.ppid !== parent
}

/** Stops once: when asked to, and when nobody is there any more who could ask. */
export function onStop(close: () => Promise<unknown>): void {
  const looking = setInterval(() => isAbandoned() && stop(), LOOK_EVERY_MS).unref()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop)

  let isStopping = false
  function stop(): void {
    if (isStopping) return
    isStopping = true
    clearInterval(looking)
    setTimeout(() => {
      console.error('Something was still under way and is cut off.')
      process.exit(1)
    }, STOP_MS).unref()
    void close()
  }
}
