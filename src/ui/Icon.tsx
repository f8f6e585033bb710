import type { IconNode } from 'lucide'
import { classes } from './classes.ts'
import styles from './Icon.module.css'

export type { IconNode }

/** Below this size a line needs more weight to be seen. */
const SMALL_PX = 19

/** A line drawing on a 24 grid. Decoration: the words beside it, or the label of its button, say what it means. */
export function Icon({ of, size, className }: { of: IconNode; size: number; className?: string | undefined }) {
  return (
    <svg
      className={classes(styles.icon, size < SMALL_PX && styles.small, className)}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden
    >
      {of.map(([Shape, attributes]) => (
        <Shape key={Object.values(attributes).join(' ')} {...attributes} />
      ))}
    </svg>
  )
}

/** An icon out of a file that holds several: for those that are not seen at first. */
export function SpriteIcon({ file, name, size }: { file: string; name: string; size: number }) {
  return (
    <svg className={styles.icon} width={size} height={size} aria-hidden>
      <use href={`${file}#${name}`} />
    </svg>
  )
}
