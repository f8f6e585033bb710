import { useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { WIDGET_CLICK_DELAY_MS } from '../../site/timings.ts'

/** `coming`: asked for, and not there yet. */
export type WidgetPhase = 'absent' | 'coming' | 'present'

/** From the button to the widget and back. However often it is asked for, there is one. */
export function useInjectedWidget() {
  const [phase, setPhase] = useState<WidgetPhase>('absent')
  const opener = useRef<HTMLElement>(null)
  useEffect(() => {
    if (phase !== 'coming') return
    const timer = setTimeout(() => setPhase('present'), WIDGET_CLICK_DELAY_MS)
    return () => clearTimeout(timer)
  }, [phase])
  return {
    phase,
    open: useCallback((button: HTMLElement) => {
      opener.current = button
      setPhase((before) => (before === 'absent' ? 'coming' : before))
    }, []),
    remove: () => setPhase('absent'),
    /** Whoever leaves it by its own means goes on where they came from. */
    leave: () => {
      // At once: while a sheet is there, nothing behind it can have the focus.
      flushSync(() => setPhase('absent'))
      opener.current?.focus()
    },
  }
}
