import { createContext, use, useSyncExternalStore } from 'react'

/** `coming`: asked for, and not there yet. */
type WidgetPhase = 'absent' | 'coming' | 'present'

/**
 * Whoever asks for the widget listens to it by itself: sections of the page that still rest need not be drawn when it comes.
 */
export type Opening = {
  phase: () => WidgetPhase
  subscribe: (listener: () => void) => () => void
  open: (button: HTMLElement) => void
}

export const OpeningContext = createContext<Opening | undefined>(undefined)

/** For what asks for the widget, or makes room for it. */
export function useOpening() {
  const opening = use(OpeningContext)
  if (!opening) throw new Error('Outside <InjectedWidget> there is no widget to open')
  const phase = useSyncExternalStore(opening.subscribe, opening.phase, () => 'absent' as const)
  return { phase, open: opening.open }
}
