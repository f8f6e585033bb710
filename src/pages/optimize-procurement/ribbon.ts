/** A ribbon through the stages of a pipeline, as thick as their counts. The largest takes the full height. */

export const RIBBON = { width: 1440, height: 280 }

/** Share of a stage in which the ribbon reaches its thickness, from either end. */
const BEND = 0.3

type Point = readonly [x: number, y: number]

/** One closed path per stage. Neighbors meet halfway between their thicknesses. */
export function ribbon(counts: readonly number[], { width, height } = RIBBON): string[] {
  const length = width / counts.length
  const largest = Math.max(1, ...counts)
  const tops = counts.map((count) => (height / 2) * (1 - count / largest))
  return tops.map((top, index) => {
    const left = { x: index * length, y: middle(tops[index - 1] ?? top, top) }
    const right = { x: left.x + length, y: middle(top, tops[index + 1] ?? top) }
    const bend = length * BEND
    const upper: Point[] = [
      [left.x, left.y],
      [left.x + bend / 4, middle(left.y, top)],
      [left.x + bend / 2, top],
      [left.x + bend, top],
      [right.x - bend, top],
      [right.x - bend / 2, top],
      [right.x - bend / 4, middle(top, right.y)],
      [right.x, right.y],
    ]
    const lower = upper.toReversed().map(([x, y]): Point => [x, height - y])
    return `M${edge(upper)}L${edge(lower)}Z`
  })
}

function middle(one: number, other: number): number {
  return (one + other) / 2
}

function edge(points: readonly Point[]): string {
  const [start, ...rest] = points.map((point) => point.map((value) => Math.round(value * 10) / 10).join(' '))
  return `${start}C${rest.slice(0, 3).join(' ')}L${rest[3]}C${rest.slice(4).join(' ')}`
}
