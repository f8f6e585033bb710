import { useEffect, useState, type RefObject } from 'react'
import { usePlace } from '../../routing/place.tsx'

/** What a visitor may want to press. */
const CONTROLS = 'a[href], button, input, select, textarea, label, summary, iframe, [tabindex="0"]'

/** Distance that is kept from it. */
const CLEARANCE_PX = 12

/** Whether the hero of the page has left the screen, or is all that the page has. */
export function useHeroGone(): boolean {
  const { pathname } = usePlace()
  const [gone, setGone] = useState(false)
  useEffect(() => {
    const hero = document.querySelector('main h1')?.closest('main > *')
    if (!hero) return
    const observer = new IntersectionObserver((entries) =>
      setGone(!hero.nextElementSibling || !entries.at(-1)?.isIntersecting),
    )
    observer.observe(hero)
    return () => observer.disconnect()
  }, [pathname])
  return gone
}

/** Whether something that can be pressed stands where `corner` stands, or to the right of its `label` as long as it has one. */
export function useCovering(
  corner: RefObject<HTMLElement | null>,
  label: RefObject<HTMLElement | null>,
  labelled: boolean,
): boolean {
  const [covering, setCovering] = useState(false)
  useEffect(() => {
    const element = corner.current
    if (!element) return
    const under = new Set<Element>()
    let zone = ''
    let watch: IntersectionObserver | undefined
    let frame = 0

    const look = () => {
      const { top } = element.getBoundingClientRect()
      const { left } = ((labelled && label.current) || element).getBoundingClientRect()
      const margin = [top, left].map((edge) => `-${Math.max(0, Math.floor(edge) - CLEARANCE_PX)}px`)
      const next = `${margin[0]} 0px 0px ${margin[1]}`
      if (next !== zone) {
        zone = next
        watch?.disconnect()
        under.clear()
        watch = new IntersectionObserver(note, { rootMargin: zone })
      }
      for (const control of document.querySelectorAll(CONTROLS)) if (!element.contains(control)) watch?.observe(control)
    }
    const note = (entries: IntersectionObserverEntry[]) => {
      for (const { target, isIntersecting } of entries) under[isIntersecting ? 'add' : 'delete'](target)
      setCovering(under.size > 0)
    }
    const lookSoon = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(look)
    }

    look()
    // Its own size, the window's, and what comes to the page and goes.
    const sizes = new ResizeObserver(lookSoon)
    sizes.observe(element)
    sizes.observe(document.documentElement)
    const contents = new MutationObserver(lookSoon)
    contents.observe(document.body, { childList: true, subtree: true })
    addEventListener('resize', lookSoon)
    return () => {
      cancelAnimationFrame(frame)
      watch?.disconnect()
      sizes.disconnect()
      contents.disconnect()
      removeEventListener('resize', lookSoon)
    }
  }, [corner, label, labelled])
  return covering
}
