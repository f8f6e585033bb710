import { useEffect, useEffectEvent, type RefObject } from 'react'
import { WIDGET_OUTSIDE_CLICK_ARMED_MS } from '#site/timings.ts'
import { isEscape } from './is-escape.ts'

/** A click outside an element that has just been put in. Not at once: the click that asked for it may still be followed by another. */
export function useClickOutside(inside: RefObject<HTMLElement | null>, onClick: () => void): void {
  const tell = useEffectEvent(onClick)
  useEffect(() => {
    const listen = (event: MouseEvent) => {
      // The path goes through shadow roots; the target does not. What lies behind a sheet begins with the sheet itself.
      const path = event.composedPath()
      if (inside.current && (path[0] === inside.current || !path.includes(inside.current))) tell()
    }
    const timer = setTimeout(() => document.addEventListener('click', listen), WIDGET_OUTSIDE_CLICK_ARMED_MS)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('click', listen)
    }
  }, [inside])
}

export function useEscape(onEscape: () => void): void {
  const tell = useEffectEvent(onEscape)
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (isEscape(event)) tell()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
