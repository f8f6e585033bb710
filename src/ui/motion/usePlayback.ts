import { useEffect, useMemo, useRef, useState, useSyncExternalStore, type RefObject } from 'react'
import { STILL_BEFORE_PLAY_MS } from '#site/timings.ts'
import { Player, replay, run } from './clock.ts'
import type { Timeline } from './timeline.ts'
import { useMotionAllowed } from './useMotion.ts'

/**
 * Plays while its element is on screen, the tab is visible and motion is allowed. Off screen and with reduced motion it
 * returns to the finished state, if there is one. `timeline` must be the same object across renders. With `holds`, it
 * pauses on hover and keyboard focus, so that visitors can read or select rotating content. With `replays`, a timeline
 * that plays once does so again on hover and focus.
 */
export function usePlayback<T, E extends HTMLElement = HTMLDivElement>(
  timeline: Timeline<T>,
  { holds = false, replays = false }: { holds?: boolean; replays?: boolean } = {},
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
  useEffect(() => {
    if (!canPlay) return player.finish()
    replay(player, 0)
    const left = new AbortController()
    for (const type of replays ? ['pointerenter', 'focusin'] : [])
      ref.current?.addEventListener(type, () => replay(player, STILL_BEFORE_PLAY_MS), left)
    return () => left.abort()
  }, [canPlay, player, replays])
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

const watchedEvents = ['pointerenter', 'pointerleave', 'focusin', 'focusout']

/** Whether the pointer or keyboard focus is on the element. Touch and invisible focus after a click don't count. */
function useHeld(ref: RefObject<HTMLElement | null>, watched: boolean): boolean {
  const [held, setHeld] = useState(false)
  useEffect(() => {
    const area = ref.current
    if (!watched || !area) return undefined
    // The pointer may already be there. If it is on a button, the visitor has just pressed play: don't hold.
    let pointed = area.matches(':hover') && !area.querySelector('button:hover')
    let focused = false
    const update = (event: Event) => {
      if (event instanceof PointerEvent) pointed = event.type === 'pointerenter' && event.pointerType !== 'touch'
      else focused = event.type === 'focusin' && area.querySelector(':focus-visible') !== null
      setHeld(pointed || focused)
    }
    setHeld(pointed)
    for (const type of watchedEvents) area.addEventListener(type, update)
    return () => {
      for (const type of watchedEvents) area.removeEventListener(type, update)
      setHeld(false)
    }
  }, [ref, watched])
  return held
}
