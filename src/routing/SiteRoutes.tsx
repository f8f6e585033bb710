import { Suspense, useContext } from 'react'
import { notFoundPage, type AnyPage } from '#site/pages.ts'
import { sitePathAt } from '#site/paths.ts'
import { useLocation } from './location.tsx'
import { PageRegistryContext } from './page-registry.tsx'

/** The page of the address; any path that is not in the page table is not found. */
export function SiteRoutes() {
  const { pathname } = useLocation()
  const page: AnyPage = sitePathAt(pathname)?.page ?? notFoundPage
  const Component = useContext(PageRegistryContext).get(page.id)?.Component
  return <Suspense>{Component && <Component key={page.id} />}</Suspense>
}
