import { useEffect } from 'react'

/** Sent by a framed screen to the page around it, on the same origin. Never with personal data. */
export type DeskMessage = { type: 'desk:ready' } | { type: 'desk:lead-sent' } | { type: 'desk:meeting-booked' }

/** Tells the page around the frame. Opened by itself, a screen has nobody to tell. */
export function tellParent(message: DeskMessage): void {
  if (window.parent !== window) window.parent.postMessage(message, window.location.origin)
}

/** The screen is drawn and answers: whatever stood in its place can go. */
export function useReadyMessage(): void {
  useEffect(() => tellParent({ type: 'desk:ready' }), [])
}
