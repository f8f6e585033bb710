import { useEffect, useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'
import { scrollBehavior } from '../motion/preference.ts'

/**
 * After a navigation: a new page scrolls smoothly to its top, a link to a section goes to that section, back and forward
 * restore the position. The new page's heading takes the focus, so that a screen reader reads on from there.
 */
export function useScrollAndFocus(): void {
  const { pathname, hash, key } = useLocation()
  const navigation = useNavigationType()
  const previous = useRef({ pathname, key })
  const positions = useRef(new Map<string, number>())

  useEffect(() => {
    const keepPosition = () => void positions.current.set(entryOf(previous.current), window.scrollY)
    // Across documents the browser restores the position itself; within one it would do so before the page is there.
    const ownRestoration = () => void (history.scrollRestoration = 'manual')
    const browserRestoration = () => void (history.scrollRestoration = 'auto')
    ownRestoration()
    addEventListener('scroll', keepPosition, { passive: true })
    addEventListener('pageshow', ownRestoration)
    addEventListener('pagehide', browserRestoration)
    return () => {
      browserRestoration()
      removeEventListener('scroll', keepPosition)
      removeEventListener('pageshow', ownRestoration)
      removeEventListener('pagehide', browserRestoration)
    }
  }, [])

  useLayoutEffect(() => {
    if (previous.current.key === key) return
    const isNewPage = previous.current.pathname !== pathname
    previous.current = { pathname, key }

    const section = hash ? document.getElementById(idOf(hash)) : null
    // A link that the router does not know, like the skip link: the browser scrolls by itself.
    if (navigation === NavigationType.Pop && section && !isNewPage) return
    if (navigation === NavigationType.Pop) {
      scrollTo({ top: positions.current.get(entryOf({ pathname, key })) ?? 0, behavior: 'instant' })
    } else if (section) {
      section.scrollIntoView({ behavior: scrollBehavior() })
    } else {
      scrollTo({ top: 0, behavior: scrollBehavior() })
    }
    if (section) focusToRead(section)
    else if (isNewPage) focusToRead(document.querySelector<HTMLElement>('main h1'))
  }, [pathname, hash, key, navigation])
}

/** Entries that the router did not make share a key; with the path they are told apart. */
function entryOf({ pathname, key }: { pathname: string; key: string }): string {
  return `${key} ${pathname}`
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
