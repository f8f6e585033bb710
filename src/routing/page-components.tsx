import {
  Component as ReactComponent,
  createContext,
  Fragment,
  lazy,
  Suspense,
  useContext,
  useEffect,
  type ComponentType,
  type ReactNode,
} from 'react'
import { isInitialDocument } from '#browser/deferred-hydration.ts'
import { loadNamespaces } from '#i18n/loading.ts'
import type { TextStore } from '#i18n/store.ts'
import { once } from '#site/once.ts'
import { notFoundPage, pages, type AnyPage } from '#site/pages.ts'
import { sitePathAt } from '#site/paths.ts'
import { useLocation } from './location.tsx'
import { importPage } from './page-modules.ts'
import { PageMeta } from './PageMeta.tsx'

export type PageComponents = ReadonlyMap<AnyPage['id'], { Component: ComponentType; preload: () => void }>

/** `wait`: keeps the current page. `reload`: the visitor is elsewhere; the document loads if they come back. */
type OnFailure = (page: AnyPage, error: unknown) => 'wait' | 'reload'

export function createPageComponents(texts: TextStore, onFailure: OnFailure): PageComponents {
  return new Map(
    [...pages, notFoundPage].map((page: AnyPage) => {
      const load = once(async () => {
        const [module] = await Promise.all([importPage(page.id), loadNamespaces(texts, page.namespaces)])
        return module
      })
      const loadWithSections = once(async () => {
        const module = await load()
        await module.BelowTheFold?.load()
        return module
      })
      const Component = lazy<ComponentType>(async () => {
        try {
          const module = await (isInitialDocument() ? load() : loadWithSections())
          const { default: FirstSection, BelowTheFold, Provider = Fragment } = module
          return {
            default: () => (
              <PageBoundary onError={(error) => onFailure(page, error)}>
                <PageMeta page={page}>
                  <Provider>
                    <FirstSection />
                    {BelowTheFold && <BelowTheFold />}
                  </Provider>
                </PageMeta>
              </PageBoundary>
            ),
          }
        } catch (error) {
          return onFailure(page, error) === 'reload' ? { default: ReloadDocument } : new Promise<never>(() => {})
        }
      })
      // If a preload fails, the navigation tries again.
      const preload = () => void loadWithSections().catch(() => {})
      return [page.id, { Component, preload }]
    }),
  )
}

/** Keeps the shell if a page fails to render, for example because its texts are malformed. */
class PageBoundary extends ReactComponent<{ children: ReactNode; onError: (error: unknown) => void }> {
  override state = { failed: false }
  #hasRetried = false

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true }
  }

  /** Retries once: `onError` may have fixed the cause. */
  override componentDidCatch(error: unknown): void {
    this.props.onError(error)
    if (this.#hasRetried) return
    this.#hasRetried = true
    this.setState({ failed: false })
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children
  }
}

function ReloadDocument(): null {
  useEffect(() => window.location.reload(), [])
  return null
}

export const PageComponentsContext = createContext<PageComponents>(new Map())

export function SiteRoutes() {
  const { pathname } = useLocation()
  const page: AnyPage = sitePathAt(pathname)?.page ?? notFoundPage
  const Component = useContext(PageComponentsContext).get(page.id)?.Component
  return <Suspense>{Component && <Component key={page.id} />}</Suspense>
}

export function usePreload(): (href: string) => void {
  const pageComponents = useContext(PageComponentsContext)
  return (href) => {
    const path = href.split('#')[0]
    const page = path ? sitePathAt(path)?.page : undefined
    if (page) pageComponents.get(page.id)?.preload()
  }
}
