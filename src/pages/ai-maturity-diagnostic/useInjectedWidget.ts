import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { currentAddresses } from '#embeds/configured-addresses.ts'
import { useLanguage } from '#i18n/useTexts.ts'
import { WIDGET_CLICK_DELAY_MS } from '#site/timings.ts'
import type { WidgetOpener } from './widget-opener.ts'
import { createWidgetState } from './widget-state.ts'

/** Opens and closes the widget. There is never more than one, and its code loads on the first click. */
export function useInjectedWidget() {
  const language = useLanguage()
  const [widget] = useState(createWidgetState)
  const state = useSyncExternalStore(widget.subscribe, widget.state, widget.state)
  const trigger = useRef<HTMLElement>(null)
  const { phase } = state
  useEffect(() => {
    if (phase !== 'loading') return
    const loading = import('./Inserted.tsx')
    const timer = setTimeout(() => {
      loading.then(
        // Don't open the widget if the visitor has moved on meanwhile.
        ({ Inserted }) => widget.phase() === 'loading' && widget.set({ phase: 'present', Inserted }),
        () => window.location.assign(currentAddresses('diagnostic', language).tab),
      )
    }, WIDGET_CLICK_DELAY_MS)
    return () => clearTimeout(timer)
  }, [phase, language, widget])
  const opener = useMemo<WidgetOpener>(
    () => ({
      phase: widget.phase,
      subscribe: widget.subscribe,
      open: (button) => {
        trigger.current = button
        if (widget.phase() === 'absent') widget.set({ phase: 'loading' })
      },
    }),
    [widget],
  )
  return {
    opener,
    Inserted: state.phase === 'present' ? state.Inserted : undefined,
    remove: () => widget.set({ phase: 'absent' }),
    /** Closes the widget by its button or Escape, and returns focus to the button that opened it. */
    leave: () => {
      // Synchronous, because nothing behind a modal sheet can receive focus.
      flushSync(() => widget.set({ phase: 'absent' }))
      trigger.current?.focus()
    },
  }
}
