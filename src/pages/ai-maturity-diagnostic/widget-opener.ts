import { createContext, use, useSyncExternalStore } from 'react'

type WidgetPhase = 'absent' | 'loading' | 'present'

/** A store instead of a context value, so that sections that haven't hydrated don't render when the widget opens. */
export type WidgetOpener = {
  phase: () => WidgetPhase
  subscribe: (listener: () => void) => () => void
  open: (button: HTMLElement) => void
}

export const WidgetOpenerContext = createContext<WidgetOpener | undefined>(undefined)

/** For components that open the widget or make room for it. */
export function useWidgetOpener() {
  const opener = use(WidgetOpenerContext)
  if (!opener) throw new Error('useWidgetOpener must be used inside <InjectedWidget>')
  const phase = useSyncExternalStore(opener.subscribe, opener.phase, () => 'absent' as const)
  return { phase, open: opener.open }
}
