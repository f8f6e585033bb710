import type { ReactNode } from 'react'
import { Chat, ChatChips, ChatSource, ChatTime, PlayedBubble, type ChatSide } from '#ui/Chat.tsx'
import { stageOf, type Speaker } from '#ui/motion/chat.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { useChat, type ChatPlayback, type ChatTimingId } from './useChat.ts'
import styles from './ScriptedChat.module.css'

export type ChatMessage = {
  type: Speaker
  content: string
  /** The document that the answer rests on: "Leave policy, 4.3". */
  source?: string | undefined
  /** When it was said: "14:31". */
  time?: string | undefined
  /** The person to whom the assistant hands over with it: "Omar T.". */
  handedTo?: string | undefined
}

export type ChatTexts = {
  /** What the transcript is called: "Conversation about a package". */
  label: string
  /** Who speaks, for the transcript. */
  by: { bot: string; user: string }
  messages: readonly ChatMessage[]
  chips?: readonly string[]
}

export type ChatProps = Pick<ChatTexts, 'messages' | 'chips'> & {
  timing: ChatTimingId
  className?: string | undefined
  /** What comes with the last message, before the chips: a card with the order, say. */
  children?: ReactNode
}

/** A conversation that plays by itself. Hidden from assistive technology, which gets the transcript below. */
export function ScriptedChat(props: ChatProps) {
  return <PlayedChat {...props} playback={useChat(props.messages, props.timing)} />
}

/** Everything is there at any time and takes its room, so that nothing moves when it comes and goes. */
export function PlayedChat({ messages, chips, className, children, playback }: ChatProps & { playback: ChatPlayback }) {
  const { ref, state } = playback
  const afterLast = { className: styles.afterLast, 'data-stage': state.chips ? undefined : 'waiting' }
  return (
    <div ref={ref} className={className} aria-hidden>
      <Chat>
        {messages.map((message, index) => (
          <PlayedBubble
            key={message.content}
            from={sides[message.type]}
            stage={stageOf(index, state)}
            handedTo={message.handedTo}
          >
            {message.content}
            {message.source && <ChatSource>{message.source}</ChatSource>}
            {message.time && <ChatTime>{message.time}</ChatTime>}
          </PlayedBubble>
        ))}
      </Chat>
      {children && <div {...afterLast}>{children}</div>}
      {chips && (
        <div {...afterLast}>
          <ChatChips chips={chips} />
        </div>
      )}
    </div>
  )
}

const sides: Record<Speaker, ChatSide> = { bot: 'assistant', user: 'person' }

/** The same conversation for assistive technology: stands beside the play, whether that is on screen or not. */
export function ChatTranscript({ label, by, messages }: Pick<ChatTexts, 'label' | 'by' | 'messages'>) {
  return (
    <VisuallyHidden as="div">
      <ol role="list" aria-label={label}>
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
