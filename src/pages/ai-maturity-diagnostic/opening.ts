import { createContext, use, useSyncExternalStore } from 'react'

/** `coming`: requested, but not loaded yet. */
type WidgetPhase = 'absent' | 'coming' | 'present'

/** A store instead of a context value, so that sections that haven't hydrated don't render when the widget opens. */
export type Opening = {
  phase: () => WidgetPhase
  subscribe: (listener: () => void) => () => void
  open: (button: HTMLElement) => void
}

export const OpeningContext = createContext<Opening | undefined>(undefined)

/** For components that open the widget or make room for it. */
export function useOpening() {
  const opening = use(OpeningContext)
  if (!opening) throw new Error('Outside <InjectedWidget> there is no widget to open')
  const phase = useSyncExternalStore(opening.subscribe, opening.phase, () => 'absent' as const)
  return { phase, open: opening.open }
}
