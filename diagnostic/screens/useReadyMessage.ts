import { useEffect } from 'react'
import type { DeskMessage } from '../../desk/screens/parent.ts'

/** Tells the page around the frame that whatever stood in its place can go. */
export function useReadyMessage(): void {
  useEffect(() => {
    const ready: DeskMessage = { type: 'desk:ready' }
    if (window.parent !== window) window.parent.postMessage(ready, window.location.origin)
  }, [])
}
