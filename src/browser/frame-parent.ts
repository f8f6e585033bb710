import { useEffect } from 'react'

/** Sent by one of the site's embedded screens to its parent page, on the same origin. Never contains personal data. */
export type FrameMessage = {
  type: 'frame:ready' | 'frame:lead-sent' | 'frame:meeting-booked' | 'frame:diagnostic-finished'
}

export function notifyParent(message: FrameMessage): void {
  if (window.parent !== window) window.parent.postMessage(message, window.location.origin)
}

/** Lets the parent page remove its placeholder once the screen is interactive. */
export function useReadyMessage(): void {
  useEffect(() => notifyParent({ type: 'frame:ready' }), [])
}
