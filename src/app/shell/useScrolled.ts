import { useSyncExternalStore } from 'react'
import { SCROLLED_THRESHOLD_PX } from '#site/timings.ts'

function subscribe(listener: () => void): () => void {
  addEventListener('scroll', listener, { passive: true })
  return () => removeEventListener('scroll', listener)
}

export function useScrolled(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.scrollY > SCROLLED_THRESHOLD_PX,
    () => false,
  )
}
