import { useState, type ReactNode } from 'react'
import { keysOf } from '#i18n/merge-texts.ts'
import { chatTimings } from '#site/chat-timings.ts'
import { Chat, ChatChips, ChatSource, ChatTime, PlayedBubble, type ChatSide } from '#ui/Chat.tsx'
import { chatTimeline, stageOf, type Speaker } from '#ui/motion/chat.ts'
import { usePlayback } from '#ui/motion/usePlayback.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import shared from '#ui/shared.module.css'

export type ChatMessage = {
  type: Speaker
  content: string
  source?: string | undefined
  time?: string | undefined
  /** On a handoff: the person who takes over, for example "Omar T.". */
  handedTo?: string | undefined
}

export type Transcript = { label: string; by: { bot: string; user: string }; messages: readonly ChatMessage[] }

export type ChatProps = {
  messages: readonly ChatMessage[]
  chips?: readonly string[]
  timing: keyof typeof chatTimings
  className?: string | undefined
  /** Appears with the last message, before the chips: for example an order card. */
  children?: ReactNode
}

export type MessageTexts = Omit<ChatMessage, 'type'>

/** `script` has the speakers in order; the texts of their messages have the same ids. */
export function messagesOf<Id extends string>(
  script: Readonly<Record<Id, Speaker>>,
  texts: Readonly<Record<Id, MessageTexts>>,
): ChatMessage[] {
  return keysOf(script).map((id) => ({ ...texts[id], type: script[id] }))
}

/** The script is static page data: changes after mount are ignored. */
export function useChat({ messages, timing }: Pick<ChatProps, 'messages' | 'timing'>) {
  const speakers = messages.map(({ type }) => type)
  const [timeline] = useState(() => chatTimeline(speakers, chatTimings[timing]))
  return usePlayback(timeline)
}

/** Hidden from assistive technology: render a `ChatTranscript` with it. */
export function ScriptedChat(props: ChatProps) {
  return <PlayedChat {...props} playback={useChat(props)} />
}

type PlayedProps = ChatProps & { playback: ReturnType<typeof useChat> }

/** Hidden parts still take up space, so the layout doesn't shift. */
export function PlayedChat({ messages, chips, className, children, playback }: PlayedProps) {
  const { ref, state } = playback
  const afterLast = { className: shared.staged, 'data-stage': state.chips ? undefined : 'waiting' }
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

export function ChatTranscript({ label, by, messages }: Transcript) {
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

function formatLine(by: Transcript['by'], { type, content, source, time }: ChatMessage): string {
  const speaker = time ? `${by[type]}, ${time}` : by[type]
  return `${speaker}: ${content}${source ? ` (${source})` : ''}`
}
