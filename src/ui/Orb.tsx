import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import styles from './Orb.module.css'

/** The assistant's face. Decoration: words beside it say whose it is. `size` in pixels is left to the styles around it. */
export function Orb({ className, children }: { className?: string | undefined; children?: ReactNode }) {
  return (
    <span className={classes(styles.orb, className)} aria-hidden>
      {children}
    </span>
  )
}
