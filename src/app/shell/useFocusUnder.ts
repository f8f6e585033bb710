import { useEffect, useState, type RefObject } from 'react'

/** Headings and sections that take the focus to be read out are no controls; dialogs have what is fixed out of the way. */
const CONTROL = ':focus-visible:not([tabindex="-1"], dialog *)'

/** Distance that is kept from what has the focus: its ring stands outside it. */
const RING_PX = 6

/** Whether what has the keyboard focus, or a frame in which something has it, lies under `fixed`, which stays on screen. */
export function useFocusUnder(fixed: RefObject<HTMLElement | null>): boolean {
  const [under, setUnder] = useState(false)
  useEffect(() => {
    let watch: IntersectionObserver | undefined
    const forget = () => {
      watch?.disconnect()
      setUnder(false)
    }
    const look = () => {
      forget()
      const focused = document.activeElement
      if (!fixed.current || !focused || fixed.current.contains(focused)) return
      if (!(focused instanceof HTMLIFrameElement) && !focused.matches(CONTROL)) return
      watch = new IntersectionObserver((entries) => setUnder(entries.at(-1)?.isIntersecting ?? false), {
        rootMargin: marginAround(fixed.current),
      })
      watch.observe(focused)
    }
    look()
    document.addEventListener('focusin', look)
    document.addEventListener('focusout', forget)
    // A frame takes the focus from the window, and no event tells that it has it.
    addEventListener('blur', look)
    addEventListener('focus', look)
    return () => {
      watch?.disconnect()
      document.removeEventListener('focusin', look)
      document.removeEventListener('focusout', forget)
      removeEventListener('blur', look)
      removeEventListener('focus', look)
    }
  }, [fixed])
  return under
}

/** What is left of the screen, as an observer wants it said: the box itself and the room of a ring. */
function marginAround(element: HTMLElement): string {
  const { top, right, bottom, left } = element.getBoundingClientRect()
  const { clientWidth, clientHeight } = document.documentElement
  const insets = [-top, right - clientWidth, bottom - clientHeight, -left]
  return insets.map((inset) => `${RING_PX + inset}px`).join(' ')
}
