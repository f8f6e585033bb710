import { useMemo, useSyncExternalStore } from 'react'
import { setStored, getStored } from '#browser/storage.ts'
import type { Conversation, ConversationEvent } from '../conversation.ts'
import { played, restored, written } from '../persistence.ts'

const KEY = 'diagnostic'

const nothing: readonly ConversationEvent[] = []
const listeners = new Set<() => void>()
let events: readonly ConversationEvent[] | undefined

function current(): readonly ConversationEvent[] {
  events ??= restored(getStored(KEY, 'sessionStorage'))
  return events
}

function change(next: readonly ConversationEvent[]): void {
  events = next
  setStored(KEY, next.length === 0 ? undefined : written(next), 'sessionStorage')
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const tell = (event: ConversationEvent) => change([...current(), event])
const restart = () => change(nothing)

/** The conversation of this tab, stored so that it survives a reload. */
export function useConversation(): {
  conversation: Conversation
  tell: (event: ConversationEvent) => void
  restart: () => void
} {
  const told = useSyncExternalStore(subscribe, current, () => nothing)
  const conversation = useMemo(() => played(told), [told])
  return { conversation, tell, restart }
}
