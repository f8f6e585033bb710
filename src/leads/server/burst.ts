const QUIET_MS = 10 * 60_000

/**
 * Reports the first event of a burst at once, then at most one every ten minutes together with the number of events
 * since the last report: hundreds of lines in a log hide the one that matters.
 */
export function oncePerBurst(
  say: (count: number, last: string) => void,
  now: () => number = Date.now,
): (line: string) => void {
  let saidAt = -Infinity
  let count = 0
  return (line) => {
    count++
    if (now() - saidAt < QUIET_MS) return
    saidAt = now()
    say(count, line)
    count = 0
  }
}
