import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import type { DeskMessage } from '../../../desk/screens/parent.ts'
import { trackEvent } from '../../analytics/analytics.ts'
import { FRAME_LOAD_MS } from '../../site/timings.ts'
import { conversions } from './conversions.ts'

/**
 * `waiting`: it is loaded when its place is on screen; what is not drawn at all never is. `elsewhere`: it is on the page
 * already, and twice would be two conversations.
 */
export type FirstPhase = 'waiting' | 'loading' | 'elsewhere'
export type FramePhase = FirstPhase | 'failed' | 'shown'

/** From an empty place to a widget that answers, or to the news that it did not come. */
export function useWidgetFrame(box: RefObject<HTMLElement | null>, first: FirstPhase) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [{ phase, attempt }, setState] = useState<{ phase: FramePhase; attempt: number }>({
    phase: first,
    attempt: 0,
  })
  const load = () => setState({ phase: 'loading', attempt: attempt + 1 })
  const become = (next: FramePhase) => setState((before) => ({ ...before, phase: next }))

  const onScreen = useEffectEvent(load)
  useEffect(() => {
    if (phase !== 'waiting' || !box.current) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onScreen())
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [box, phase])
  useEffect(() => {
    if (phase !== 'loading') return
    const timer = setTimeout(() => become('failed'), FRAME_LOAD_MS)
    return () => clearTimeout(timer)
  }, [phase, attempt])

  const focusMoves = useRef(false)
  const counted = useRef(false)
  const hear = useEffectEvent(({ source, origin, data }: MessageEvent<Partial<DeskMessage> | null>) => {
    if (source !== frame.current?.contentWindow || origin !== window.location.origin || !data?.type) return
    if (data.type === 'desk:ready') {
      focusMoves.current = box.current?.contains(document.activeElement) ?? false
      become('shown')
    }
    // From the report the frame goes on to the lead form: what is sent there counts once, as in the form's own frame.
    const conversion = conversions[data.type]
    if (!conversion || counted.current) return
    counted.current = true
    trackEvent(conversion, { form: 'diagnostic', page: window.location.pathname })
  })
  useEffect(() => {
    const listen = (event: MessageEvent) => hear(event)
    addEventListener('message', listen)
    return () => removeEventListener('message', listen)
  }, [])
  useEffect(() => {
    // Whoever waited in the widget's place goes on in the widget.
    if (phase === 'shown' && focusMoves.current) frame.current?.focus()
  }, [phase])

  return { frame, phase, attempt, load }
}
