/** A conversation as a ruler draws it: a tick for each minute, a bar for who has the floor. One unit of height is a minute. */

export type Floor = 'you' | 'us' | 'both'
export type Part = { from: number; to: number; who: Floor }

/** Every so many minutes a longer tick, with its number. */
const MARKED_MINUTES = 5

/** The ruler and the bar in units of their own width, which may be any. */
export const RULER = { width: 10, short: 2.2, long: 4.5 }
export const BAR_WIDTH = 2

export function minutesOf(parts: readonly Part[]): number {
  return parts.at(-1)?.to ?? 0
}

/** The minutes that have a number, from the first to the last. */
export function markedMinutes(minutes: number): number[] {
  return Array.from({ length: Math.floor(minutes / MARKED_MINUTES) + 1 }, (_, index) => index * MARKED_MINUTES)
}

/** Ticks at the right edge of the ruler: the short ones, and the long ones of the marked minutes. */
export function ticks(minutes: number): { short: string; long: string } {
  const all = Array.from({ length: minutes + 1 }, (_, minute) => minute)
  const draw = (length: number, from: number[]) => from.map((minute) => `M${RULER.width} ${minute}h-${length}`).join('')
  return {
    short: draw(
      RULER.short,
      all.filter((minute) => minute % MARKED_MINUTES !== 0),
    ),
    long: draw(
      RULER.long,
      all.filter((minute) => minute % MARKED_MINUTES === 0),
    ),
  }
}

/** The blocks of one side. Where both have the floor, visitors have the left half of the bar and we the right. */
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
