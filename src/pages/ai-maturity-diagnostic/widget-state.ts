import type { ComponentType } from 'react'
import type { InsertedProps } from './Inserted.tsx'

export type WidgetState = { phase: 'absent' | 'loading' } | { phase: 'present'; Inserted: ComponentType<InsertedProps> }

export function createWidgetState() {
  let state: WidgetState = { phase: 'absent' }
  const listeners = new Set<() => void>()
  return {
    state: () => state,
    phase: () => state.phase,
    set: (next: WidgetState) => {
      state = next
      for (const listener of listeners) listener()
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
