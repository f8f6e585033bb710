/** Restores a conversation after a reload by replaying its events. Starts over if the stored data is invalid. */

import { applyEvent, initialConversation, type Conversation, type ConversationEvent } from './conversation.ts'
import { confirmations, dimensions, levels } from './dimensions.ts'

/** Increment when the meaning of questions or events changes. */
const VERSION = 1

/** More than a real conversation has. Later events are not stored. */
const MAX_EVENTS = 300

export const MAX_REPLY_LENGTH = 400

export function serializeEvents(events: readonly ConversationEvent[]): string {
  return JSON.stringify({ version: VERSION, events: events.slice(0, MAX_EVENTS) })
}

export function parseEvents(stored: string | undefined): ConversationEvent[] {
  try {
    const found = JSON.parse(stored ?? '') as { version?: unknown; events?: unknown } | null
    const events = found?.version === VERSION && Array.isArray(found.events) ? found.events : []
    return events.length <= MAX_EVENTS && events.every(isEvent) ? events : []
  } catch {
    return []
  }
}

export function replay(events: readonly ConversationEvent[]): Conversation {
  return events.reduce(applyEvent, initialConversation)
}

function isEvent(found: unknown): found is ConversationEvent {
  if (typeof found !== 'object' || found === null) return false
  const { type, said, level, confirmed, dimension } = found as Record<string, unknown>
  if (said !== undefined && (typeof said !== 'string' || said.length > MAX_REPLY_LENGTH)) return false
  if (type === 'unclear') return said !== undefined
  if (type === 'answer') return levels.some((each) => each === level)
  if (type === 'confirm') return confirmations.some((each) => each === confirmed)
  if (type === 'change') return dimensions.some((each) => each === dimension)
  return ['begin', 'skip', 'back', 'keep', 'unsure'].some((each) => each === type)
}
