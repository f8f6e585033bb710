import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import styles from './Orb.module.css'
import shared from './shared.module.css'

/** Decorative: adjacent text names the assistant. The caller's CSS sets the size. */
export function Orb({ className, children }: { className?: string | undefined; children?: ReactNode }) {
  return (
    <span className={classes(shared.round, styles.orb, className)} aria-hidden>
      {children}
    </span>
  )
}
