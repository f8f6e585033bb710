import type { ReactNode } from 'react'
import { FileText } from 'lucide'
import { classes } from './classes.ts'
import { Icon } from './Icon.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'
import styles from './Chat.module.css'

export type ChatSide = 'person' | 'assistant'

export function Chat({ children, label }: { children: ReactNode; label?: string }) {
  return (
    <ol className={styles.chat} aria-label={label}>
      {children}
    </ol>
  )
}

/** A person speaks on the right, the assistant on the left; `by` says it to whoever cannot see where it stands. */
export function ChatBubble({ from, by, children }: { from: ChatSide; by: string; children: ReactNode }) {
  return (
    <li className={classes(styles.bubble, styles[from])}>
      <VisuallyHidden>{by}: </VisuallyHidden>
      {children}
    </li>
  )
}

export function TypingBubble() {
  return (
    <li className={styles.played} aria-hidden>
      <TypingDots from="assistant" />
    </li>
  )
}

function TypingDots({ from }: { from: ChatSide }) {
  return (
    <span className={classes(styles.bubble, styles[from])}>
      <i />
      <i />
      <i />
    </span>
  )
}

/** How far a message of a conversation that plays has come; without one it is there. */
export type BubbleStage = 'waiting' | 'typed' | undefined

/** A message of a conversation that plays. It always takes its room, so that nothing moves when it comes and goes. */
export function PlayedBubble({ from, stage, children }: { from: ChatSide; stage: BubbleStage; children: ReactNode }) {
  return (
    <li className={styles.played} data-stage={stage}>
      <span className={classes(styles.bubble, styles[from])}>{children}</span>
      {stage === 'typed' && <TypingDots from={from} />}
    </li>
  )
}

/** The document that an answer rests on. Stands inside its bubble. */
export function ChatSource({ children }: { children: ReactNode }) {
  return (
    <cite className={styles.source}>
      <Icon of={FileText} size={14} />
      {children}
    </cite>
  )
}

/** When it was said. Stands last inside its bubble. */
export function ChatTime({ children }: { children: ReactNode }) {
  return <small className={styles.time}>{children}</small>
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
