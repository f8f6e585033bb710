import type { ReactNode } from 'react'
import { classes } from '#ui/classes.ts'
import { Paper } from '#ui/Paper.tsx'
import styles from './Sheet.module.css'

export function Sheet({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return <Paper className={classes(styles.sheet, className)}>{children}</Paper>
}
