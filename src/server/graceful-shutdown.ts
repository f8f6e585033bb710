/** Time for in-flight work to finish. Docker kills after 10 s. */
const SHUTDOWN_TIMEOUT_MS = 9500

const POLL_INTERVAL_MS = 100

const parent = process.ppid
const isFromNpm = process.env['npm_lifecycle_event'] !== undefined

/** Whether npm's shell has exited: npm forwards signals only to it, and the server would keep blocking the port. */
export function isAbandoned(): boolean {
  return isFromNpm && process.ppid !== parent
}

export function onShutdown(close: () => Promise<unknown>): void {
  const poll = setInterval(() => isAbandoned() && stop(), POLL_INTERVAL_MS).unref()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop)

  let isStopping = false
  function stop(): void {
    if (isStopping) return
    isStopping = true
    clearInterval(poll)
    setTimeout(() => {
      console.error(`Shutdown took longer than ${SHUTDOWN_TIMEOUT_MS} ms. Open requests were cut off.`)
      process.exit(1)
    }, SHUTDOWN_TIMEOUT_MS).unref()
    void close()
  }
}
