export const BARS = 100
export const BAR_WIDTH = 10
export const BAR_HEIGHT = 100

/** Vertical lines, one per ticket. Between the ends of the range they are cut, each a step lower. */
export function barsOf([low, high]: readonly [number, number]): { removed: string; remaining: string } {
  let removed = ''
  let remaining = ''
  for (let bar = 0; bar < BARS; bar += 1) {
    const x = (bar + 0.5) * BAR_WIDTH
    const cut = Math.min(Math.max((bar + 0.5 - low) / (high - low), 0), 1) * BAR_HEIGHT
    if (cut > 0) remaining += `M${x} 0v${cut}`
    if (cut < BAR_HEIGHT) removed += `M${x} ${cut}V${BAR_HEIGHT}`
  }
  return { removed, remaining }
}
