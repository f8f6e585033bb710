import { useEffect, useState, type RefObject } from 'react'

/** Excludes headings and sections, which get focus only to be announced, and dialogs, which nothing fixed covers. */
const CONTROL = ':focus-visible:not([tabindex="-1"], dialog *)'

/** Space for the focus ring, which is outside the element. */
const RING_PX = 6

/** Whether the fixed element covers the element with keyboard focus, or an iframe that contains it. */
export function useFocusUnder(fixed: RefObject<HTMLElement | null>): boolean {
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
  return under
}

/** A `rootMargin` that reduces the viewport to the element's box plus the focus ring. */
function marginAround(element: HTMLElement): string {
  const { top, right, bottom, left } = element.getBoundingClientRect()
  const { clientWidth, clientHeight } = document.documentElement
  const insets = [-top, right - clientWidth, bottom - clientHeight, -left]
  return insets.map((inset) => `${RING_PX + inset}px`).join(' ')
}
