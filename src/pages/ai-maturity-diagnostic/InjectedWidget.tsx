import type { ReactNode } from 'react'
import { OpeningContext } from './opening.ts'
import { useInjectedWidget } from './useInjectedWidget.ts'
import type { WidgetTexts } from './WidgetPoster.tsx'

/** A page whose buttons put in a voice agent: one, whichever of them is pressed, until somebody leaves it. */
export function InjectedWidget({ children, ...texts }: WidgetTexts & { children: ReactNode }) {
  const { opening, Inserted, remove, leave } = useInjectedWidget()
  return (
    <OpeningContext value={opening}>
      {children}
      {Inserted && <Inserted texts={texts} onClickOutside={remove} onLeave={leave} />}
    </OpeningContext>
  )
}
