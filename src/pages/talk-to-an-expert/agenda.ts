/** One unit of height is a minute. */

export type Floor = 'you' | 'us' | 'both'
export type Part = { from: number; to: number; who: Floor }

const MARKED_MINUTES = 5

/** In drawing units: the ruler and the bar are stretched to any width. */
export const RULER = { width: 10, short: 2.2, long: 4.5 }
export const BAR_WIDTH = 2

export function minutesOf(parts: readonly Part[]): number {
  return parts.at(-1)?.to ?? 0
}

export function markedMinutes(minutes: number): number[] {
  return Array.from({ length: Math.floor(minutes / MARKED_MINUTES) + 1 }, (_, index) => index * MARKED_MINUTES)
}

/** Path data of the ticks, which start at the right edge of the ruler. */
export function ticks(minutes: number): { short: string; long: string } {
  const marked = markedMinutes(minutes)
  const others = Array.from({ length: minutes + 1 }, (_, minute) => minute).filter((minute) => !marked.includes(minute))
  const draw = (length: number, from: number[]) => from.map((minute) => `M${RULER.width} ${minute}h-${length}`).join('')
  return { short: draw(RULER.short, others), long: draw(RULER.long, marked) }
}

/** Path data for one side. When both have the floor, visitors get the left half of the bar. */
export function blocks(parts: readonly Part[], side: Exclude<Floor, 'both'>): string {
  return parts
    .filter(({ who }) => who === side || who === 'both')
    .map(({ from, to, who }) => {
      const left = who === 'both' && side === 'us' ? BAR_WIDTH / 2 : 0
      const right = who === 'both' && side === 'you' ? BAR_WIDTH / 2 : BAR_WIDTH
      return `M${left} ${from}H${right}V${to}H${left}Z`
    })
    .join('')
}
