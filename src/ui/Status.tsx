import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import styles from './Status.module.css'

/** Green, pulsing blue, yellow, gray; `hot` is orange and means risk. */
export type Status = 'done' | 'active' | 'pending' | 'idle' | 'hot'

/** Put it next to text with the same meaning: color alone is not accessible. */
export function StatusDot({ status }: { status: Status }) {
  return <span className={classes(styles.dot, styles[status])} aria-hidden />
}

type TagProps = { status: Status; withDot?: boolean; className?: string | undefined; children: ReactNode }

/** Use `withDot` if it explains the dot colors in a list. */
export function Tag({ status, withDot = false, className, children }: TagProps) {
  return (
    <span className={classes(styles.tag, styles[status], className)}>
      {withDot && <StatusDot status={status} />}
      {children}
    </span>
  )
}
