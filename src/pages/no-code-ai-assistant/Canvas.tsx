import type { ReactNode } from 'react'
import { classes } from '#ui/classes.ts'
import styles from './Canvas.module.css'

type Props = { className?: string | undefined; children: ReactNode }

export function Canvas({ className, children }: Props) {
  return <section className={classes(styles.canvas, className)}>{children}</section>
}

/** Hides the dots behind text. */
export function Clearing({ className, children }: Props) {
  return <div className={classes(styles.clearing, className)}>{children}</div>
}
