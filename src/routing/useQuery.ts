import { useOnceHydrated } from '#browser/useOnceHydrated.ts'
import { usePlace } from './place.tsx'

/** The query of the address, for links that keep it. */
export function useQuery(): string {
  return useOnceHydrated(usePlace().search, '')
}
