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
    const holders = new Set<'pointer' | 'focus'>()
    const hold = (by: 'pointer' | 'focus', holds: boolean) => {
      if (holds) holders.add(by)
      else holders.delete(by)
      setHeld(holders.size > 0)
    }
    const listening = new AbortController()
    const { signal } = listening
    area.addEventListener('pointerenter', ({ pointerType }) => hold('pointer', pointerType !== 'touch'), { signal })
    area.addEventListener('pointerleave', () => hold('pointer', false), { signal })
    area.addEventListener('focusin', ({ target }) => hold('focus', isSeenFocus(target)), { signal })
    area.addEventListener('focusout', () => hold('focus', false), { signal })
    hold('pointer', isUnderPointer(area))
    return () => {
      listening.abort()
      setHeld(false)
    }
  }, [ref, watched])
  return held
}

function isSeenFocus(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches(':focus-visible')
}

/** The pointer may have rested there before anybody listened. Whoever has just pressed play wants to see it move. */
function isUnderPointer(area: HTMLElement): boolean {
  return area.matches(':hover') && !area.querySelector('button:hover')
}
