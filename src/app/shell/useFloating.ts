import { useEffect, useState, type RefObject } from 'react'
import { classes } from '#ui/classes.ts'
import styles from './Floating.module.css'

/** Excludes headings and sections, which get focus only to be announced, and dialogs, which nothing fixed covers. */
const CONTROL = ':focus-visible:not([tabindex="-1"], dialog *)'

/** Space for the focus ring, which is outside the element. */
const RING_PX = 6

/** Classes for an element fixed above the page. Hides it while it covers the focus, or an iframe that contains it. */
export function useFloating(fixed: RefObject<HTMLElement | null>, own: string | undefined): string {
  const [under, setUnder] = useState(false)
  useEffect(() => {
    let watch: IntersectionObserver | undefined
    const reset = () => {
      watch?.disconnect()
      setUnder(false)
    }
    const check = () => {
      reset()
      const focused = document.activeElement
      if (!fixed.current || !focused || fixed.current.contains(focused)) return
      if (!(focused instanceof HTMLIFrameElement) && !focused.matches(CONTROL)) return
      watch = new IntersectionObserver((entries) => setUnder(entries.at(-1)?.isIntersecting ?? false), {
        rootMargin: marginAround(fixed.current),
      })
      watch.observe(focused)
    }
    check()
    const listening = new AbortController()
    const { signal } = listening
    document.addEventListener('focusin', check, { signal })
    document.addEventListener('focusout', reset, { signal })
    // When an iframe gets focus, the window only fires `blur`.
    addEventListener('blur', check, { signal })
    addEventListener('focus', check, { signal })
    return () => {
      watch?.disconnect()
      listening.abort()
    }
  }, [fixed])
  return classes(styles.floating, under && styles.hidden, own)
}

/** A `rootMargin` that reduces the viewport to the element's box plus the focus ring. */
function marginAround(element: HTMLElement): string {
  const { top, right, bottom, left } = element.getBoundingClientRect()
  const { clientWidth, clientHeight } = document.documentElement
  const insets = [-top, right - clientWidth, bottom - clientHeight, -left]
  return insets.map((inset) => `${RING_PX + inset}px`).join(' ')
}
