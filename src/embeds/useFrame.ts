import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { trackEvent } from '#browser/analytics/analytics.ts'
import { firstInteraction } from '#browser/idle.ts'
import { useLanguage } from '#i18n/useTexts.ts'
import type { EmbedId } from '#site/embeds.ts'
import { FRAME_LOAD_TIMEOUT_MS } from '#site/timings.ts'
import { addressesOf, currentAddresses, type Addresses } from './addresses.ts'
import { conversionIn, isReady } from './vendors.ts'

type InitialPhase =
  | 'waiting' // Loads when it scrolls near the viewport, and never if it isn't displayed.
  | 'asking' // Loads when the visitor asks for it.
  | 'elsewhere' // Already on the page: a second frame would be a second conversation.
export type FramePhase = InitialPhase | 'loading' | 'failed' | 'shown'

export type FrameState = ReturnType<typeof useFrame>

type Request = {
  of: EmbedId
  box: RefObject<HTMLDivElement | null>
  first: InitialPhase
  onMessage?: ((data: unknown) => void) | undefined
}
type State = { phase: FramePhase; attempt: number; loaded?: Addresses }

/** How far below the viewport a frame loads after the first interaction, and how much must be visible before. */
const NEAR = '600px'
const MIN_VISIBLE_RATIO = 0.5

export function useFrame({ of, box, first, onMessage }: Request) {
  const language = useLanguage()
  const frame = useRef<HTMLIFrameElement>(null)
  const [{ phase, attempt, loaded }, setState] = useState<State>({ phase: first, attempt: 0 })
  const addresses = loaded ?? addressesOf(of, { language })
  const { vendor, outside } = addresses
  const timeoutMs = outside?.readyTimeoutMs ?? FRAME_LOAD_TIMEOUT_MS

  const load = () => setState({ phase: 'loading', attempt: attempt + 1, loaded: currentAddresses(of, language) })
  const setPhase = (next: FramePhase) => setState((before) => ({ ...before, phase: next }))
  const shouldMoveFocus = useRef(false)
  const show = () => {
    shouldMoveFocus.current = box.current?.contains(document.activeElement) ?? false
    setPhase('shown')
  }

  useNear(box, phase === 'waiting', load)
  useEffect(() => {
    if (phase !== 'loading') return
    const timer = setTimeout(() => setPhase('failed'), timeoutMs)
    return () => clearTimeout(timer)
  }, [phase, attempt, timeoutMs])
  useEffect(() => {
    // If the focus was in the placeholder, it moves into the frame.
    if (phase === 'shown' && shouldMoveFocus.current) frame.current?.focus()
  }, [phase])
  useFrameMessages({ of, frame, addresses, onReady: show, onMessage })

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
function useNear(ref: RefObject<HTMLElement | null>, isWatching: boolean, onNear: () => void): void {
  const notify = useEffectEvent(onNear)
  useEffect(() => {
    const box = ref.current
    if (!isWatching || !box) return
    const watch = (options: IntersectionObserverInit) => {
      const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && notify(), options)
      observer.observe(box)
      return observer
    }
    const observers = [watch({ threshold: MIN_VISIBLE_RATIO })]
    void firstInteraction.then(() => observers.length > 0 && observers.push(watch({ rootMargin: NEAR })))
    return () => observers.splice(0).forEach((observer) => observer.disconnect())
  }, [ref, isWatching])
}

type Source = Pick<Request, 'of' | 'onMessage'> & {
  frame: RefObject<HTMLIFrameElement | null>
  addresses: Addresses
  onReady: () => void
}

/** Accepts messages from the page in the frame only. A conversion counts once, however often it is reported. */
function useFrameMessages({ of, frame, addresses, onReady, onMessage }: Source): void {
  const hasTracked = useRef(false)
  const handleMessage = useEffectEvent((event: MessageEvent) => {
    const source = frame.current?.contentWindow
    if (!source || event.source !== source) return
    const { origin } = new URL(addresses.frame, window.location.href)
    if (event.origin !== origin) return
    const { vendor } = addresses
    if (isReady(event.data, vendor)) {
      onReady()
      if (vendor.reply) source.postMessage(vendor.reply, origin)
    }
    onMessage?.(event.data)
    const conversion = conversionIn(event.data, vendor)
    if (!conversion || hasTracked.current) return
    hasTracked.current = true
    trackEvent(conversion, { form: of, page: window.location.pathname })
  })
  useEffect(() => {
    addEventListener('message', handleMessage)
    return () => removeEventListener('message', handleMessage)
  }, [])
}
