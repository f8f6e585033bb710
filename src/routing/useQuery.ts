import { useOnceHydrated } from '#browser/useOnceHydrated.ts'
import { useLocation } from './location.tsx'

/** The query string, for links that keep it. Empty until hydrated. */
export function useQuery(): string {
  return useOnceHydrated(useLocation().search, '')
}
