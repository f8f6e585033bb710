/** Restores a conversation after a reload by replaying its events. Starts over if the stored data is invalid. */

import { after, atStart, type Conversation, type ConversationEvent } from './conversation.ts'
import { confirmations, dimensions, levels } from './dimensions.ts'

/** Increment when the meaning of questions or events changes. */
const VERSION = 1

/** More than a real conversation has. Later events are not stored. */
const MOST_EVENTS = 300

/** Maximum length of one reply. */
export const MOST_LETTERS = 400

export function written(events: readonly ConversationEvent[]): string {
  return JSON.stringify({ version: VERSION, events: events.slice(0, MOST_EVENTS) })
}

export function restored(kept: string | undefined): ConversationEvent[] {
  const events = eventsIn(kept)
  return events.every(isEvent) ? events : []
}

export function played(events: readonly ConversationEvent[]): Conversation {
  return events.reduce(after, atStart)
}

function eventsIn(kept: string | undefined): unknown[] {
  try {
    const found = JSON.parse(kept ?? '') as { version?: unknown; events?: unknown } | null
    const { events } = found ?? {}
    return found?.version === VERSION && Array.isArray(events) && events.length <= MOST_EVENTS ? events : []
  } catch {
    return []
  }
}

function isEvent(found: unknown): found is ConversationEvent {
  if (typeof found !== 'object' || found === null) return false
  const { type, said, level, confirmed, dimension } = found as Record<string, unknown>
  if (said !== undefined && (typeof said !== 'string' || said.length > MOST_LETTERS)) return false
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
