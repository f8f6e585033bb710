import { useState, type ReactNode } from 'react'
import { chatTimeline, type ChatState, type Speaker } from '../motion/chat.ts'
import { usePlayback } from '../motion/usePlayback.ts'
import { chatTimings } from '../site/timings.ts'
import { Chat, ChatChips, ChatSource, ChatTime, PlayedBubble, type BubbleStage, type ChatSide } from '../ui/Chat.tsx'
import { classes } from '../ui/classes.ts'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import styles from './ScriptedChat.module.css'

type ChatMessage = {
  type: Speaker
  content: string
  /** The document that the answer rests on: "Leave policy, 4.3". */
  source?: string | undefined
  /** When it was said: "14:31". */
  time?: string | undefined
}

export type ChatTexts = {
  /** What the transcript is called: "Conversation about a parcel". */
  label: string
  /** Who speaks, for the transcript. */
  by: { bot: string; user: string }
  messages: readonly ChatMessage[]
  chips?: readonly string[]
}

type Props = Pick<ChatTexts, 'messages' | 'chips'> & {
  timing: keyof typeof chatTimings
  className?: string | undefined
  /** What comes with the last message, before the chips: a card with the order, say. */
  children?: ReactNode
}

/**
 * A conversation that plays by itself. All messages are there from the start and take their room, so that nothing moves
 * when they appear. Hidden from assistive technology, which gets the transcript below.
 */
export function ScriptedChat({ messages, chips, timing, className, children }: Props) {
  // Who speaks when is page data: it is the same for as long as the chat stands.
  const [timeline] = useState(() =>
    chatTimeline(
      messages.map(({ type }) => type),
      chatTimings[timing],
    ),
  )
  const { ref, state } = usePlayback(timeline)
  const afterLast = classes(styles.afterLast, !state.chips && styles.waiting)
  return (
    <div ref={ref} className={className} aria-hidden>
      <Chat>
        {messages.map((message, index) => (
          <PlayedBubble key={message.content} from={sides[message.type]} stage={stageOf(index, state)}>
            {message.content}
            {message.source && <ChatSource>{message.source}</ChatSource>}
            {message.time && <ChatTime>{message.time}</ChatTime>}
          </PlayedBubble>
        ))}
      </Chat>
      {children && <div className={afterLast}>{children}</div>}
      {chips && (
        <div className={afterLast}>
          <ChatChips chips={chips} />
        </div>
      )}
    </div>
  )
}

const sides: Record<Speaker, ChatSide> = { bot: 'assistant', user: 'person' }

function stageOf(index: number, { shown, typing }: ChatState): BubbleStage {
  if (index < shown) return 'shown'
  return index === shown && typing ? 'typed' : 'waiting'
}

/** The same conversation for assistive technology: stands beside the play, whether that is on screen or not. */
export function ChatTranscript({ label, by, messages }: Pick<ChatTexts, 'label' | 'by' | 'messages'>) {
  return (
    <VisuallyHidden as="div">
      <ol aria-label={label}>
        {messages.map((message) => (
          <li key={message.content}>{spoken(by, message)}</li>
        ))}
      </ol>
    </VisuallyHidden>
  )
}

function spoken(by: ChatTexts['by'], { type, content, source, time }: ChatMessage): string {
  const speaker = by[type]
  const words = `${time ? `${speaker}, ${time}` : speaker}: ${content}`
  return source ? `${words} (${source})` : words
}
