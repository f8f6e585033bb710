import { chatTimings } from '#site/chat-timings.ts'
import { chatTimeline } from '#ui/motion/chat.ts'
import { assistantChat, type assistants } from './page-data.ts'

/** How the chat of an assistant plays: on its tab, and in the recording that stands in for it. */
export function assistantTimeline(timing: (typeof assistants)[number]['timing']) {
  const speakers = assistantChat.map(({ type }) => type)
  return chatTimeline(speakers, chatTimings[timing])
}
