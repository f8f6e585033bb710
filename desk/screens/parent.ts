import { useEffect } from 'react'
import type { DeskMessage } from '../shared/protocol.ts'

/** Tells the page around the frame. Opened by itself, a screen has nobody to tell. */
export function tellParent(message: DeskMessage): void {
  if (window.parent !== window) window.parent.postMessage(message, window.location.origin)
}

/** The screen is drawn and answers: whatever stood in its place can go. */
export function useReadyMessage(): void {
  useEffect(() => tellParent({ type: 'desk:ready' }), [])
}
