const QUIET_MS = 10 * 60_000

/** Reports the first event of a burst at once, then at most one every ten minutes, with the number since. */
export function throttleReports(
  report: (count: number, last: string) => void,
  now: () => number = Date.now,
): (line: string) => void {
  let reportedAt = -Infinity
  let count = 0
  return (line) => {
    count++
    if (now() - reportedAt < QUIET_MS) return
    reportedAt = now()
    report(count, line)
    count = 0
  }
}
