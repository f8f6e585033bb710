/** Size of the drawing, and the point where the axes meet. `radius` is the length of an axis. */
export type RadarLayout = { width: number; height: number; center: Point; radius: number }
type Point = { x: number; y: number }

export const RADAR_LAYOUT: RadarLayout = { width: 200, height: 186, center: { x: 100, y: 96 }, radius: 88 }
export const RADAR_RINGS = [1, 0.68, 0.36]

const CAPTION_GAP = 10
export const CAPTION_LINE = 15

/** A point on one axis: `value` is 0 at the center and 1 at the end. */
export function radarPoint({ center, radius }: RadarLayout, axis: number, axes: number, value: number): Point {
  const { x, y } = directionOf(axis, axes)
  return { x: round(center.x + x * radius * value), y: round(center.y + y * radius * value) }
}

/** The `points` of a polygon, from one value between 0 and 1 per axis. */
export function radarPoints(layout: RadarLayout, values: readonly number[]): string {
  return values
    .map((value, axis) => radarPoint(layout, axis, values.length, value))
    .map(({ x, y }) => `${x},${y}`)
    .join(' ')
}

export function radarRing(layout: RadarLayout, axes: number, value: number): string {
  return radarPoints(layout, Array<number>(axes).fill(value))
}

/** Captions are outside the shape: above the top axis, below the bottom ones, beside the rest. */
export function radarCaption(
  layout: RadarLayout,
  axis: number,
  axes: number,
): Point & { anchor: 'start' | 'middle' | 'end' } {
  const beyond = radarPoint({ ...layout, radius: layout.radius + CAPTION_GAP }, axis, axes, 1)
  const { x, y } = directionOf(axis, axes)
  const anchor = Math.abs(x) < 0.1 ? 'middle' : x > 0 ? 'start' : 'end'
  return { x: beyond.x, y: round(beyond.y + (y < -0.9 ? -CAPTION_LINE : y > 0.6 ? 8 : -3)), anchor }
}

/** The first axis points up; the others follow clockwise. */
function directionOf(axis: number, axes: number): Point {
  const angle = (axis / axes) * 2 * Math.PI
  return { x: Math.sin(angle), y: -Math.cos(angle) }
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
