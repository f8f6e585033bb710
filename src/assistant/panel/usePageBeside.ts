import { useEffect, useEffectEvent, type RefObject } from 'react'

/** What lies over the panel, and takes Escape for itself. */
const ABOVE = ':modal, :popover-open, header details[open]'

/** The page beside the panel stays in use: Escape closes the panel from there too, and so does a focus that goes under it. */
export function usePageBeside(panel: RefObject<HTMLElement | null>, onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.isComposing && !document.querySelector(ABOVE)) close()
    }
    const onFocusIn = ({ target }: FocusEvent) => {
      // The page may still scroll to what has the focus.
      requestAnimationFrame(() => {
        if (panel.current && target instanceof Element && covers(panel.current, target)) close()
      })
    }
    // On the way down: on the way up, a menu has closed and cannot be told from one that was never open.
    document.addEventListener('keydown', onKeyDown, { capture: true })
    document.addEventListener('focusin', onFocusIn)
    return () => {
      document.removeEventListener('keydown', onKeyDown, { capture: true })
      document.removeEventListener('focusin', onFocusIn)
    }
  }, [panel])
}

/** Whether nothing of `element` is left to be seen. */
function covers(panel: Element, element: Element): boolean {
  if (panel.contains(element)) return false
  const over = panel.getBoundingClientRect()
  const under = element.getBoundingClientRect()
  return under.top >= over.top && under.bottom <= over.bottom && under.left >= over.left && under.right <= over.right
}
