import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import styles from './Status.module.css'

/** Green, blue and pulsing, yellow, grey; orange is risk. */
export type Status = 'done' | 'active' | 'pending' | 'idle' | 'hot'

/** Always beside a word that says the same: colour alone carries no meaning. */
export function StatusDot({ status }: { status: Status }) {
  return <span className={classes(styles.dot, styles[status])} aria-hidden />
}

/** A status in words. `withDot` where the colour of a list's dots is explained by it. */
export function Tag({ status, withDot = false, children }: { status: Status; withDot?: boolean; children: ReactNode }) {
  return (
    <span className={classes(styles.tag, styles[status])}>
      {withDot && <StatusDot status={status} />}
      {children}
    </span>
  )
}
