import { useEffect, useRef, type RefObject } from 'react'
import { useLocation } from '#routing/location.tsx'

/** The menus work without JavaScript. This also closes them on Escape, outside clicks, focus leaving and navigation. */
export function useDisclosures(area: RefObject<HTMLElement | null>): void {
  const { key } = useLocation()

  useEffect(() => {
    const root = area.current
    if (!root) return

    const findOpenDetails = () => root.querySelectorAll<HTMLDetailsElement>('details[open]')
    const onPointerDown = (event: PointerEvent) => {
      // In the mobile menu, closing a section now would move the next one from under the finger.
      if (findOpenMenu(root)) return
      const target = event.target as Node
      // The backdrop is a pseudo-element of the menu: a click on it counts as outside.
      for (const details of findOpenDetails()) if (target === details || !details.contains(target)) details.open = false
    }
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || findOpenMenu(root)) return
      for (const details of findOpenDetails()) {
        details.open = false
        if (details.contains(document.activeElement)) details.querySelector('summary')?.focus()
      }
    }
    const onFocusOut = (event: FocusEvent) => {
      const next = event.relatedTarget as Node | null
      if (!next) return
      if (findOpenMenu(root)) {
        // In the mobile menu, sections stay open; leaving the header closes the menu.
        if (!root.contains(next)) findOpenMenu(root)?.hidePopover()
        return
      }
      for (const details of findOpenDetails()) if (!details.contains(next)) details.open = false
    }

    const listening = new AbortController()
    const { signal } = listening
    document.addEventListener('pointerdown', onPointerDown, { signal })
    document.addEventListener('keydown', onKeyDown, { signal })
    root.addEventListener('focusout', onFocusOut, { signal })
    return () => listening.abort()
  }, [area])

  // Skip the first run: a menu opened before hydration stays open.
  const lastKey = useRef(key)
  useEffect(() => {
    const root = area.current
    if (!root || lastKey.current === key) return
    lastKey.current = key
    findOpenMenu(root)?.hidePopover()
    for (const details of root.querySelectorAll<HTMLDetailsElement>('details[open]')) details.open = false
  }, [area, key])
}

function findOpenMenu(root: HTMLElement): HTMLElement | null {
  return root.querySelector<HTMLElement>(':popover-open')
}
