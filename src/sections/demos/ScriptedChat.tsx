import type { ReactNode } from 'react'
import { Chat, ChatChips, ChatSource, ChatTime, PlayedBubble, type ChatSide } from '#ui/Chat.tsx'
import { stageOf, type Speaker } from '#ui/motion/chat.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { useChat, type ChatPlayback, type ChatTimingId } from './useChat.ts'
import styles from './ScriptedChat.module.css'

export type ChatMessage = {
  type: Speaker
  content: string
  /** Source document of the answer, for example "Leave policy, 4.3". */
  source?: string | undefined
  /** For example "14:31". */
  time?: string | undefined
  /** On a handoff: the person who takes over, for example "Omar T.". */
  handedTo?: string | undefined
}

export type ChatTexts = {
  /** Accessible name of the transcript, for example "Conversation about a package". */
  label: string
  /** Speaker names in the transcript. */
  by: { bot: string; user: string }
  messages: readonly ChatMessage[]
  chips?: readonly string[]
}

export type ChatProps = Pick<ChatTexts, 'messages' | 'chips'> & {
  timing: ChatTimingId
  className?: string | undefined
  /** Appears with the last message, before the chips: for example an order card. */
  children?: ReactNode
}

/** Hidden from assistive technology: render a `ChatTranscript` with it. */
export function ScriptedChat(props: ChatProps) {
  return <PlayedChat {...props} playback={useChat(props.messages, props.timing)} />
}

/** Hidden parts still take up space, so the layout doesn't shift. */
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

/** The conversation for assistive technology. Independent of playback. */
export function ChatTranscript({ label, by, messages }: Pick<ChatTexts, 'label' | 'by' | 'messages'>) {
  return (
    <VisuallyHidden as="div">
      <ol role="list" aria-label={label}>
        {messages.map((message) => (
          <li key={message.content}>{formatLine(by, message)}</li>
        ))}
      </ol>
    </VisuallyHidden>
  )
}

function formatLine(by: ChatTexts['by'], { type, content, source, time }: ChatMessage): string {
  const speaker = by[type]
  const line = `${time ? `${speaker}, ${time}` : speaker}: ${content}`
  return source ? `${line} (${source})` : line
}
