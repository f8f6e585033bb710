/** Nothing of the same sort is said again before. */
const QUIET_MS = 10 * 60_000

/**
 * Says the first of a burst at once. Of the others only their number is said, with the next one after ten minutes: hundreds of
 * lines in a log hide the one that matters.
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
