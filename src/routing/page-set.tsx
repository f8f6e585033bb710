/** Page modules by row of the page table: a page is its code and its texts, and is shown when both are there. */

import { createContext, lazy, useContext, useEffect, type ComponentType } from 'react'
import { mayRest } from '#browser/rest.ts'
import { loadNamespaces } from '#i18n/loading.ts'
import type { TextStore } from '#i18n/store.ts'
import { notFoundPage, pages, type AnyPage } from '#site/pages.ts'
import { sitePathAt } from '#site/paths.ts'
import { importPage, type PageModule } from './page-modules.ts'
import { PageBoundary } from './PageBoundary.tsx'
import { PageFrame } from './PageFrame.tsx'

type LoadedPage = { Component: ComponentType; preload: () => void }
export type PageSet = ReadonlyMap<AnyPage['id'], LoadedPage>

/**
 * What happens when a page cannot be had. `wait`: the visitor keeps the page on screen, and the browser may be loading
 * the document meanwhile. `later`: the visitor has gone elsewhere; whoever comes back loads the document.
 */
type OnFailure = (page: AnyPage, error: unknown) => 'wait' | 'later'

export function createPageSet(texts: TextStore, onFailure: OnFailure): PageSet {
  return new Map(
    [...pages, notFoundPage].map((page: AnyPage) => {
      const load = once(() => loadPage(page, texts))
      const loadWhole = once(async () => {
        const module = await load()
        await module.Below?.load()
        return module
      })
      const Component = lazy<ComponentType>(async () => {
        try {
          const { default: Content } = await (mayRest() ? load() : loadWhole())
          return {
            default: () => (
              <PageBoundary onError={(error) => onFailure(page, error)}>
                <PageFrame page={page}>
                  <Content />
                </PageFrame>
              </PageBoundary>
            ),
          }
        } catch (error) {
          const outcome = onFailure(page, error)
          return outcome === 'later' ? { default: DocumentLoad } : new Promise<never>(() => {})
        }
      })
      // A preload that fails is tried again by the navigation itself.
      const preload = () => void loadWhole().catch(() => {})
      return [page.id, { Component, preload }]
    }),
  )
}

function DocumentLoad(): null {
  useEffect(() => window.location.reload(), [])
  return null
}

async function loadPage(page: AnyPage, texts: TextStore): Promise<PageModule> {
  const [module] = await Promise.all([importPage(page.id), loadNamespaces(texts, page.namespaces)])
  return module
}

/** Remembers a success, not a failure. */
function once<T>(work: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | undefined
  return () => {
    result ??= work().catch((error: unknown) => {
      result = undefined
      throw error
    })
    return result
  }
}

export const PageSetContext = createContext<PageSet>(new Map())

/** Fetches what a link leads to, when a visitor shows interest in it. */
export function usePreload(): (href: string) => void {
  const pageSet = useContext(PageSetContext)
  return (href) => {
    const path = href.split('#')[0]
    const page = path ? sitePathAt(path)?.page : undefined
    if (page) pageSet.get(page.id)?.preload()
  }
}
