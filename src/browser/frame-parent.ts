import { useEffect } from 'react'

/** Sent by one of the site's embedded screens to its parent page, on the same origin. Never contains personal data. */
export type FrameMessage =
  | { type: 'frame:ready' | 'frame:lead-sent' | 'frame:meeting-booked' | 'frame:diagnostic-finished' }
  | DiagnosticMessage

/** Out of 100, in the order of the questions, or null before the answer. `height` is the report's while it is open. */
export type DiagnosticMessage = { type: 'frame:diagnostic'; scores: readonly (number | null)[]; height: number }

export function notifyParent(message: FrameMessage): void {
  if (window.parent !== window) window.parent.postMessage(message, window.location.origin)
}

/** Lets the parent page remove its placeholder once the screen is interactive. */
export function useReadyMessage(): void {
  useEffect(() => notifyParent({ type: 'frame:ready' }), [])
}
