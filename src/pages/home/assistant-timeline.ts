import { chatTimings } from '#site/chat-timings.ts'
import { chatTimeline } from '#ui/motion/chat.ts'
import { assistantChat, type assistants } from './page-data.ts'

/** Shared by the tab and by the recording that replaces it without JavaScript. */
export function assistantTimeline(timing: (typeof assistants)[number]['timing']) {
  const speakers = assistantChat.map(({ type }) => type)
  return chatTimeline(speakers, chatTimings[timing])
}
