import type { ReactNode } from 'react'
import styles from './JobTile.module.css'

type Props = {
  /** Shown together, as in "247 records". */
  count: number
  unit: string
  /** Illustration of the job. */
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
