import { useCallback, useEffect, useRef, useState, type ComponentType } from 'react'
import { flushSync } from 'react-dom'
import { WIDGET_CLICK_DELAY_MS } from '../../site/timings.ts'
import { useLanguage } from '../../texts/useTexts.ts'
import { addressesHere } from '../../embeds/addresses-here.ts'
import type { InsertedProps } from './Inserted.tsx'

type State = { phase: 'absent' | 'coming' } | { phase: 'present'; Inserted: ComponentType<InsertedProps> }

/** From the button to the widget and back. However often it is asked for, there is one; its code comes with the first press. */
export function useInjectedWidget() {
  const language = useLanguage()
  const [state, setState] = useState<State>({ phase: 'absent' })
  const opener = useRef<HTMLElement>(null)
  const { phase } = state
  useEffect(() => {
    if (phase !== 'coming') return
    const loading = import('./Inserted.tsx')
    const timer = setTimeout(() => {
      loading.then(
        // Whoever has left meanwhile is not followed by it.
        ({ Inserted }) => setState((now) => (now.phase === 'coming' ? { phase: 'present', Inserted } : now)),
        () => window.location.assign(addressesHere('diagnostic', language).tab),
      )
    }, WIDGET_CLICK_DELAY_MS)
    return () => clearTimeout(timer)
  }, [phase, language])
  return {
    phase,
    Inserted: state.phase === 'present' ? state.Inserted : undefined,
    open: useCallback((button: HTMLElement) => {
      opener.current = button
      setState((before) => (before.phase === 'absent' ? { phase: 'coming' } : before))
    }, []),
    remove: () => setState({ phase: 'absent' }),
    /** Whoever leaves it by its own means goes on where they came from. */
    leave: () => {
      // At once: while a sheet is there, nothing behind it can have the focus.
      flushSync(() => setState({ phase: 'absent' }))
      opener.current?.focus()
    },
  }
}
