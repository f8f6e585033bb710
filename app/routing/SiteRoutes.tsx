import { Suspense, useContext } from 'react'
import { Route, Routes } from 'react-router'
import { notFoundPage, type AnyPage } from '../site/pages.ts'
import { sitePaths } from '../site/paths.ts'
import { PageSetContext } from './page-set.tsx'

/** One route a path of the page table; any other path is not found. */
export function SiteRoutes() {
  return (
    <Suspense>
      <Routes>
        {sitePaths.map(({ path, page }) => (
          <Route key={path} path={path} caseSensitive element={<PageOnScreen key={page.id} page={page} />} />
        ))}
        <Route path="*" element={<PageOnScreen key={notFoundPage.id} page={notFoundPage} />} />
      </Routes>
    </Suspense>
  )
}

function PageOnScreen({ page }: { page: AnyPage }) {
  const Component = useContext(PageSetContext).get(page.id)?.Component
  return Component ? <Component /> : null
}
