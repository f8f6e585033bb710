import { useEffect, useLayoutEffect, useRef } from 'react'
import { keepPosition, restorePosition, scrollToPart, storePositions } from '#browser/scroll.ts'
import { scrollBehavior } from '#ui/motion/preference.ts'
import { useLocation } from './location.tsx'

/**
 * After a navigation: a new page scrolls smoothly to its top, a link to a section goes to that section, back and forward
 * restore the position. The new page's heading takes the focus, so that a screen reader reads on from there.
 */
export function useScrollAndFocus(): void {
  const location = useLocation()
  const previous = useRef(location)

  useEffect(() => {
    const keep = () => keepPosition(previous.current)
    // Across documents the browser restores the position itself; within one it would do so before the page is there.
    const ownRestoration = () => void (history.scrollRestoration = 'manual')
    const leave = () => {
      keep()
      history.scrollRestoration = 'auto'
      storePositions()
    }
    ownRestoration()
    // The browser may have brought the visitor here before anybody listened.
    keep()
    addEventListener('scroll', keep, { passive: true })
    addEventListener('pageshow', ownRestoration)
    addEventListener('pagehide', leave)
    return () => {
      leave()
      removeEventListener('scroll', keep)
      removeEventListener('pageshow', ownRestoration)
      removeEventListener('pagehide', leave)
    }
  }, [])

  useLayoutEffect(() => {
    if (previous.current === location) return
    const isNewPage = previous.current.pathname !== location.pathname
    previous.current = location

    const section = location.hash ? document.getElementById(idOf(location.hash)) : null
    // A link that the site does not know, like the skip link: the browser scrolls by itself.
    if (location.navigationType === 'history' && section && !isNewPage) return
    if (location.navigationType === 'history') restorePosition(location, 0)
    else if (section) scrollToPart(section, scrollBehavior())
    else scrollTo({ top: 0, behavior: scrollBehavior() })
    if (section) focusToRead(section)
    else if (isNewPage) focusToRead(document.querySelector<HTMLElement>('main h1'))
  }, [location])
}

function idOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return hash.slice(1)
  }
}

function focusToRead(element: HTMLElement | null): void {
  if (!element) return
  element.tabIndex = -1
  element.focus({ preventScroll: true })
}
