import { useEffect, useRef, type ComponentProps } from 'react'
import { prefersStillness } from './motion/preference.ts'

/**
 * What is drawn in it grows once, in the moment in which it comes on screen; `data-grow` is there while that begins, and the
 * styles of the drawing say what it grows from, without a transition. It never waits empty: before it is seen, without
 * scripts and where nothing may move it stands in full.
 */
export function Grow(props: Omit<ComponentProps<'div'>, 'ref'>) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const drawing = ref.current
    if (!drawing) return
    // What is on screen already has been seen in full: no bar shrinks before a visitor's eyes.
    let seen = true
    const observer = new IntersectionObserver((entries) => {
      if (!entries.at(-1)?.isIntersecting) {
        seen = false
        return
      }
      observer.disconnect()
      if (!seen && !prefersStillness()) growFromStart(drawing)
    })
    observer.observe(drawing)
    return () => observer.disconnect()
  }, [])
  return <div ref={ref} {...props} />
}

function growFromStart(drawing: HTMLElement): void {
  drawing.dataset['grow'] = ''
  // Asking for a size makes the browser take this in as the start of the transitions.
  drawing.getBoundingClientRect()
  delete drawing.dataset['grow']
}
