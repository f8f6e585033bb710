import { useSyncExternalStore } from 'react'
import { usePlace } from './place.tsx'

const never = () => () => {}

/**
 * The query of the address, for links that keep it. Pages are prerendered without one, so it is only there after
 * hydration: React would leave a link that differs as it was prerendered. Where there is none, nothing is drawn again.
 */
export function useQuery(): string {
  const { search } = usePlace()
  return useSyncExternalStore(
    never,
    () => search,
    () => '',
  )
}
