import { useEffect, useMemo, useRef, useState, useSyncExternalStore, type RefObject } from 'react'
import { Player, run } from './clock.ts'
import type { Timeline } from './timeline.ts'
import { useHeld } from './useHeld.ts'
import { useMotionAllowed } from './useMotion.ts'

/**
 * Plays while its element is on screen, the tab is visible and motion is allowed. Off screen and with reduced motion it
 * returns to the finished state, if there is one. `timeline` must be the same object across renders. With `holds`, it
 * pauses on hover and keyboard focus, so that visitors can read or select rotating content.
 */
export function usePlayback<T, E extends HTMLElement = HTMLDivElement>(
  timeline: Timeline<T>,
  { holds = false }: { holds?: boolean } = {},
) {
  const ref = useRef<E>(null)
  const onScreen = useOnScreen(ref)
  const isMotionAllowed = useMotionAllowed()
  const player = useMemo(() => new Player(timeline), [timeline])
  const state = useSyncExternalStore(
    player.subscribe,
    () => player.state,
    () => player.state,
  )
  const canPlay = onScreen && isMotionAllowed
  const held = useHeld(ref, holds && isMotionAllowed)
  const isPlaying = canPlay && !held
  useEffect(() => (isPlaying ? run(player) : undefined), [isPlaying, player])
  useEffect(() => (canPlay ? undefined : player.finish()), [canPlay, player])
  return { ref, state, seek: (elapsedMs: number) => player.seek(elapsedMs) }
}

/** An element within 15% of the bottom edge counts as off screen: the visitor hasn't seen it yet. */
const SEEN_MARGIN = '0px 0px -15%'

function useOnScreen(ref: RefObject<HTMLElement | null>): boolean {
  const [onScreen, setOnScreen] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => setOnScreen(entries.at(-1)?.isIntersecting ?? false), {
      rootMargin: SEEN_MARGIN,
    })
    if (ref.current) observer.observe(ref.current)
    return () => observer.disconnect()
  }, [ref])
  return onScreen
}
