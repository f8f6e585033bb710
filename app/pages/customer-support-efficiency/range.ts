/** One hundred tickets as bars, side by side: those that go, those between the ends of a range, those that stay. */

export const BARS = 100
export const BAR_WIDTH = 10
export const BAR_HEIGHT = 100

/** "30–50%" as its two ends. */
export function endsOf(range: string): { low: number; high: number } {
  const [low = 0, high = low] = (range.match(/\d+/g) ?? []).map(Number)
  return { low, high }
}

/** Lines down, one a ticket. Between the two ends they are cut, a step lower each. */
export function barsOf({ low, high }: { low: number; high: number }): { gone: string; left: string } {
  let gone = ''
  let left = ''
  for (let bar = 0; bar < BARS; bar += 1) {
    const x = (bar + 0.5) * BAR_WIDTH
    const cut = Math.min(Math.max((bar + 0.5 - low) / (high - low), 0), 1) * BAR_HEIGHT
    if (cut > 0) left += `M${x} 0v${cut}`
    if (cut < BAR_HEIGHT) gone += `M${x} ${cut}V${BAR_HEIGHT}`
  }
  return { gone, left }
}
