import type { ReactNode } from 'react'
import { classes } from '../../ui/classes.ts'
import type { RiskLevel } from './portfolio.ts'
import styles from './RiskTag.module.css'

export function RiskTag({ level, children }: { level: RiskLevel; children: ReactNode }) {
  return <span className={classes(styles.tag, styles[level])}>{children}</span>
}
