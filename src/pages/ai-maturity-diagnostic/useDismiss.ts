import { useEffect, useEffectEvent, type RefObject } from 'react'
import { WIDGET_OUTSIDE_CLICK_ARMED_MS } from '#site/timings.ts'

export function isEscape(event: KeyboardEvent): boolean {
  return event.key === 'Escape' && !event.defaultPrevented
}

/** Reports clicks outside a newly inserted element. Armed with a delay, in case the opening click is a double click. */
export function useClickOutside(inside: RefObject<HTMLElement | null>, onClick: () => void): void {
  const notify = useEffectEvent(onClick)
  useEffect(() => {
    const listen = (event: MouseEvent) => {
      // composedPath() crosses shadow roots, event.target doesn't. A click on the backdrop targets the dialog itself.
      const path = event.composedPath()
      if (inside.current && (path[0] === inside.current || !path.includes(inside.current))) notify()
    }
    const timer = setTimeout(() => document.addEventListener('click', listen), WIDGET_OUTSIDE_CLICK_ARMED_MS)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('click', listen)
    }
  }, [inside])
}

export function useEscape(onEscape: () => void): void {
  const notify = useEffectEvent(onEscape)
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (isEscape(event)) notify()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
