import { useEffect, useState, type RefObject } from 'react'

/** Headings and sections that take the focus to be read out are no controls; dialogs have the launcher out of the way. */
const CONTROL = ':focus-visible:not([tabindex="-1"], dialog *)'

/** Distance that is kept from what has the focus: its ring stands outside it. */
const RING_PX = 6

/** Whether what has the keyboard focus, or a frame in which something has it, lies under `corner`, at the lower right. */
export function useFocusUnder(corner: RefObject<HTMLElement | null>): boolean {
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
      if (!corner.current || !focused || focused === corner.current) return
      if (!(focused instanceof HTMLIFrameElement) && !focused.matches(CONTROL)) return
      const { top, left } = corner.current.getBoundingClientRect()
      const rootMargin = `${RING_PX - top}px 0px 0px ${RING_PX - left}px`
      watch = new IntersectionObserver((entries) => setUnder(entries.at(-1)?.isIntersecting ?? false), { rootMargin })
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
  }, [corner])
  return under
}
