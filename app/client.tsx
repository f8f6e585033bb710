import '@vitejs/plugin-react/preamble'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { keepCampaign } from './browser/campaign.ts'
import { SiteDocument } from './document.tsx'
import { createPageSet } from './routing/page-set.tsx'
import type { Namespace } from './site/namespaces.ts'
import { notFoundPage } from './site/pages.ts'
import { languageOf, sitePathAt } from './site/paths.ts'
import { start } from './start.ts'
import type { BuiltTexts } from './texts/built.ts'
import { createTextStore, type TextStore } from './texts/store.ts'

const servedPath = window.location.pathname

function hydrate({ language, bundles }: BuiltTexts): void {
  // A static host may answer an unknown Portuguese path with the English not-found page: it reads and links as it is.
  if (language !== languageOf(servedPath)) return
  const texts = createTextStore(language, bundles)
  const pageSet = createPageSet(texts, (page, error) => {
    console.warn(`The page "${page.id}" could not be shown.`, error)
    const { pathname } = window.location
    if ((sitePathAt(pathname)?.page ?? notFoundPage) !== page) return 'later'
    // After a navigation the address is already the new one: let the browser ask for its document.
    if (pathname === servedPath) restore(texts, bundles)
    else window.location.reload()
    return 'wait'
  })
  startTransition(() => {
    hydrateRoot(
      document,
      <BrowserRouter>
        <SiteDocument texts={texts} pageSet={pageSet} />
      </BrowserRouter>,
    )
  })
}

/** Texts that were edited into a shape which cannot be drawn give way to the built ones. */
function restore(texts: TextStore, bundles: BuiltTexts['bundles']): void {
  for (const [namespace, bundle] of Object.entries(bundles)) texts.set(namespace as Namespace, bundle)
}

keepCampaign(window.location.search)
start(hydrate)
