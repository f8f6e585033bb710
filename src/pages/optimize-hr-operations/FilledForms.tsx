import { Avatar } from '#ui/Avatar.tsx'
import { Card } from '#ui/Card.tsx'
import { classes } from '#ui/classes.ts'
import { initialsOf } from '#ui/initials.ts'
import { usePlayOnce } from '#ui/motion/usePlayOnce.ts'
import { StatusDot } from '#ui/Status.tsx'
import type { PageTexts } from './definition.ts'
import { hrOperations } from './sample-data.ts'
import styles from './FilledForms.module.css'

type Props = PageTexts['hero']['filing'] & PageTexts['jobs']['dataEntry']['figure']

/** A new hire's form, and the four sheets that are filled from it. */
export function FilledForms({ label, form, signed, systems, done, filed, columns, rows }: Props) {
  const { name, start } = rows.hunter
  const grade = hrOperations.newStarters.hunter
  const stamp = <b className={styles.stamp}>{done}</b>
  return (
    <Card surface="tint" className={styles.desk} {...usePlayOnce()}>
      <ol className={styles.sheets} role="list" aria-label={label}>
        <li className={classes(styles.sheet, styles.form)}>
          <b className={styles.title}>{form}</b>
          <Entry label={columns.name} value={name} />
          <Entry label={columns.start} value={start} />
          <Entry label={columns.grade} value={grade} />
          <p className={styles.signature}>
            <svg viewBox="0 0 120 40" width="120" fill="none" strokeLinecap="round" aria-hidden>
              <path d="M4 32C12-8 22-2 16 30c4-20 14-24 14-4 6-14 14-14 14 0 6-16 14-12 14 0 8-30 20-28 14 0 8-10 16-8 40-6" />
            </svg>
            <span>
              <StatusDot status="pending" /> {signed}
            </span>
          </p>
        </li>
        <li className={classes(styles.sheet, styles.payroll)}>
          <b className={styles.title}>{systems.payroll}</b>
          <Entry label={columns.name} value={name} />
          <Entry label={columns.grade} value={grade} />
          {stamp}
        </li>
        <li className={classes(styles.sheet, styles.badge)}>
          <b className={styles.title}>{systems.badge}</b>
          <Avatar initials={initialsOf(name)} of="person" />
          <Entry value={name} />
          {stamp}
        </li>
        <li className={classes(styles.sheet, styles.time)}>
          <b className={styles.title}>{systems.time}</b>
          <Entry label={columns.start} value={start} />
          <svg
            className={styles.week}
            viewBox="0 0 68 39"
            fill="none"
            strokeWidth="10"
            strokeDasharray="10 4.5"
            aria-hidden
          >
            <path d="M0 5h68M0 19.5h68M0 34h68" />
            <path className={styles.firstDay} d="M0 5h10" />
          </svg>
          {stamp}
        </li>
        <li className={classes(styles.sheet, styles.file)}>
          <p className={styles.page}>{form}</p>
          <div className={styles.front}>
            <b className={styles.title}>{systems.file}</b>
            <b className={styles.stamp}>{filed}</b>
          </div>
        </li>
      </ol>
    </Card>
  )
}

function Entry({ label, value }: { label?: string; value: string }) {
  return (
    <p>
      {label && <small>{label}</small>} <b className={styles.value}>{value}</b>
    </p>
  )
}
