import { isWeak } from '#site/maturity-score.ts'
import { Radar } from '#ui/Radar.tsx'
import type { PageTexts } from './definition.ts'
import { scores } from './sample.ts'
import styles from './SampleRadar.module.css'

type Props = { label: string; dimensions: PageTexts['dimensions'] }

const RINGS = [1, 0.8, 0.6, 0.4, 0.2]
const axes = scores.map(({ id, score }) => ({ id, value: score / 100, isWeak: isWeak(score) }))

/** The shape is decorative; the scores are text at the ends of the axes. */
export function SampleRadar({ label, dimensions }: Props) {
  return (
    <div className={styles.radar} data-og-image="">
      <div className={styles.chart}>
        <Radar axes={axes} rings={RINGS} spokes dotRadius={2.7} />
        <ul role="list" aria-label={label}>
          {scores.map(({ id, score }) => (
            <li key={id}>
              {dimensions[id]} <b className={isWeak(score) ? styles.weak : undefined}>{score}</b>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
