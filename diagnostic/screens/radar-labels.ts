/** The geometry of the report's radar: where axes end and where their labels stand. */

export const SIZE = { width: 316, height: 250 }

/** Not the middle: names are longer on the left. */
const CENTRE = { x: 174, y: 128 }
const RADIUS = 92
const LABEL_GAP = 10

/** Heights of the two lines of a label, from its middle. */
const LINE = 15

export const RINGS = [1, 0.75, 0.5, 0.25]

export type Point = { x: number; y: number }
export type Anchor = 'start' | 'middle' | 'end'

/** A place on one axis; `far` is 0 in the middle and 1 at the end. */
export function pointOn(axis: number, count: number, far: number, beyond = 0): Point {
  const angle = (axis / count) * 2 * Math.PI
  const distance = RADIUS * far + beyond
  return { x: round(CENTRE.x + Math.sin(angle) * distance), y: round(CENTRE.y - Math.cos(angle) * distance) }
}

export function shapeOf(values: readonly number[]): string {
  return values
    .map((value, axis) => pointOn(axis, values.length, value))
    .map(({ x, y }) => `${x},${y}`)
    .join(' ')
}

/** Labels stand outside: above at the top, below at the foot, beside on the flanks. */
export function labelOn(axis: number, count: number): Point & { anchor: Anchor } {
  const { x, y } = pointOn(axis, count, 1, LABEL_GAP)
  const side = Math.sin((axis / count) * 2 * Math.PI)
  const height = -Math.cos((axis / count) * 2 * Math.PI)
  const anchor: Anchor = Math.abs(side) < 0.1 ? 'middle' : side > 0 ? 'start' : 'end'
  return { x, y: round(y + (height < -0.9 ? -LINE : height > 0.6 ? 8 : -3)), anchor }
}

export { LINE as LABEL_LINE }

function round(value: number): number {
  return Math.round(value * 10) / 10
}
