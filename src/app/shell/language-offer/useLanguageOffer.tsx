import { useEffect, useState, type ReactNode } from 'react'
import { fetchNamespaces } from '#i18n/loading.ts'
import { createTextStore } from '#i18n/store.ts'
import { useLanguage } from '#i18n/useTexts.ts'
import { useLocation } from '#routing/location.tsx'
import { offeredLanguage } from '#site/languages.ts'
import { DEFAULT_NAMESPACE } from '#site/locale-file.ts'
import { sitePathAt } from '#site/paths.ts'
import { chosenLanguage } from '../language-choice.ts'

/** Few visitors see the offer, so its code loads on demand. */
export function useLanguageOffer(): ReactNode {
  const { pathname } = useLocation()
  const language = useLanguage()
  const [offer, setOffer] = useState<ReactNode>()
  useEffect(() => {
    const offered = offeredLanguage(language, navigator.languages, chosenLanguage())
    if (!offered) return
    Promise.all([import('./LanguageOffer.tsx'), fetchNamespaces(offered, [DEFAULT_NAMESPACE])]).then(
      ([{ LanguageOffer }, bundles]) => {
        const { languageOffer } = createTextStore(offered, bundles).read(DEFAULT_NAMESPACE)
        setOffer(<LanguageOffer offered={offered} labels={languageOffer} />)
      },
      // The page works without the offer.
      console.warn,
    )
  }, [language])
  return sitePathAt(pathname) && offer
}
