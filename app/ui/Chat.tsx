import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'
import styles from './Chat.module.css'

export function Chat({ children, label }: { children: ReactNode; label?: string }) {
  return (
    <ol className={styles.chat} aria-label={label}>
      {children}
    </ol>
  )
}

/** A person speaks on the right, the assistant on the left; `by` says it to whoever cannot see where it stands. */
export function ChatBubble({ from, by, children }: { from: 'person' | 'assistant'; by: string; children: ReactNode }) {
  return (
    <li className={classes(styles.bubble, styles[from])}>
      <VisuallyHidden>{by}: </VisuallyHidden>
      {children}
    </li>
  )
}

export function TypingBubble() {
  return (
    <li className={classes(styles.bubble, styles.assistant, styles.typing)} aria-hidden>
      <i />
      <i />
      <i />
    </li>
  )
}

/** Quick answers behind the last message. Shown, not pressed: they belong to the demo. */
export function ChatChips({ chips, filled }: { chips: readonly string[]; filled?: string }) {
  return (
    <ul className={styles.chips}>
      {chips.map((chip) => (
        <li key={chip} className={classes(styles.chip, chip === filled && styles.filled)}>
          {chip}
        </li>
      ))}
    </ul>
  )
}
