import type { Lane as LaneOfLead } from './lanes.ts'
import { sdrStages } from './sample-data.ts'
import styles from './Lane.module.css'

const at = (stage: number) => `${(100 * stage) / sdrStages.length}%`

/** The ring is where a rep steps in. Decorative. */
export function Lane({ from, to, rep }: LaneOfLead) {
  const seenTo = Array.from({ length: to - from + 1 }, (_, index) => from + index)
  return (
    <svg className={styles.lane} width="100%" height="14" aria-hidden>
      <line className={styles.way} x1={at(from)} x2={at(rep ?? to)} y1="7" y2="7" />
      {seenTo.map((stage) => (
        <circle key={stage} className={styles.stage} cx={at(stage)} cy="7" r="6" />
      ))}
      {rep !== undefined && <circle className={styles.rep} cx={at(rep)} cy="7" r="5" />}
    </svg>
  )
}

export function LaneMark({ of }: { of: 'stage' | 'rep' }) {
  return (
    <svg width="14" height="14" aria-hidden>
      <circle className={styles[of]} cx="7" cy="7" r={of === 'rep' ? 5 : 6} />
    </svg>
  )
}
