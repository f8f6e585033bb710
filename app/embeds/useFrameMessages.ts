import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import { trackEvent } from '../analytics/analytics.ts'
import type { FormId } from '../site/embeds.ts'
import type { FormAddresses } from './addresses.ts'
import { conversionIn, says } from './vendors.ts'

type Listening = {
  of: FormId
  frame: RefObject<HTMLIFrameElement | null>
  addresses: FormAddresses | undefined
  onReady: () => void
}

/** Listens to what the framed form says, and to nobody else. A sent form counts once, however often it says so. */
export function useFrameMessages({ of, frame, addresses, onReady }: Listening): void {
  const counted = useRef(false)
  const hear = useEffectEvent((event: MessageEvent) => {
    const source = frame.current?.contentWindow
    if (!addresses || !source || event.source !== source) return
    const { origin } = new URL(addresses.framed, window.location.href)
    if (event.origin !== origin) return
    const { vendor } = addresses
    if (vendor.ready && says(event.data, vendor.ready)) onReady()
    if (vendor.greeting && says(event.data, vendor.greeting.after)) source.postMessage(vendor.greeting.say, origin)
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
