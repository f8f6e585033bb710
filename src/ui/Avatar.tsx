import { classes } from './classes.ts'
import styles from './Avatar.module.css'
import shared from './shared.module.css'

/** Dark for an assistant, light and larger for a person. Hidden: render the name beside it. */
export function Avatar({ initials, of = 'assistant' }: { initials: string; of?: 'assistant' | 'person' }) {
  return (
    <span className={classes(shared.round, styles.avatar, of === 'person' && styles.person)} aria-hidden>
      {initials}
    </span>
  )
}
