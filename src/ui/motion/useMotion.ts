import { useSyncExternalStore } from 'react'
import { isMotionPaused, onMotionChange, prefersStillness } from './preference.ts'

export function useMotionPaused(): boolean {
  return useSyncExternalStore(onMotionChange, isMotionPaused, () => false)
}

/** Whether things may move by themselves. Prerendered pages assume so; styles show the end state to whoever does not. */
export function useMayMove(): boolean {
  return useSyncExternalStore(
    onMotionChange,
    () => !prefersStillness(),
    () => true,
  )
}
