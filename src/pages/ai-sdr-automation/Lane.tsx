import { sdrStages } from './sample-data.ts'
import styles from './Lane.module.css'

type StageId = (typeof sdrStages)[number]['id']

/** The first and the last stage that the assistant handles. */
type Ends = { from: StageId; to: StageId }

const at = (stage: number) => `${(100 * stage) / sdrStages.length}%`

/** The ring is where a rep steps in. Decorative. */
export function Lane(ends: Ends) {
  const { from, to, rep } = laneOf(ends)
  return (
    <svg className={styles.lane} width="100%" height="14" aria-hidden>
      <line className={styles.way} x1={at(from)} x2={at(rep ?? to)} y1="7" y2="7" />
      {Array.from({ length: to - from + 1 }, (_, index) => (
        <circle key={index} className={styles.stage} cx={at(from + index)} cy="7" r="6" />
      ))}
      {rep !== undefined && <circle className={styles.rep} cx={at(rep)} cy="7" r="5" />}
    </svg>
  )
}

/** Indexes of stages. After the last one, `rep` is undefined: the rep is in the meeting. */
export function laneOf(ends: Ends): { from: number; to: number; rep: number | undefined } {
  const order: readonly StageId[] = sdrStages.map(({ id }) => id)
  const to = order.indexOf(ends.to)
  return { from: order.indexOf(ends.from), to, rep: to + 1 < order.length ? to + 1 : undefined }
}

export function LaneMark({ of }: { of: 'stage' | 'rep' }) {
  return (
    <svg width="14" height="14" aria-hidden>
      <circle className={styles[of]} cx="7" cy="7" r={of === 'rep' ? 5 : 6} />
    </svg>
  )
}
