import { useState } from 'react'
import { chatTimings } from '#site/chat-timings.ts'
import { chatTimeline, type Speaker } from '#ui/motion/chat.ts'
import { usePlayback } from '#ui/motion/usePlayback.ts'

export type ChatTimingId = keyof typeof chatTimings

export type ChatPlayback = ReturnType<typeof useChat>

/** The script is static page data: changes after mount are ignored. */
export function useChat(messages: readonly { type: Speaker }[], timing: ChatTimingId) {
  const [timeline] = useState(() =>
    chatTimeline(
      messages.map(({ type }) => type),
      chatTimings[timing],
    ),
  )
  return usePlayback(timeline)
}
