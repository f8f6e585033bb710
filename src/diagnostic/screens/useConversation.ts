import { useMemo, useSyncExternalStore } from 'react'
import { setStored, getStored } from '#browser/storage.ts'
import type { ConversationEvent } from '../conversation.ts'
import { parseEvents, replay, serializeEvents } from '../persistence.ts'

const KEY = 'diagnostic'

const noEvents: readonly ConversationEvent[] = []
const listeners = new Set<() => void>()
let events: readonly ConversationEvent[] | undefined

function getEvents(): readonly ConversationEvent[] {
  events ??= parseEvents(getStored(KEY, 'sessionStorage'))
  return events
}

function change(next: readonly ConversationEvent[]): void {
  events = next
  setStored(KEY, next.length === 0 ? undefined : serializeEvents(next), 'sessionStorage')
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const dispatch = (event: ConversationEvent) => change([...getEvents(), event])
const restart = () => change(noEvents)

export function useConversation() {
  const currentEvents = useSyncExternalStore(subscribe, getEvents, () => noEvents)
  const conversation = useMemo(() => replay(currentEvents), [currentEvents])
  return { conversation, dispatch, restart }
}
