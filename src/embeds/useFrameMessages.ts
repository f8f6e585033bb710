import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import { trackEvent } from '#browser/analytics/analytics.ts'
import type { EmbedId } from '#site/embeds.ts'
import type { Addresses } from './addresses.ts'
import { conversionIn, isReady } from './vendors.ts'

type Props = {
  of: EmbedId
  frame: RefObject<HTMLIFrameElement | null>
  addresses: Addresses
  onReady: () => void
}

/** Accepts messages from the page in the frame only. A conversion counts once, however often it is reported. */
export function useFrameMessages({ of, frame, addresses, onReady }: Props): void {
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
    const conversion = conversionIn(event.data, vendor)
    if (!conversion || hasTracked.current) return
    hasTracked.current = true
    trackEvent(conversion, { form: of, page: window.location.pathname })
  })
  useEffect(() => {
    const listen = (event: MessageEvent) => handleMessage(event)
    addEventListener('message', listen)
    return () => removeEventListener('message', listen)
  }, [])
}
