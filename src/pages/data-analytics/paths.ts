/** Coordinates are rounded, because a unit is finer than a pixel. */

export type Point = readonly [x: number, y: number]

/** A smooth line through all points. The direction at each one is that of its neighbors. */
export function smoothLine(points: readonly Point[]): string {
  const rounded = points.map(([x, y]): Point => [Math.round(x), Math.round(y)])
  return rounded
    .map((point, index) => {
      const before = rounded[index - 1]
      if (!before) return `M${serialize(point)}`
      const after = rounded[index + 1] ?? point
      const arriving: Point = [point[0] - (after[0] - before[0]) / 6, point[1] - (after[1] - before[1]) / 6]
      return `s${serialize(offset(before, arriving), offset(before, point))}`
    })
    .join('')
}

export function straightLine(points: readonly Point[]): string {
  return `m${steps(points)}`
}

export function area(upper: readonly Point[], lower: readonly Point[]): string {
  return `m${steps([...upper, ...lower.toReversed()])}z`
}

function steps(points: readonly Point[]): string {
  const rounded = points.map(([x, y]): Point => [Math.round(x), Math.round(y)])
  return serialize(...rounded.map((point, index) => offset(rounded[index - 1] ?? [0, 0], point)))
}

function offset([x, y]: Point, [toX, toY]: Point): Point {
  return [toX - x, toY - y]
}

/** A minus sign separates two numbers as well as a space does. */
function serialize(...points: readonly Point[]): string {
  return points.flat().map(Math.round).join(' ').replaceAll(' -', '-')
}
