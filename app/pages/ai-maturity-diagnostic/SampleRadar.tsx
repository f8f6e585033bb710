import type { PageTexts } from './definition.ts'
import { classes } from '../../ui/classes.ts'
import { RADAR_SIZE, radarPoints } from '../../ui/radar-shape.ts'
import { ring, spokes } from './radar.ts'
import { isLow, scores, type Dimension } from './sample.ts'
import styles from './SampleRadar.module.css'

type Props = { label: string; dimensions: PageTexts['dimensions'] }

const rows = Object.entries(scores) as [Dimension, number][]
const values = rows.map(([, score]) => score / 100)
const RINGS = [1, 0.8, 0.6, 0.4, 0.2]

/** The scores as a shape, each named at the end of its axis: words to read, around a drawing. */
export function SampleRadar({ label, dimensions }: Props) {
  return (
    <div className={styles.radar}>
      <div className={styles.chart}>
        <svg viewBox={`0 0 ${RADAR_SIZE.width} ${RADAR_SIZE.height}`} aria-hidden>
          {RINGS.map((value) => (
            <polygon key={value} points={ring(value)} />
          ))}
          <path d={spokes} />
          <polygon className={styles.shape} points={radarPoints(values)} />
          {radarPoints(values)
            .split(' ')
            .map((corner, index) => (
              // A line of no length with round ends is a dot.
              <path
                key={corner}
                className={classes(styles.dot, isLow(rows[index]?.[1] ?? 0) && styles.low)}
                d={`M${corner}h0`}
              />
            ))}
        </svg>
        <ul aria-label={label}>
          {rows.map(([dimension, score]) => (
            <li key={dimension}>
              {dimensions[dimension]} <b className={isLow(score) ? styles.low : undefined}>{score}</b>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
