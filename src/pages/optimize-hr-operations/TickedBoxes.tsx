import { boxRows } from './drawings.ts'
import styles from './TickedBoxes.module.css'

/** One box per completed item, at the same scale in every row. Decorative: the number is beside it. */
export function TickedBoxes({ count }: { count: number }) {
  const { path, width, height } = boxRows(count)
  return (
    <svg className={styles.boxes} viewBox={`0 0 ${width} ${height}`} strokeDasharray="0.7 0.3" aria-hidden>
      <path d={path} />
    </svg>
  )
}
