const QUIET_MS = 10 * 60_000

/** Reports the first event of a burst at once, then at most one every ten minutes, with the number since. */
export function reportBursts(report: (count: number, last: string) => void): (line: string) => void {
  let reportedAt = -Infinity
  let count = 0
  return (line) => {
    count++
    if (Date.now() - reportedAt < QUIET_MS) return
    reportedAt = Date.now()
    report(count, line)
    count = 0
  }
}
