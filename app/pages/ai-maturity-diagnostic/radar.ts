import { radarPoints } from '../../ui/radar-shape.ts'
import { scores } from './sample.ts'

/** The same value on the axes of all dimensions. */
export function ring(value: number): string {
  return radarPoints(scores.map(() => value))
}

const [middle = ''] = ring(0).split(' ')
const ends = ring(1).split(' ')

/** From the middle to the end of each axis. */
export const spokes = ends.map((end) => `M${middle}L${end}`).join('')

/** A line of no length at the end of each axis: with round ends, a dot. */
export const endDots = ends.map((end) => `M${end}h0`).join('')
