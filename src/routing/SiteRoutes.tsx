import { Suspense, useContext } from 'react'
import { notFoundPage, type AnyPage } from '#site/pages.ts'
import { sitePathAt } from '#site/paths.ts'
import { PageSetContext } from './page-set.tsx'
import { usePlace } from './place.tsx'

/** The page of the address; any path that is not in the page table is not found. */
export function SiteRoutes() {
  const { pathname } = usePlace()
  const page: AnyPage = sitePathAt(pathname)?.page ?? notFoundPage
  const Component = useContext(PageSetContext).get(page.id)?.Component
  return <Suspense>{Component && <Component key={page.id} />}</Suspense>
}
