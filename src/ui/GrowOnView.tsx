import { useEffect, useRef, type ComponentProps } from 'react'
import { prefersReducedMotion } from './motion/preference.ts'

/**
 * Runs a grow animation once, when the drawing first scrolls into view. Parts with `data-grows` grow from the left, and
 * CSS may define another start state for `data-grow`. Without JavaScript or motion it shows the final state.
 */
export function GrowOnView(props: Omit<ComponentProps<'div'>, 'ref'>) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const drawing = ref.current
    if (!drawing) return
    // A drawing that is on screen at first has been seen at full size: animating it would make the bars shrink.
    let seen = true
    const observer = new IntersectionObserver((entries) => {
      if (!entries.at(-1)?.isIntersecting) {
        seen = false
        return
      }
      observer.disconnect()
      if (!seen && !prefersReducedMotion()) growFromStart(drawing)
    })
    observer.observe(drawing)
    return () => observer.disconnect()
  }, [])
  return <div ref={ref} {...props} />
}

function growFromStart(drawing: HTMLElement): void {
  drawing.dataset['grow'] = ''
  // Force a reflow, so that the transitions start from this state.
  drawing.getBoundingClientRect()
  delete drawing.dataset['grow']
}
