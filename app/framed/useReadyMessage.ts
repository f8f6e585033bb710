import { useEffect } from 'react'
import type { DeskMessage } from '../../desk/protocol.ts'

/** Tells the page around the frame that the screen answers to the visitor. */
export function useReadyMessage(): void {
  useEffect(() => {
    if (window.parent === window) return
    window.parent.postMessage({ type: 'desk:ready' } satisfies DeskMessage, window.location.origin)
  }, [])
}
