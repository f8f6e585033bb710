import { useEffect, useEffectEvent, type RefObject } from 'react'

/** Layers above the panel that handle Escape themselves. */
const ABOVE = ':modal, :popover-open, header details[open]'

/** Keeps the page beside the panel usable: closes the panel on Escape, and when it covers the focused element. */
export function usePageBeside(panel: RefObject<HTMLElement | null>, onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.isComposing && !document.querySelector(ABOVE)) close()
    }
    const onFocusIn = ({ target }: FocusEvent) => {
      // Wait a frame: the browser may still scroll to the focused element.
      requestAnimationFrame(() => {
        if (panel.current && target instanceof Element && covers(panel.current, target)) close()
      })
    }
    // Capture, because an open menu has closed by the time the event bubbles.
    document.addEventListener('keydown', onKeyDown, { capture: true })
    document.addEventListener('focusin', onFocusIn)
    return () => {
      document.removeEventListener('keydown', onKeyDown, { capture: true })
      document.removeEventListener('focusin', onFocusIn)
    }
  }, [panel])
}

function covers(panel: Element, element: Element): boolean {
  if (panel.contains(element)) return false
  const over = panel.getBoundingClientRect()
  const under = element.getBoundingClientRect()
  return under.top >= over.top && under.bottom <= over.bottom && under.left >= over.left && under.right <= over.right
}
