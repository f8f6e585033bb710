import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { firstInteraction } from '#browser/idle.ts'
import { useLanguage } from '#i18n/useTexts.ts'
import type { EmbedId } from '#site/embeds.ts'
import { FRAME_LOAD_MS } from '#site/timings.ts'
import { addressesHere, addressesOf } from './addresses-here.ts'
import type { Addresses } from './addresses.ts'
import { useFrameMessages } from './useFrameMessages.ts'

/**
 * `waiting`: loads when it scrolls near the viewport, and never if it isn't displayed. `asking`: loads when the visitor
 * asks for it. `elsewhere`: already on the page; a second frame would be a second conversation.
 */
type FirstPhase = 'waiting' | 'asking' | 'elsewhere'
export type FramePhase = FirstPhase | 'loading' | 'failed' | 'shown'

export type FrameState = ReturnType<typeof useFrame>

type Request = { of: EmbedId; box: RefObject<HTMLDivElement | null>; first: FirstPhase }
type State = { phase: FramePhase; attempt: number; loaded?: Addresses }

/** How far below the viewport a frame loads after the first interaction, and how much must be visible before. */
const NEAR = '600px'
const MOSTLY_SEEN = 0.5

export function useFrame({ of, box, first }: Request) {
  const language = useLanguage()
  const frame = useRef<HTMLIFrameElement>(null)
  const [{ phase, attempt, loaded }, setState] = useState<State>({ phase: first, attempt: 0 })
  const addresses = loaded ?? addressesOf(of, { language })
  const { vendor, outside } = addresses
  const patience = outside?.patience ?? FRAME_LOAD_MS

  const load = () => setState({ phase: 'loading', attempt: attempt + 1, loaded: addressesHere(of, language) })
  const become = (next: FramePhase) => setState((before) => ({ ...before, phase: next }))
  const focusMoves = useRef(false)
  const show = () => {
    focusMoves.current = box.current?.contains(document.activeElement) ?? false
    become('shown')
  }

  useNear(box, phase === 'waiting', load)
  useEffect(() => {
    if (phase !== 'loading') return
    const timer = setTimeout(() => become('failed'), patience)
    return () => clearTimeout(timer)
  }, [phase, attempt, patience])
  useEffect(() => {
    // If the focus was in the placeholder, it moves into the frame.
    if (phase === 'shown' && focusMoves.current) frame.current?.focus()
  }, [phase])
  useFrameMessages({ of, frame, addresses, onReady: show })

  return {
    box,
    frame,
    phase,
    attempt,
    isLoaded: loaded !== undefined,
    addresses,
    /** For a button that disappears when pressed: keeps the focus in the box. */
    loadOnRequest: () => {
      box.current?.focus({ preventScroll: true })
      load()
    },
    onLoad: vendor.ready ? undefined : show,
  }
}

/** A frame is the heaviest part of a page: until the first interaction it loads only when mostly visible. */
function useNear(ref: RefObject<HTMLElement | null>, watching: boolean, onNear: () => void): void {
  const tell = useEffectEvent(onNear)
  useEffect(() => {
    const box = ref.current
    if (!watching || !box) return
    const watch = (options: IntersectionObserverInit) => {
      const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && tell(), options)
      observer.observe(box)
      return observer
    }
    const observers = [watch({ threshold: MOSTLY_SEEN })]
    void firstInteraction.then(() => observers.length > 0 && observers.push(watch({ rootMargin: NEAR })))
    return () => observers.splice(0).forEach((observer) => observer.disconnect())
  }, [ref, watching])
}
