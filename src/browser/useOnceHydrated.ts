import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * A value that pages are prerendered without, and that is there after hydration: React would leave what differs as it was
 * prerendered. Where both are the same, nothing is drawn again.
 */
export function useOnceHydrated<T extends string | boolean>(value: T, prerendered: T): T {
  return useSyncExternalStore(
    never,
    () => value,
    () => prerendered,
  )
}
