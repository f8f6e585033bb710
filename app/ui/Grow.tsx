import { useEffect, useRef, useState, type ComponentProps } from 'react'
import { useMayMove } from '../motion/useMotion.ts'

/** So much of it has to be on screen. */
const THRESHOLD = 0.4

/**
 * What is drawn in it may grow once, when it comes on screen. Until then `data-grow` is "waiting", and the styles of the
 * drawing say what that looks like. Without scripts, or where nothing may move, it is there in full.
 */
export function Grow(props: Omit<ComponentProps<'div'>, 'ref'>) {
  const ref = useRef<HTMLDivElement>(null)
  const [waiting, setWaiting] = useState(false)
  const mayMove = useMayMove()
  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        const seen = (entry?.intersectionRatio ?? 1) >= THRESHOLD
        // Only what has not been seen at all may start from nothing: no bar shrinks before a visitor's eyes.
        if (!seen && !entry?.isIntersecting) setWaiting(true)
        if (seen) {
          setWaiting(false)
          observer.disconnect()
        }
      },
      { threshold: [0, THRESHOLD] },
    )
    if (ref.current) observer.observe(ref.current)
    return () => observer.disconnect()
  }, [])
  return <div ref={ref} data-grow={waiting && mayMove ? 'waiting' : undefined} {...props} />
}
