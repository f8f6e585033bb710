import type { Stretch } from './replay.ts'
import styles from './Stretches.module.css'

export function Stretches({ course, minutes, y }: { course: readonly Stretch[]; minutes: number; y?: string }) {
  const percent = (part: number) => `${((100 * part) / minutes).toFixed(2)}%`
  return (
    <g className={styles.stretches}>
      {course.map(({ kind, from, to }) => (
        <rect key={kind} className={styles[kind]} rx="2" x={percent(from)} y={y} width={percent(to - from)} />
      ))}
    </g>
  )
}

export function StretchSwatch({ kind }: { kind: Stretch['kind'] }) {
  return (
    <svg width="18" height="9" aria-hidden>
      <rect className={styles[kind]} rx="2" width="18" height="9" />
    </svg>
  )
}
