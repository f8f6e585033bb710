import type { ReactNode } from 'react'
import { OpeningContext } from './opening.ts'
import { useInjectedWidget } from './useInjectedWidget.ts'
import type { WidgetTexts } from './WidgetPoster.tsx'

/** Lets a page's buttons open the voice agent. There is one instance, no matter which button opens it. */
export function InjectedWidget({ children, ...texts }: WidgetTexts & { children: ReactNode }) {
  const { opening, Inserted, remove, leave } = useInjectedWidget()
  return (
    <OpeningContext value={opening}>
      {children}
      {Inserted && <Inserted texts={texts} onClickOutside={remove} onLeave={leave} />}
    </OpeningContext>
  )
}
