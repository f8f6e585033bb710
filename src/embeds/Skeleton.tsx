import type { FormId } from '#site/embeds.ts'
import { classes } from '#ui/classes.ts'
import styles from './Skeleton.module.css'

/** A heading, plus the fields of a form or the days and times of a calendar. */
const cells: Record<FormId, number> = { 'lead-form': 1 + 10, scheduler: 1 + 28 + 12 }

export function Skeleton({ of, label }: { of: FormId; label: string }) {
  return (
    <>
      <div className={classes(styles.skeleton, of === 'scheduler' && styles.days)} aria-hidden>
        {Array.from({ length: cells[of] }, (_, index) => (
          <i key={index} />
        ))}
      </div>
      <p className={styles.line}>
        <i className={styles.spinner} aria-hidden />
        {label}
      </p>
    </>
  )
}
