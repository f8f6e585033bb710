import { createContext, use } from 'react'

/** `coming`: asked for, and not there yet. */
type WidgetPhase = 'absent' | 'coming' | 'present'

type Opening = { phase: WidgetPhase; open: (button: HTMLElement) => void }

export const OpeningContext = createContext<Opening | undefined>(undefined)

/** For what asks for the widget, or makes room for it. */
export function useOpening(): Opening {
  const opening = use(OpeningContext)
  if (!opening) throw new Error('Outside <InjectedWidget> there is no widget to open')
  return opening
}
