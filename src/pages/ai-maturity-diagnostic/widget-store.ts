import { createContext, use, useSyncExternalStore, type ComponentType } from 'react'
import { flushSync } from 'react-dom'
import type { PageTexts } from './definition.ts'

export type InsertedProps = { texts: PageTexts['widget']; onClickOutside: () => void; onLeave: () => void }

type WidgetState = { phase: 'absent' | 'loading' } | { phase: 'present'; Inserted: ComponentType<InsertedProps> }

/** A store instead of a context value, so that sections that haven't hydrated don't render when the widget opens. */
export function createWidgetStore() {
  let state: WidgetState = { phase: 'absent' }
  let trigger: HTMLElement | undefined
  const listeners = new Set<() => void>()
  const set = (next: WidgetState) => {
    state = next
    for (const listener of listeners) listener()
  }
  return {
    state: () => state,
    phase: () => state.phase,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    open: (button: HTMLElement) => {
      trigger = button
      if (state.phase === 'absent') set({ phase: 'loading' })
    },
    /** Does nothing if the visitor has moved on meanwhile. */
    show: (Inserted: ComponentType<InsertedProps>) => {
      if (state.phase === 'loading') set({ phase: 'present', Inserted })
    },
    remove: () => set({ phase: 'absent' }),
    leave: () => {
      // Synchronous, because nothing behind a modal sheet can receive focus.
      flushSync(() => set({ phase: 'absent' }))
      trigger?.focus()
    },
  }
}

export const WidgetContext = createContext<ReturnType<typeof createWidgetStore> | undefined>(undefined)

export function useWidget() {
  const widget = use(WidgetContext)
  if (!widget) throw new Error('useWidget must be used inside <InjectedWidget>')
  const phase = useSyncExternalStore(widget.subscribe, widget.phase, () => 'absent' as const)
  return { phase, open: widget.open }
}
