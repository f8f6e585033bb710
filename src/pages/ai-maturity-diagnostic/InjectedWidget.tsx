import type { ReactNode } from 'react'
import { useInjectedWidget } from './useInjectedWidget.ts'
import { WidgetOpenerContext } from './widget-opener.ts'
import type { WidgetTexts } from './WidgetPoster.tsx'

/** Lets a page's buttons open the voice agent. There is one instance, no matter which button opens it. */
export function InjectedWidget({ children, ...texts }: WidgetTexts & { children: ReactNode }) {
  const { opener, Inserted, remove, leave } = useInjectedWidget()
  return (
    <WidgetOpenerContext value={opener}>
      {children}
      {Inserted && <Inserted texts={texts} onClickOutside={remove} onLeave={leave} />}
    </WidgetOpenerContext>
  )
}
