import { useEffect, useRef, type RefObject } from 'react'
import { useLocation } from '#routing/location.tsx'

/**
 * The menus are the browser's own disclosures (`details`) and popover, and open and close without a script. This adds
 * what they lack: Escape, a click elsewhere, leaving with the focus and a navigation close them too.
 */
export function useDisclosures(area: RefObject<HTMLElement | null>): void {
  const { key } = useLocation()

  useEffect(() => {
    const root = area.current
    if (!root) return

    const openOnes = () => root.querySelectorAll<HTMLDetailsElement>('details[open]')
    const onPointerDown = (event: PointerEvent) => {
      // In the mobile menu a section that closed now would move the next one away from under the finger.
      if (menu(root)) return
      const target = event.target as Node
      // The dimmed page behind an open menu belongs to the menu's own element, and is elsewhere all the same.
      for (const details of openOnes()) if (target === details || !details.contains(target)) details.open = false
    }
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || menu(root)) return
      for (const details of openOnes()) {
        details.open = false
        if (details.contains(document.activeElement)) details.querySelector('summary')?.focus()
      }
    }
    const onFocusOut = (event: FocusEvent) => {
      const next = event.relatedTarget as Node | null
      if (!next) return
      if (menu(root)) {
        // In the mobile menu the sections stay as they are; leaving the header closes the menu itself.
        if (!root.contains(next)) menu(root)?.hidePopover()
        return
      }
      for (const details of openOnes()) if (!details.contains(next)) details.open = false
    }

    document.addEventListener('pointerdown', onPointerDown)
    document.addEventListener('keydown', onKeyDown)
    root.addEventListener('focusout', onFocusOut)
    return () => {
      document.removeEventListener('pointerdown', onPointerDown)
      document.removeEventListener('keydown', onKeyDown)
      root.removeEventListener('focusout', onFocusOut)
    }
  }, [area])

  // What was opened before there were scripts stays open.
  const shownAt = useRef(key)
  useEffect(() => {
    const root = area.current
    if (!root || shownAt.current === key) return
    shownAt.current = key
    menu(root)?.hidePopover()
    for (const details of root.querySelectorAll<HTMLDetailsElement>('details[open]')) details.open = false
  }, [area, key])
}

/** The mobile menu, if it is open. */
function menu(root: HTMLElement): HTMLElement | null {
  return root.querySelector<HTMLElement>(':popover-open')
}
