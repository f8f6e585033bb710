import { useEffect, useState, type RefObject } from 'react'

/**
 * Whether the pointer or keyboard focus is on an animated element, which holds its current frame. Touch doesn't count,
 * and neither does the invisible focus after a mouse click.
 */
export function useHeld(ref: RefObject<HTMLElement | null>, watched: boolean): boolean {
  const [held, setHeld] = useState(false)
  useEffect(() => {
    const area = ref.current
    if (!watched || !area) return undefined
    // The pointer may already be there. If it is on a button, the visitor has just pressed play: don't hold.
    let pointed = area.matches(':hover') && !area.querySelector('button:hover')
    let focused = false
    const update = (event: Event) => {
      if (event instanceof PointerEvent) pointed = event.type === 'pointerenter' && event.pointerType !== 'touch'
      else focused = event.type === 'focusin' && area.querySelector(':focus-visible') !== null
      setHeld(pointed || focused)
    }
    setHeld(pointed)
    for (const type of watchedEvents) area.addEventListener(type, update)
    return () => {
      for (const type of watchedEvents) area.removeEventListener(type, update)
      setHeld(false)
    }
  }, [ref, watched])
  return held
}

const watchedEvents = ['pointerenter', 'pointerleave', 'focusin', 'focusout']
