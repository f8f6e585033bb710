import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { addressesHere } from '#embeds/addresses-here.ts'
import { useLanguage } from '#i18n/useTexts.ts'
import { WIDGET_CLICK_DELAY_MS } from '#site/timings.ts'
import type { Opening } from './opening.ts'
import { createWidgetState } from './widget-state.ts'

/** From the button to the widget and back. However often it is asked for, there is one; its code comes with the first press. */
export function useInjectedWidget() {
  const language = useLanguage()
  const [widget] = useState(createWidgetState)
  const state = useSyncExternalStore(widget.subscribe, widget.state, widget.state)
  const opener = useRef<HTMLElement>(null)
  const { phase } = state
  useEffect(() => {
    if (phase !== 'coming') return
    const loading = import('./Inserted.tsx')
    const timer = setTimeout(() => {
      loading.then(
        // Whoever has left meanwhile is not followed by it.
        ({ Inserted }) => widget.phase() === 'coming' && widget.set({ phase: 'present', Inserted }),
        () => window.location.assign(addressesHere('diagnostic', language).tab),
      )
    }, WIDGET_CLICK_DELAY_MS)
    return () => clearTimeout(timer)
  }, [phase, language, widget])
  const opening = useMemo<Opening>(
    () => ({
      phase: widget.phase,
      subscribe: widget.subscribe,
      open: (button) => {
        opener.current = button
        if (widget.phase() === 'absent') widget.set({ phase: 'coming' })
      },
    }),
    [widget],
  )
  return {
    opening,
    Inserted: state.phase === 'present' ? state.Inserted : undefined,
    remove: () => widget.set({ phase: 'absent' }),
    /** Whoever leaves it by its own means goes on where they came from. */
    leave: () => {
      // At once: while a sheet is there, nothing behind it can have the focus.
      flushSync(() => widget.set({ phase: 'absent' }))
      opener.current?.focus()
    },
  }
}
