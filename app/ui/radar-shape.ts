/** The geometry of a radar: a score on several axes as a shape. */

export const RADAR_SIZE = { width: 200, height: 186 }
export const RADAR_RINGS = [1, 0.68, 0.36]

const CENTRE = { x: 100, y: 96 }
const RADIUS = 88

/** The corners for one value of 0 to 1 an axis, as the `points` of a polygon. */
export function radarPoints(values: readonly number[]): string {
  return values
    .map((value, index) => {
      const angle = (index / values.length) * 2 * Math.PI
      const x = CENTRE.x + Math.sin(angle) * RADIUS * value
      const y = CENTRE.y - Math.cos(angle) * RADIUS * value
      return `${x.toFixed(1)},${y.toFixed(1)}`
    })
    .join(' ')
}
