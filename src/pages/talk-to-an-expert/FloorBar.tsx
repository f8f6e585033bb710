import { classes } from '#ui/classes.ts'
import { BAR_WIDTH, blocks, minutesOf, type Part } from './agenda.ts'
import styles from './FloorBar.module.css'

/** Who has the floor, from top to bottom: visitors dark, our side green. Decorative: there is text beside it. */
export function FloorBar({ parts, className }: { parts: readonly Part[]; className?: string | undefined }) {
  return (
    <svg
      className={classes(styles.bar, className)}
      viewBox={`0 0 ${BAR_WIDTH} ${minutesOf(parts)}`}
      preserveAspectRatio="none"
      aria-hidden
    >
      <path className={styles.us} d={blocks(parts, 'us')} />
      <path d={blocks(parts, 'you')} />
    </svg>
  )
}
