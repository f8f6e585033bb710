import { useEffect, useLayoutEffect, useRef } from 'react'
import { savePosition, restorePosition, scrollToPart, persistPositions } from '#browser/scroll.ts'
import { scrollBehavior } from '#ui/motion/preference.ts'
import { useLocation } from './location.tsx'

/** Scrolls after a navigation and focuses the new page's heading, so that screen readers continue from there. */
export function useScrollAndFocus(): void {
  const location = useLocation()
  const previous = useRef(location)

  useEffect(() => {
    const save = () => savePosition(previous.current)
    // The browser restores the position across documents. Within one it would do so before the page has rendered.
    const disableBrowserRestoration = () => void (history.scrollRestoration = 'manual')
    const leave = () => {
      save()
      history.scrollRestoration = 'auto'
      persistPositions()
    }
    disableBrowserRestoration()
    // The browser may have scrolled before the listener was added.
    save()
    addEventListener('scroll', save, { passive: true })
    addEventListener('pageshow', disableBrowserRestoration)
    addEventListener('pagehide', leave)
    return () => {
      leave()
      removeEventListener('scroll', save)
      removeEventListener('pageshow', disableBrowserRestoration)
      removeEventListener('pagehide', leave)
    }
  }, [])

  useLayoutEffect(() => {
    if (previous.current === location) return
    const isNewPage = previous.current.pathname !== location.pathname
    previous.current = location

    const section = location.hash ? document.getElementById(idOf(location.hash)) : null
    // A plain link such as the skip link: the browser scrolls.
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
