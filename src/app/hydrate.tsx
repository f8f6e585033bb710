import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { deferHydration } from '#browser/deferred-hydration.ts'
import { initialPath } from '#browser/initial-path.ts'
import { resolveTexts } from '#i18n/loading.ts'
import { createTextStore } from '#i18n/store.ts'
import { BrowserLocation } from '#routing/location.tsx'
import { createPageComponents } from '#routing/page-components.tsx'
import type { Namespace } from '#site/namespaces.ts'
import { notFoundPage } from '#site/pages.ts'
import { languageOf, sitePathAt } from '#site/paths.ts'
import { SiteDocument } from './document.tsx'
import type { Hydrate } from './start.ts'

export const hydrate: Hydrate = async (builtTexts) => {
  const { namespaces } = sitePathAt(initialPath)?.page ?? notFoundPage
  const { language, bundles } = await resolveTexts(builtTexts, languageOf(initialPath), namespaces)
  // A static host may send the English not-found page for an unknown Portuguese path. It works without hydration.
  if (language !== languageOf(initialPath)) return
  const texts = createTextStore(language, bundles)
  const pageComponents = createPageComponents(texts, (page, error) => {
    console.warn(`The page "${page.id}" could not be shown.`, error)
    const { pathname } = window.location
    if ((sitePathAt(pathname)?.page ?? notFoundPage) !== page) return 'reload'
    if (pathname === initialPath) {
      // Edited texts may have broken the render.
      for (const [namespace, built] of Object.entries(bundles)) texts.set(namespace as Namespace, built)
    } else {
      // After a navigation the URL is already the new one: load its document.
      window.location.reload()
    }
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
