import { useOnceHydrated } from '#browser/useOnceHydrated.ts'
import type { Language } from '#site/languages.ts'
import { pathIn, sitePathAt } from '#site/paths.ts'
import { useLocation } from './location.tsx'
import { useQuery } from './useQuery.ts'

/**
 * The address of what is on screen, in a language. A not-found page is prerendered once for all addresses that it answers:
 * it leads home until scripts know where it stands.
 */
export function useAddressIn(): (language: Language) => string {
  const { pathname } = useLocation()
  const search = useQuery()
  const path = useOnceHydrated(pathname, sitePathAt(pathname) ? pathname : '/')
  return (language) => pathIn(language, path) + search
}
