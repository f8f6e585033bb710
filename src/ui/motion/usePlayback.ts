import { useEffect, useMemo, useRef, useState, useSyncExternalStore, type RefObject } from 'react'
import { Player, run } from './clock.ts'
import type { Timeline } from './timeline.ts'
import { useHeld } from './useHeld.ts'
import { useMayMove } from './useMotion.ts'

type Options = {
  /** The frame stands while the pointer or the focus is on it: what takes turns is read, or chosen from, meanwhile. */
  holds?: boolean
}

type Playback<T, E extends HTMLElement> = {
  /** Goes on the element that moves: it only does so on screen. */
  ref: RefObject<E | null>
  state: T
  seek: (elapsedMs: number) => void
}

/**
 * Plays a timeline on the shared clock: while its element is on screen, the tab is visible, and nobody has asked for
 * stillness. Off screen and in stillness it goes back to its finished state, where it has one. `timeline` must be the same
 * object from one drawing to the next.
 */
export function usePlayback<T, E extends HTMLElement = HTMLDivElement>(
  timeline: Timeline<T>,
  { holds = false }: Options = {},
): Playback<T, E> {
  const ref = useRef<E>(null)
  const onScreen = useOnScreen(ref)
  const mayMove = useMayMove()
  const player = useMemo(() => new Player(timeline), [timeline])
  const state = useSyncExternalStore(
    player.subscribe,
    () => player.state,
    () => player.state,
  )
  const plays = onScreen && mayMove
  const held = useHeld(ref, holds && mayMove)
  const moves = plays && !held
  useEffect(() => (moves ? run(player) : undefined), [moves, player])
  useEffect(() => (plays ? undefined : player.finish()), [plays, player])
  return { ref, state, seek: (elapsedMs) => player.seek(elapsedMs) }
}

/** What only peeks in at the lower edge of the screen has not been seen yet: it waits, and stands finished. */
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
