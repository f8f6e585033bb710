import type { PageTexts } from './definition.ts'
import { classes } from '../../ui/classes.ts'
import { RADAR_SIZE, radarPoints } from '../../ui/radar-shape.ts'
import { ring, spokes } from './radar.ts'
import { isLow, scores } from './sample.ts'
import styles from './SampleRadar.module.css'

type Props = { label: string; dimensions: PageTexts['dimensions'] }

const corners = radarPoints(scores.map(({ score }) => score / 100))
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
          <polygon className={styles.shape} points={corners} />
          {scores.map(({ id, score }, index) => (
            // A line of no length with round ends is a dot.
            <path
              key={id}
              className={classes(styles.dot, isLow(score) && styles.low)}
              d={`M${corners.split(' ')[index]}h0`}
            />
          ))}
        </svg>
        <ul aria-label={label}>
          {scores.map(({ id, score }) => (
            <li key={id}>
              {dimensions[id]} <b className={isLow(score) ? styles.low : undefined}>{score}</b>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
