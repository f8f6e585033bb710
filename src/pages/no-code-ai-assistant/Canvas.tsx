import type { ReactNode } from 'react'
import { classes } from '#ui/classes.ts'
import styles from './Canvas.module.css'

type Props = { className?: string | undefined; children: ReactNode }

/** A section on the builder's ground: dots, to the edges of the page. */
export function Canvas({ className, children }: Props) {
  return <section className={classes(styles.canvas, className)}>{children}</section>
}

/** No dots around these words. */
export function Clearing({ className, children }: Props) {
  return <div className={classes(styles.clearing, className)}>{children}</div>
}
