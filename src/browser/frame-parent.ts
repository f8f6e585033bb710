import { useEffect } from 'react'

/** Said by one of our own screens in a frame to the page around it, on the same origin. Never with personal data. */
export type FrameMessage = {
  type: 'frame:ready' | 'frame:lead-sent' | 'frame:meeting-booked' | 'frame:diagnostic-finished'
}

/** Tells the page around the frame. Opened by itself, a screen has nobody to tell. */
export function tellParent(message: FrameMessage): void {
  if (window.parent !== window) window.parent.postMessage(message, window.location.origin)
}

/** The screen is drawn and answers: whatever stood in its place can go. */
export function useReadyMessage(): void {
  useEffect(() => tellParent({ type: 'frame:ready' }), [])
}
