import type { ReactNode } from 'react'
import styles from './JobTile.module.css'

type Props = {
  /** So many of these today: "247", "records". */
  count: number
  unit: string
  /** The job, being done. */
  children: ReactNode
}

export function JobTile({ count, unit, children }: Props) {
  return (
    <div className={styles.tile}>
      <p className={styles.count}>
        <b>{count}</b> {unit}
      </p>
      {children}
    </div>
  )
}
