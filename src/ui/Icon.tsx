import type { IconNode } from 'lucide'
import { classes } from './classes.ts'
import styles from './Icon.module.css'

export type { IconNode }

/** Below this size, icons need a thicker stroke to be legible. */
const SMALL_PX = 19

/** A line icon on a 24 px grid. Decorative: adjacent text or the button's label must carry the meaning. */
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

/** An external sprite keeps icons that are hidden at first out of the bundle. */
export function SpriteIcon({ file, name, size }: { file: string; name: string; size: number }) {
  return (
    <svg className={styles.icon} width={size} height={size} aria-hidden>
      <use href={`${file}#${name}`} />
    </svg>
  )
}
