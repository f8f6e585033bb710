import { Suspense, useContext } from 'react'
import { notFoundPage, type AnyPage } from '#site/pages.ts'
import { sitePathAt } from '#site/paths.ts'
import { useLocation } from './location.tsx'
import { PageComponentsContext } from './page-components.tsx'

export function SiteRoutes() {
  const { pathname } = useLocation()
  const page: AnyPage = sitePathAt(pathname)?.page ?? notFoundPage
  const Component = useContext(PageComponentsContext).get(page.id)?.Component
  return <Suspense>{Component && <Component key={page.id} />}</Suspense>
}
