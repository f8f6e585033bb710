import { createContext, lazy, useContext, useEffect, type ComponentType } from 'react'
import { isInitialDocument } from '#browser/deferred-hydration.ts'
import { once } from '#browser/once.ts'
import { loadNamespaces } from '#i18n/loading.ts'
import type { TextStore } from '#i18n/store.ts'
import { notFoundPage, pages, type AnyPage } from '#site/pages.ts'
import { sitePathAt } from '#site/paths.ts'
import { importPage, type PageModule } from './page-modules.ts'
import { PageBoundary } from './PageBoundary.tsx'
import { PageMeta } from './PageMeta.tsx'

type LoadedPage = { Component: ComponentType; preload: () => void }
export type PageComponents = ReadonlyMap<AnyPage['id'], LoadedPage>

/**
 * `wait`: the visitor keeps the current page; the browser may be loading the document. `reload`: the visitor has
 * navigated elsewhere; the document loads if they come back.
 */
type OnFailure = (page: AnyPage, error: unknown) => 'wait' | 'reload'

/** A component renders when the page's code and texts have loaded. */
export function createPageComponents(texts: TextStore, onFailure: OnFailure): PageComponents {
  return new Map(
    [...pages, notFoundPage].map((page: AnyPage) => {
      const load = once(() => loadPage(page, texts))
      const loadWithSections = once(async () => {
        const module = await load()
        await module.BelowTheFold?.load()
        return module
      })
      const Component = lazy<ComponentType>(async () => {
        try {
          const { default: Content } = await (isInitialDocument() ? load() : loadWithSections())
          return {
            default: () => (
              <PageBoundary onError={(error) => onFailure(page, error)}>
                <PageMeta page={page}>
                  <Content />
                </PageMeta>
              </PageBoundary>
            ),
          }
        } catch (error) {
          const outcome = onFailure(page, error)
          return outcome === 'reload' ? { default: ReloadDocument } : new Promise<never>(() => {})
        }
      })
      // If a preload fails, the navigation tries again.
      const preload = () => void loadWithSections().catch(() => {})
      return [page.id, { Component, preload }]
    }),
  )
}

function ReloadDocument(): null {
  useEffect(() => window.location.reload(), [])
  return null
}

async function loadPage(page: AnyPage, texts: TextStore): Promise<PageModule> {
  const [module] = await Promise.all([importPage(page.id), loadNamespaces(texts, page.namespaces)])
  return module
}

export const PageComponentsContext = createContext<PageComponents>(new Map())

export function usePreload(): (href: string) => void {
  const pageComponents = useContext(PageComponentsContext)
  return (href) => {
    const path = href.split('#')[0]
    const page = path ? sitePathAt(path)?.page : undefined
    if (page) pageComponents.get(page.id)?.preload()
  }
}
