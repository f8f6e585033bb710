import { useOnceHydrated } from '#browser/useHydrated.ts'
import type { Language } from '#site/languages.ts'
import { pathIn, sitePathAt } from '#site/paths.ts'
import { useLocation } from './location.tsx'

/** No query until hydrated. The not-found page is prerendered once for all paths, so it links home until hydrated. */
export function useAddressIn(): (language: Language) => string {
  const { pathname, search } = useLocation()
  const query = useOnceHydrated(search, '')
  const path = useOnceHydrated(pathname, sitePathAt(pathname) ? pathname : '/')
  return (language) => pathIn(language, path) + query
}
