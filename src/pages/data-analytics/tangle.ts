import { smoothLine, type Point } from './paths.ts'

export const HEIGHT = 516
export const TANGLE_WIDTH = 232

/** Distance between two lines in order. */
const GAP = 22

/** Length of the straight part at each end of a line. */
const STRAIGHT = 10

/** How a line gets tangled: number of loops, start on the first loop, and size, lean and drift of the loops. */
const ways = [
  { loops: -1.45, start: 0.42, width: 90, height: 110, lean: -0.35, drift: 50 },
  { loops: 1.55, start: 0.6, width: 96, height: 90, lean: 0, drift: 10 },
  { loops: -1.9, start: 0.1, width: 92, height: 100, lean: 0.35, drift: 30 },
  { loops: 1.6, start: 0.45, width: 100, height: 120, lean: -0.35, drift: -40 },
  { loops: -1.75, start: 0.2, width: 86, height: 90, lean: 0, drift: 20 },
  { loops: 1.65, start: 0.55, width: 94, height: 84, lean: 0.35, drift: -30 },
] as const

export const SOURCES = ways.length

/** Steps per line: enough for a round loop, and few to save bytes. */
const STEPS = 10

export function cardHeight(source: number): number {
  return ((source + 0.5) / SOURCES) * HEIGHT
}

export function heightInOrder(line: number, count: number): number {
  return HEIGHT / 2 + (line - (count - 1) / 2) * GAP
}

export function tangledLine(source: number): Point[] {
  const way = ways[source]
  if (!way) throw new Error(`There is no source ${source}`)
  const from = cardHeight(source)
  const to = heightInOrder(source, SOURCES)
  const lost = Array.from({ length: STEPS - 2 }, (_, step): Point => {
    const done = (step + 1) / STEPS
    const forward = done * done * (3 - 2 * done)
    // Largest in the middle, zero at the ends.
    const astray = Math.sin(Math.PI * done) ** 1.15
    const angle = 2 * Math.PI * (way.start + way.loops * done)
    const x = STRAIGHT + (TANGLE_WIDTH - 2 * STRAIGHT) * (forward + (0.5 - forward) * astray)
    const y = from + (to - from) * forward
    return [
      x + astray * way.width * Math.cos(angle),
      y + astray * (way.height * Math.sin(angle + way.lean) + way.drift),
    ]
  })
  return [[0, from], [STRAIGHT, from], ...lost, [TANGLE_WIDTH - STRAIGHT, to], [TANGLE_WIDTH, to]]
}

export function straightWay(source: number): { start: number; slope: number } {
  const start = cardHeight(source)
  return { start, slope: (heightInOrder(source, SOURCES) - start) / TANGLE_WIDTH }
}

/**
 * For each source, `way` is the matrix that puts a level line on the direct path, and `line` is the deviation from it,
 * as path data. Stretching `line` leaves both ends in place.
 */
export const tangle: readonly { way: string; line: string }[] = ways.map((_, source) => {
  const { start, slope } = straightWay(source)
  return {
    way: `matrix(1 ${Number(slope.toFixed(3))} 0 1 0 ${start})`,
    line: smoothLine(tangledLine(source).map(([x, y]): Point => [x, y - start - slope * x])),
  }
})

export function orderedLines(count: number, length: number): string {
  return Array.from({ length: count }, (_, line) => `M0 ${heightInOrder(line, count)}h${length}`).join('')
}
