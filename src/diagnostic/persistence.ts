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
  const events = eventsIn(stored)
  return events.every(isEvent) ? events : []
}

export function replay(events: readonly ConversationEvent[]): Conversation {
  return events.reduce(applyEvent, initialConversation)
}

function eventsIn(stored: string | undefined): unknown[] {
  try {
    const found = JSON.parse(stored ?? '') as { version?: unknown; events?: unknown } | null
    const { events } = found ?? {}
    return found?.version === VERSION && Array.isArray(events) && events.length <= MAX_EVENTS ? events : []
  } catch {
    return []
  }
}

function isEvent(found: unknown): found is ConversationEvent {
  if (typeof found !== 'object' || found === null) return false
  const { type, said, level, confirmed, dimension } = found as Record<string, unknown>
  if (said !== undefined && (typeof said !== 'string' || said.length > MAX_REPLY_LENGTH)) return false
  switch (type) {
    case 'begin':
    case 'skip':
    case 'back':
    case 'keep':
    case 'unsure':
      return true
    case 'unclear':
      return said !== undefined
    case 'answer':
      return levels.some((each) => each === level)
    case 'confirm':
      return confirmations.some((each) => each === confirmed)
    case 'change':
      return dimensions.some((each) => each === dimension)
    default:
      return false
  }
}
