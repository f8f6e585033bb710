import { useEffect, useEffectEvent, type RefObject } from 'react'
import { WIDGET_OUTSIDE_CLICK_ARMED_MS } from '#site/timings.ts'

export function isEscape(event: KeyboardEvent): boolean {
  return event.key === 'Escape' && !event.defaultPrevented
}

/** Reports clicks outside a newly inserted element, with a delay in case the opening click is a double click. */
export function useDismiss(inside: RefObject<HTMLElement | null>, onClickOutside: () => void, onEscape: () => void) {
  const notifyOfClick = useEffectEvent(onClickOutside)
  const notifyOfEscape = useEffectEvent(onEscape)
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const onClick = (event: MouseEvent) => {
      // composedPath() crosses shadow roots, event.target doesn't. A click on the backdrop targets the dialog itself.
      const path = event.composedPath()
      if (inside.current && (path[0] === inside.current || !path.includes(inside.current))) notifyOfClick()
    }
    setTimeout(() => document.addEventListener('click', onClick, { signal }), WIDGET_OUTSIDE_CLICK_ARMED_MS)
    document.addEventListener('keydown', (event) => isEscape(event) && notifyOfEscape(), { signal })
    return () => listening.abort()
  }, [inside])
}
