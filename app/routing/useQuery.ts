import { useLocation } from 'react-router'
import { useHydrated } from '../browser/useHydrated.ts'

/**
 * The query of the address, for links that keep it. Pages are prerendered without one, so it is only there after
 * hydration: React would leave a link that differs as it was prerendered.
 */
export function useQuery(): string {
  const { search } = useLocation()
  return useHydrated() ? search : ''
}
