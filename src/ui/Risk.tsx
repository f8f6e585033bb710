import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import { Tag, type Status } from './Status.tsx'
import styles from './Risk.module.css'
import shared from './shared.module.css'
import statuses from './Status.module.css'

export type RiskLevel = 'clear' | 'medium' | 'high'

const statusOf: Record<RiskLevel, Status> = { clear: 'done', medium: 'pending', high: 'hot' }

export function RiskNumber({ level, number }: { level: RiskLevel; number: number }) {
  return <b className={classes(shared.round, styles.number, statuses[statusOf[level]])}>{number}</b>
}

export function RiskTag({ level, number, children }: { level: RiskLevel; number?: number; children: ReactNode }) {
  return (
    <Tag status={statusOf[level]} className={styles.tag}>
      {number !== undefined && <RiskNumber level={level} number={number} />}
      {children}
    </Tag>
  )
}
