import { useSyncExternalStore } from 'react'
import { isMotionPaused, onMotionChange, prefersReducedMotion } from './preference.ts'

export function useMotionPaused(): boolean {
  return useSyncExternalStore(onMotionChange, isMotionPaused, () => false)
}

/** True while prerendering; CSS shows the final state to visitors who prefer reduced motion. */
export function useMotionAllowed(): boolean {
  return useSyncExternalStore(
    onMotionChange,
    () => !prefersReducedMotion(),
    () => true,
  )
}
