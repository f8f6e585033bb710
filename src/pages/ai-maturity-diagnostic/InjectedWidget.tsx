import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react'
import { currentAddresses } from '#embeds/addresses.ts'
import { useLanguage, usePageTexts } from '#i18n/useTexts.ts'
import { definition } from './definition.ts'
import { loadAfterClick } from './load-after-click.ts'
import { createWidgetStore, WidgetContext } from './widget-store.ts'

/** Lets a page's buttons open the voice agent. There is never more than one, and its code loads on the first click. */
export function InjectedWidget({ children }: { children: ReactNode }) {
  const language = useLanguage()
  const { widget: texts } = usePageTexts(definition)
  const [widget] = useState(createWidgetStore)
  const state = useSyncExternalStore(widget.subscribe, widget.state, widget.state)
  const isLoading = state.phase === 'loading'
  useEffect(() => {
    if (!isLoading) return
    return loadAfterClick(() => import('./Inserted.tsx'), {
      onLoaded: ({ Inserted }) => widget.show(Inserted),
      onFailed: () => window.location.assign(currentAddresses('diagnostic', language).tab),
    })
  }, [isLoading, language, widget])
  return (
    <WidgetContext value={widget}>
      {children}
      {state.phase === 'present' && (
        <state.Inserted texts={texts} onClickOutside={widget.remove} onLeave={widget.leave} />
      )}
    </WidgetContext>
  )
}
