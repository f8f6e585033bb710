import { createContext, use, useMemo, type ReactNode } from 'react'
import type { WidgetTexts } from './WidgetPoster.tsx'
import { useInjectedWidget, type WidgetPhase } from './useInjectedWidget.ts'

type Opening = { phase: WidgetPhase; open: (button: HTMLElement) => void }

const OpeningContext = createContext<Opening | undefined>(undefined)

/** For what asks for the widget, or makes room for it. */
export function useOpening(): Opening {
  const opening = use(OpeningContext)
  if (!opening) throw new Error('Outside <InjectedWidget> there is no widget to open')
  return opening
}

/** A page whose buttons put in a voice agent: one, whichever of them is pressed, until somebody leaves it. */
export function InjectedWidget({ children, ...texts }: WidgetTexts & { children: ReactNode }) {
  const { phase, Inserted, open, remove, leave } = useInjectedWidget()
  const opening = useMemo(() => ({ phase, open }), [phase, open])
  return (
    <OpeningContext value={opening}>
      {children}
      {Inserted && <Inserted texts={texts} onClickOutside={remove} onLeave={leave} />}
    </OpeningContext>
  )
}
