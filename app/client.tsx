import '@vitejs/plugin-react/preamble'
import type { i18n } from 'i18next'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { keepCampaign } from './browser/campaign.ts'
import { SiteDocument } from './document.tsx'
import { createPageSet } from './routing/pages.tsx'
import { notFoundPage } from './site/pages.ts'
import { languageOf, sitePathAt } from './site/paths.ts'
import { start } from './start.ts'
import type { BuiltTexts } from './texts/built.ts'
import { createI18n } from './texts/i18n.ts'

const servedPath = window.location.pathname

function hydrate({ language, bundles }: BuiltTexts): void {
  // A static host may answer an unknown Portuguese path with the English not-found page: it reads and links as it is.
  if (language !== languageOf(servedPath)) return
  const i18n = createI18n(language, bundles)
  const pageSet = createPageSet(i18n, (page, error) => {
    console.warn(`The page "${page.id}" could not be shown.`, error)
    const { pathname } = window.location
    if ((sitePathAt(pathname)?.page ?? notFoundPage) !== page) return 'later'
    // After a navigation the address is already the new one: let the browser ask for its document.
    if (pathname === servedPath) restore(i18n, { language, bundles })
    else window.location.reload()
    return 'wait'
  })
  startTransition(() => {
    hydrateRoot(
      document,
      <BrowserRouter>
        <SiteDocument i18n={i18n} pageSet={pageSet} language={language} />
      </BrowserRouter>,
    )
  })
}

/** Texts that were edited into a shape which cannot be drawn give way to the built ones. */
function restore(i18n: i18n, { language, bundles }: BuiltTexts): void {
  for (const [namespace, texts] of Object.entries(bundles)) {
    i18n.addResourceBundle(language, namespace, texts, false, true)
  }
}

keepCampaign(window.location.search)
start(hydrate)
