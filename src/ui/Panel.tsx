import type { ComponentProps, ReactNode } from 'react'
import { Avatar } from './Avatar.tsx'
import { classes } from './classes.ts'
import { StatusDot, type Status } from './Status.tsx'
import styles from './Panel.module.css'
import shared from './shared.module.css'
import surfaces from './Surface.module.css'

export function Panel({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={classes(styles.panel, surfaces.light, className)} {...rest} />
}

type BarProps = {
  initials?: string
  avatar?: ReactNode
  name: string
  state: string
  status?: Status
  children?: ReactNode
}

export function PanelBar({ initials, avatar, name, state, status, children }: BarProps) {
  return (
    <div className={styles.bar}>
      {avatar ?? (initials && <Avatar initials={initials} />)}
      <p>
        <b>{name}</b>
        <small>
          {status && <StatusDot status={status} />}
          {state}
        </small>
      </p>
      {children}
    </div>
  )
}

export type TraceStep = {
  text: string
  time: string
  status: Status
  /** In a playing trace: not done yet. Invisible, but takes up space and is exposed to assistive technology. */
  waiting?: boolean
}

/** Steps are in the past tense. */
export function Trace({ steps, label }: { steps: readonly TraceStep[]; label?: string | undefined }) {
  return (
    <ul className={styles.trace} role="list" aria-label={label}>
      {steps.map((step) => (
        <li key={step.text} className={shared.staged} data-stage={step.waiting ? 'waiting' : undefined}>
          <StatusDot status={step.status} />
          {step.text}
          <span>{step.time}</span>
        </li>
      ))}
    </ul>
  )
}
