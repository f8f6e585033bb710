import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'

const settled = () => () => {}

/**
 * The query of the address, for links that keep it. Pages are prerendered without one, so it is only there after
 * hydration: React would leave a link that differs as it was prerendered.
 */
export function useQuery(): string {
  const { search } = useLocation()
  const hydrated = useSyncExternalStore(
    settled,
    () => true,
    () => false,
  )
  return hydrated ? search : ''
}
