import { FileText } from 'lucide'
import type { ReactNode } from 'react'
import { Avatar } from './Avatar.tsx'
import { classes } from './classes.ts'
import { Icon } from './Icon.tsx'
import { initialsOf } from './initials.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'
import styles from './Chat.module.css'
import panel from './Panel.module.css'

export type ChatSide = 'person' | 'assistant'

export function Chat({ children, label }: { children: ReactNode; label?: string }) {
  return (
    <ol className={styles.chat} role="list" aria-label={label}>
      {children}
    </ol>
  )
}

type BubbleProps = {
  from: ChatSide
  /** Where the assistant hands over: the person who goes on, and whom its words name. */
  handedTo?: string | undefined
  children: ReactNode
}

/** A person speaks on the right, the assistant on the left; `by` says it to whoever cannot see where it stands. */
export function ChatBubble({ by, children, ...rest }: BubbleProps & { by: string }) {
  return (
    <Bubble as="li" {...rest}>
      <VisuallyHidden>{by}: </VisuallyHidden>
      {children}
    </Bubble>
  )
}

function Bubble({ as: Element, from, handedTo, children }: BubbleProps & { as: 'li' | 'span' }) {
  return (
    <Element className={classes(styles.bubble, styles[from], handedTo && panel.handing)}>
      {children}
      {handedTo && <Avatar initials={initialsOf(handedTo)} of="person" />}
    </Element>
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
    <Bubble as="span" from={from}>
      <i />
      <i />
      <i />
    </Bubble>
  )
}

/** Words that still come. Whoever cannot see them hears them once, when they are all there. */
export function ComingBubble({ children }: { children: ReactNode }) {
  return (
    <li className={styles.played} aria-hidden>
      <Bubble as="span" from="assistant">
        {children}
      </Bubble>
    </li>
  )
}

/** How far a message of a conversation that plays has come; without one it is there. */
export type BubbleStage = 'waiting' | 'typed' | undefined

/** A message of a conversation that plays. It always takes its room, so that nothing moves when it comes and goes. */
export function PlayedBubble({ stage, ...rest }: BubbleProps & { stage: BubbleStage }) {
  return (
    <li className={styles.played} data-stage={stage}>
      <Bubble as="span" {...rest} />
      {stage === 'typed' && <TypingDots from={rest.from} />}
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
