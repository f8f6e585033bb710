import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import { trackEvent } from '#browser/analytics/analytics.ts'
import type { EmbedId } from '#site/embeds.ts'
import type { Addresses } from './addresses.ts'
import { conversionIn, isReady } from './vendors.ts'

type Listening = {
  of: EmbedId
  frame: RefObject<HTMLIFrameElement | null>
  addresses: Addresses
  onReady: () => void
}

/** Accepts messages from the page in the frame only. A conversion counts once, however often it is reported. */
export function useFrameMessages({ of, frame, addresses, onReady }: Listening): void {
  const counted = useRef(false)
  const hear = useEffectEvent((event: MessageEvent) => {
    const source = frame.current?.contentWindow
    if (!source || event.source !== source) return
    const { origin } = new URL(addresses.frame, window.location.href)
    if (event.origin !== origin) return
    const { vendor } = addresses
    if (isReady(event.data, vendor)) {
      onReady()
      if (vendor.answer) source.postMessage(vendor.answer, origin)
    }
    const conversion = conversionIn(event.data, vendor)
    if (!conversion || counted.current) return
    counted.current = true
    trackEvent(conversion, { form: of, page: window.location.pathname })
  })
  useEffect(() => {
    const listen = (event: MessageEvent) => hear(event)
    addEventListener('message', listen)
    return () => removeEventListener('message', listen)
  }, [])
}
