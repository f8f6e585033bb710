import { useEffect, useState, type RefObject } from 'react'

/**
 * Whether the pointer or the keyboard's focus rests on something that moves. A finger leaves nothing behind on it, and
 * the focus that a mouse leaves on what it pressed is not seen by anybody: neither holds.
 */
export function useHeld(ref: RefObject<HTMLElement | null>, watched: boolean): boolean {
  const [held, setHeld] = useState(false)
  useEffect(() => {
    const area = ref.current
    if (!watched || !area) return undefined
    // The pointer may have rested there before anybody listened. Whoever has just pressed play wants to see it move.
    let pointed = area.matches(':hover') && !area.querySelector('button:hover')
    let focused = false
    const look = (event: Event) => {
      if (event instanceof PointerEvent) pointed = event.type === 'pointerenter' && event.pointerType !== 'touch'
      else focused = event.type === 'focusin' && area.querySelector(':focus-visible') !== null
      setHeld(pointed || focused)
    }
    setHeld(pointed)
    for (const type of watchedEvents) area.addEventListener(type, look)
    return () => {
      for (const type of watchedEvents) area.removeEventListener(type, look)
      setHeld(false)
    }
  }, [ref, watched])
  return held
}

const watchedEvents = ['pointerenter', 'pointerleave', 'focusin', 'focusout']
