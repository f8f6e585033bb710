import { useOnceHydrated } from '#browser/useOnceHydrated.ts'
import { useLocation } from './location.tsx'

/** The query of the address, for links that keep it. */
export function useQuery(): string {
  return useOnceHydrated(useLocation().search, '')
}
