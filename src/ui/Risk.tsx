import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import styles from './Risk.module.css'

export type RiskLevel = 'clear' | 'medium' | 'high'

export function RiskNumber({ level, number }: { level: RiskLevel; number: number }) {
  return <b className={classes(styles.number, styles[level])}>{number}</b>
}

export function RiskTag({ level, number, children }: { level: RiskLevel; number?: number; children: ReactNode }) {
  return (
    <span className={classes(styles.tag, styles[level])}>
      {number !== undefined && <RiskNumber level={level} number={number} />}
      {children}
    </span>
  )
}
