import { classes } from './classes.ts'
import { RADAR_RINGS, RADAR_SIZE, radarPoints } from './radar-shape.ts'
import styles from './Radar.module.css'

type Props = {
  /** One value of 0 to 1 for each axis. */
  values: readonly number[]
  className?: string | undefined
}

/** A score on several axes as a shape. Decoration: what it shows is said in words beside it. */
export function Radar({ values, className }: Props) {
  return (
    <svg
      className={classes(styles.radar, className)}
      viewBox={`0 0 ${RADAR_SIZE.width} ${RADAR_SIZE.height}`}
      aria-hidden
    >
      {RADAR_RINGS.map((size) => (
        <polygon key={size} className={styles.ring} points={radarPoints(values.map(() => size))} />
      ))}
      <polygon className={styles.shape} points={radarPoints(values)} />
    </svg>
  )
}
