import type { ComponentProps, ReactNode } from 'react'
import { Avatar } from './Avatar.tsx'
import { classes } from './classes.ts'
import { StatusDot, type Status } from './Status.tsx'
import grounds from './Ground.module.css'
import styles from './Panel.module.css'

/** Product UI: the assistant at work. A bar, a body, and the trace of what was done. */
export function Panel({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={classes(styles.panel, grounds.light, className)} {...rest} />
}

type BarProps = {
  initials?: string
  /** A picture in place of the initials. */
  avatar?: ReactNode
  name: string
  state: string
  /** The dot beside the state, where it has one. */
  status?: Status
  /** Stands at the end: usually a tag. */
  children?: ReactNode
}

export function PanelBar({ initials, avatar, name, state, status, children }: BarProps) {
  return (
    <div className={styles.bar}>
      {avatar ?? (initials && <Avatar initials={initials} />)}
      <p className={styles.who}>
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
  /** Where the trace plays: not done yet. It takes its room, and assistive technology finds it. */
  waiting?: boolean
}

/** What the assistant did, in past-tense sentences, each with its time. */
export function Trace({ steps, label }: { steps: readonly TraceStep[]; label?: string }) {
  return (
    <ul className={styles.trace} role="list" aria-label={label}>
      {steps.map((step) => (
        <li key={step.text} data-stage={step.waiting ? 'waiting' : undefined}>
          <StatusDot status={step.status} />
          {step.text}
          <span className={styles.time}>{step.time}</span>
        </li>
      ))}
    </ul>
  )
}
