import { classes } from './classes.ts'
import styles from './Radar.module.css'

const CENTRE = { x: 100, y: 96 }
const RADIUS = 88
const RINGS = [1, 0.68, 0.36]

/** What the picture shows where no report is at hand. */
const SAMPLE = [0.84, 0.7, 0.78, 0.5, 0.66, 0.74, 0.58]

type Props = {
  /** One value of 0 to 1 for each axis. */
  values?: readonly number[]
  className?: string | undefined
}

/** A score on several axes as a shape. Decoration: what it shows is said in words beside it. */
export function Radar({ values = SAMPLE, className }: Props) {
  const ring = (size: number) => points(values.map(() => size))
  return (
    <svg className={classes(styles.radar, className)} viewBox="0 0 200 186" aria-hidden>
      {RINGS.map((size) => (
        <polygon key={size} className={styles.ring} points={ring(size)} />
      ))}
      <polygon className={styles.shape} points={points(values)} />
    </svg>
  )
}

function points(values: readonly number[]): string {
  return values
    .map((value, index) => {
      const angle = (index / values.length) * 2 * Math.PI
      const x = CENTRE.x + Math.sin(angle) * RADIUS * value
      const y = CENTRE.y - Math.cos(angle) * RADIUS * value
      return `${x.toFixed(1)},${y.toFixed(1)}`
    })
    .join(' ')
}
