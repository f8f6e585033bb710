import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { deferHydration } from '#browser/deferred-hydration.ts'
import { initialPath } from '#browser/initial-path.ts'
import { resolveTexts, type BuiltTexts } from '#i18n/loading.ts'
import { createTextStore, type TextStore } from '#i18n/store.ts'
import { BrowserLocation } from '#routing/location.tsx'
import { createPageComponents } from '#routing/page-components.tsx'
import { DEFAULT_NAMESPACE } from '#site/locale-file.ts'
import type { Namespace } from '#site/namespaces.ts'
import { notFoundPage } from '#site/pages.ts'
import { languageOf, sitePathAt } from '#site/paths.ts'
import { SiteDocument } from './document.tsx'
import type { Hydrate } from './start.ts'

export const hydrate: Hydrate = async (builtTexts) => {
  const { namespaces } = sitePathAt(initialPath)?.page ?? notFoundPage
  const { language, bundles } = await resolveTexts(builtTexts, languageOf(initialPath), [
    DEFAULT_NAMESPACE,
    ...namespaces,
  ])
  // A static host may send the English not-found page for an unknown Portuguese path. It works without hydration.
  if (language !== languageOf(initialPath)) return
  const texts = createTextStore(language, bundles)
  const pageComponents = createPageComponents(texts, (page, error) => {
    console.warn(`The page "${page.id}" could not be shown.`, error)
    const { pathname } = window.location
    if ((sitePathAt(pathname)?.page ?? notFoundPage) !== page) return 'reload'
    // After a navigation the URL is already the new one: load its document.
    if (pathname === initialPath) restoreBuiltTexts(texts, bundles)
    else window.location.reload()
    return 'wait'
  })
  deferHydration()
  startTransition(() => {
    hydrateRoot(
      document,
      <BrowserLocation>
        <SiteDocument texts={texts} pageComponents={pageComponents} />
      </BrowserLocation>,
    )
  })
}

/** Edited texts may have broken the render. */
function restoreBuiltTexts(texts: TextStore, bundles: BuiltTexts['bundles']): void {
  for (const [namespace, bundle] of Object.entries(bundles)) texts.set(namespace as Namespace, bundle)
}
