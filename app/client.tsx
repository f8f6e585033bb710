import '@vitejs/plugin-react/preamble'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { SiteDocument } from './document.tsx'
import { recallMotion } from './motion/preference.ts'
import { createPageSet } from './routing/pages.tsx'
import { languageOf } from './site/paths.ts'
import { createI18n } from './texts/i18n.ts'
import { readInlinedTexts } from './texts/inlined.tsx'

const servedPath = window.location.pathname
const texts = readInlinedTexts(document)

// A static host may answer an unknown Portuguese path with the English not-found page: it reads and links as it is.
if (texts?.language === languageOf(servedPath)) {
  const i18n = createI18n(texts.language, texts.bundles)
  const pageSet = createPageSet(i18n, (page, error) => {
    console.warn(`The page "${page.id}" could not be loaded.`, error)
    // After a navigation the address is already the new one: let the browser ask for its document. The page that this
    // document was served for stays as prerendered.
    if (window.location.pathname !== servedPath) window.location.reload()
  })
  startTransition(() => {
    hydrateRoot(
      document,
      <BrowserRouter>
        <SiteDocument i18n={i18n} pageSet={pageSet} texts={texts} />
      </BrowserRouter>,
    )
  })
  recallMotion()
}
