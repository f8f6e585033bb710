import { classes } from '#ui/classes.ts'
import { StatusDot, type Status } from '#ui/Status.tsx'
import type { PageTexts } from './definition.ts'
import { threadSteps } from './sample-data.ts'
import surfaces from '#ui/Surface.module.css'
import styles from './FollowUpThread.module.css'

const statusOf: Record<(typeof threadSteps)[number]['kind'], Status> = {
  sent: 'done',
  person: 'done',
  answer: 'done',
  draft: 'active',
  off: 'idle',
}

export function FollowUpThread({ title, note, steps }: PageTexts['thread']) {
  return (
    <div className={classes(styles.thread, surfaces.dark)}>
      <p className={styles.title}>
        <b>{title}</b>
        {note}
      </p>
      <ol className={styles.steps} role="list" aria-label={title}>
        {threadSteps.map(({ id, kind }) => (
          <li key={id} data-kind={kind}>
            <StatusDot status={statusOf[kind]} />
            <StepText {...steps[id]} />
          </li>
        ))}
      </ol>
    </div>
  )
}

type StepProps = { time: string; title: string; note?: string; message?: string; actions?: readonly string[] }

function StepText({ time, title, note, message, actions }: StepProps) {
  return (
    <>
      <small>{time}</small>
      <b>{title}</b>
      {note && <p>{note}</p>}
      {message && <p className={styles.message}>{message}</p>}
      {actions && (
        <p className={styles.actions}>
          {actions.map((action) => (
            <span key={action}>{action}</span>
          ))}
        </p>
      )}
    </>
  )
}
