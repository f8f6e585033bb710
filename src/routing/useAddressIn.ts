import { useOnceHydrated } from '#browser/useOnceHydrated.ts'
import type { Language } from '#site/languages.ts'
import { pathIn, sitePathAt } from '#site/paths.ts'
import { useLocation } from './location.tsx'
import { useQuery } from './useQuery.ts'

/**
 * The current address in any language. The not-found page is prerendered once for all unknown addresses, so it links to
 * the home page until hydrated.
 */
export function useAddressIn(): (language: Language) => string {
  const { pathname } = useLocation()
  const search = useQuery()
  const path = useOnceHydrated(pathname, sitePathAt(pathname) ? pathname : '/')
  return (language) => pathIn(language, path) + search
}
