import { classes } from './classes.ts'
import styles from './Avatar.module.css'
import shared from './shared.module.css'

type Props = {
  initials: string
  of?: 'assistant' | 'person'
  /** The address of a drawing or a photo, shown instead of the initials. */
  portrait?: string | undefined
}

/** Dark for an assistant, light and larger for a person. Hidden: render the name beside it. */
export function Avatar({ initials, of = 'assistant', portrait }: Props) {
  return (
    <span
      className={classes(shared.round, styles.avatar, of === 'person' && styles.person, portrait && styles.portrait)}
      aria-hidden
    >
      {portrait ? <img src={portrait} alt="" width="56" height="56" loading="lazy" /> : initials}
    </span>
  )
}
