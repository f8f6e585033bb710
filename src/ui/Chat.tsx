import { FileText } from 'lucide'
import type { ReactNode } from 'react'
import { Avatar } from './Avatar.tsx'
import { classes } from './classes.ts'
import { Icon } from './Icon.tsx'
import { initialsOf } from './initials.ts'
import { Cluster } from './Layout.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'
import styles from './Chat.module.css'
import panel from './Panel.module.css'
import tags from './Status.module.css'

export type ChatSide = 'person' | 'assistant'

export function Chat({ children, label }: { children: ReactNode; label?: string | undefined }) {
  return (
    <ol className={styles.chat} role="list" aria-label={label}>
      {children}
    </ol>
  )
}

type BubbleProps = {
  from: ChatSide
  /** On a handoff: the person who takes over. The message mentions the same name. */
  handedTo?: string | undefined
  children: ReactNode
}

/** `by` names the speaker for screen readers. */
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
    <Element className={classes(styles.bubble, styles[from], handedTo && panel.handoff)}>
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

/** Hidden from screen readers, which announce the complete message once. */
export function StreamingBubble({ children }: { children: ReactNode }) {
  return (
    <li className={styles.played} aria-hidden>
      <Bubble as="span" from="assistant">
        {children}
      </Bubble>
    </li>
  )
}

/** Always takes up its space, so the layout doesn't shift. Without a stage, the message is fully shown. */
export function PlayedBubble({ stage, ...rest }: BubbleProps & { stage: 'waiting' | 'typed' | undefined }) {
  return (
    <li className={styles.played} data-stage={stage}>
      <Bubble as="span" {...rest} />
      {stage === 'typed' && <TypingDots from={rest.from} />}
    </li>
  )
}

export function ChatSource({ children }: { children: ReactNode }) {
  return (
    <cite className={classes(tags.tag, styles.source)}>
      <Icon of={FileText} size={14} />
      {children}
    </cite>
  )
}

export function ChatTime({ children }: { children: ReactNode }) {
  return <small className={styles.time}>{children}</small>
}

/** Not interactive: quick replies are part of the demo. */
export function ChatChips({ chips, filled }: { chips: readonly string[]; filled?: string }) {
  return (
    <Cluster as="ul" gap={3} className={styles.chips}>
      {chips.map((chip) => (
        <li key={chip} className={classes(styles.chip, chip === filled && styles.filled)}>
          {chip}
        </li>
      ))}
    </Cluster>
  )
}
