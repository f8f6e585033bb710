import type { ReactNode } from 'react'
import { classes } from '../../ui/classes.ts'
import styles from './Paper.module.css'

/** A sheet of paper: a policy, a payslip, a letter. What is marked on it is marked with a pen. */
export function Paper({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return <figure className={classes(styles.paper, className)}>{children}</figure>
}
