import { useEffect, useMemo, useRef, useState, useSyncExternalStore, type RefObject } from 'react'
import { Player, run } from './clock.ts'
import { useMayMove } from './preference.ts'
import type { Timeline } from './timeline.ts'
import { useHeld } from './useHeld.ts'

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
 * stillness. `timeline` must be the same object from one drawing to the next.
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
  const held = useHeld(ref, holds && mayMove)
  const moves = onScreen && mayMove && !held
  useEffect(() => (moves ? run(player) : undefined), [moves, player])
  return { ref, state: mayMove ? state : (timeline.still ?? state), seek: (elapsedMs) => player.seek(elapsedMs) }
}

function useOnScreen(ref: RefObject<HTMLElement | null>): boolean {
  const [onScreen, setOnScreen] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => setOnScreen(entries.at(-1)?.isIntersecting ?? false))
    if (ref.current) observer.observe(ref.current)
    return () => observer.disconnect()
  }, [ref])
  return onScreen
}
