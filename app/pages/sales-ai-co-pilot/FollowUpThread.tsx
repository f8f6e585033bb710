import type { PageTexts } from './definition.ts'
import { classes } from '../../ui/classes.ts'
import grounds from '../../ui/Ground.module.css'
import { StatusDot, type Status } from '../../ui/Status.tsx'
import styles from './FollowUpThread.module.css'

/** Sent by the co-pilot, done by a person, the answer, drafted for a person, called off. */
type StepKind = 'sent' | 'person' | 'answer' | 'draft' | 'off'

const statusOf: Record<StepKind, Status> = {
  sent: 'done',
  person: 'done',
  answer: 'done',
  draft: 'active',
  off: 'idle',
}

/** What was sent to a lead, when, what came back, and what is waiting for a person. */
export function FollowUpThread({ title, note, steps }: PageTexts['thread']) {
  return (
    <div className={classes(styles.thread, grounds.dark)}>
      <p className={styles.title}>
        <b>{title}</b>
        {note}
      </p>
      <ol className={styles.steps} aria-label={title}>
        {steps.map((step) => (
          <li key={step.time} data-kind={step.kind}>
            <StatusDot status={statusOf[step.kind as StepKind]} />
            <small>{step.time}</small>
            <b>{step.title}</b>
            {step.note && <p>{step.note}</p>}
            {step.message && <p className={styles.message}>{step.message}</p>}
            {step.actions && (
              <p className={styles.actions}>
                {step.actions.map((action) => (
                  <span key={action}>{action}</span>
                ))}
              </p>
            )}
          </li>
        ))}
      </ol>
    </div>
  )
}
