import { boxRows } from './drawings.ts'
import styles from './TickedBoxes.module.css'

/** A small box for each thing that is done, one scale for all of them. The number stands beside it. */
export function TickedBoxes({ count }: { count: number }) {
  const { path, width, height } = boxRows(count)
  return (
    <svg className={styles.boxes} viewBox={`0 0 ${width} ${height}`} strokeDasharray="0.7 0.3" aria-hidden>
      <path d={path} />
    </svg>
  )
}
