/** A claims desk as data: stations on a sheet, routes between them, and the lines derived from both. */

export const SHEET = { width: 342, height: 448 }

type Box = { x: number; y: number; width: number; height: number }
type Point = readonly [x: number, y: number]

export const stations = [
  { id: 'inbox', by: 'system', x: 0, y: 0, width: 144, height: 82 },
  { id: 'read', by: 'system', x: 198, y: 0, width: 144, height: 82 },
  { id: 'check', by: 'system', x: 78, y: 172, width: 186, height: 92 },
  { id: 'person', by: 'person', x: 0, y: 352, width: 160, height: 96 },
  { id: 'reply', by: 'system', x: 198, y: 352, width: 144, height: 96 },
] as const satisfies readonly (Box & { id: string; by: 'system' | 'person' })[]

export type Station = (typeof stations)[number]
export type StationId = Station['id']

type Route = {
  from: StationId
  to: StationId
  /** Claims in transit, each at its share of the route (0 to 1). */
  claims: readonly number[]
}

export const routes: readonly Route[] = [
  { from: 'inbox', to: 'read', claims: [0.42] },
  { from: 'read', to: 'check', claims: [0.15, 0.6] },
  { from: 'check', to: 'person', claims: [] },
  { from: 'check', to: 'reply', claims: [0.4, 0.8] },
  { from: 'person', to: 'reply', claims: [] },
]

/** The dimension line of the time limit runs from the bottom of one station to the top of the other. */
export const limit = { from: 'inbox', to: 'check' } as const

export function stationById(id: StationId): Station {
  const station = stations.find((one) => one.id === id)
  if (!station) throw new Error(`There is no station "${id}"`)
  return station
}

export function routesFrom(id: StationId): Route[] {
  return routes.filter(({ from }) => from === id)
}

/** Stations in the same row connect side to side, others bottom to top. */
function isDownward({ from, to }: Route): boolean {
  return stationById(from).y < stationById(to).y
}

/** Routes that leave the bottom of a station are spaced evenly. */
export function corners(route: Route): Point[] {
  const from = stationById(route.from)
  const to = stationById(route.to)
  if (!isDownward(route)) {
    const y = from.y + from.height / 2
    return [
      [from.x + from.width, y],
      [to.x, y],
    ]
  }
  const leaving = routesFrom(route.from).filter(isDownward)
  const start = from.x + (from.width * (leaving.indexOf(route) + 0.5)) / leaving.length
  const foot = from.y + from.height
  const turn = (foot + to.y) / 2
  const end = to.x + to.width / 2
  return [
    [start, foot],
    [start, turn],
    [end, turn],
    [end, to.y],
  ]
}

export function line(points: readonly Point[]): string {
  return points
    .map(([x, y], index) => {
      const before = points[index - 1]
      if (!before) return `M${x} ${y}`
      return before[1] === y ? `H${x}` : `V${y}`
    })
    .join('')
}

/** How far an arrowhead reaches back, and to each side. */
const HEAD = { back: 7, side: 5 }

export function arrowHead(points: readonly Point[]): string {
  const [before, [x, y]] = points.slice(-2) as [Point, Point]
  const { back, side } = HEAD
  return before[1] === y
    ? `M${x - back} ${y - side}L${x} ${y}L${x - back} ${y + side}`
    : `M${x - side} ${y - back}L${x} ${y}L${x + side} ${y - back}`
}

type Leg = { from: Point; to: Point }

/** Legs run along the grid. */
function lengthOf({ from, to }: Leg): number {
  return Math.abs(to[0] - from[0]) + Math.abs(to[1] - from[1])
}

/** `share` is 0 to 1. */
export function pointAlong(points: readonly Point[], share: number): Point {
  const legs = points.slice(1).map((to, index): Leg => ({ from: points[index] ?? to, to }))
  let remaining = share * legs.reduce((sum, leg) => sum + lengthOf(leg), 0)
  for (const leg of legs) {
    const length = lengthOf(leg)
    if (remaining <= length) {
      const part = remaining / length
      return [leg.from[0] + part * (leg.to[0] - leg.from[0]), leg.from[1] + part * (leg.to[1] - leg.from[1])]
    }
    remaining -= length
  }
  return points.at(-1) ?? [0, 0]
}

/** Where stations start and end, vertically. */
export const guides = [...new Set(stations.flatMap(({ y, height }) => [y, y + height]))]

/** Position in percent, for an SVG that is not scaled, so that text keeps its size. */
export function positionOnSheet({ x, y, width, height }: Box) {
  return {
    x: percent(x, SHEET.width),
    y: percent(y, SHEET.height),
    width: percent(width, SHEET.width),
    height: percent(height, SHEET.height),
  }
}

function percent(part: number, total: number): string {
  return `${Number(((100 * part) / total).toFixed(2))}%`
}
