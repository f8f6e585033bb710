import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react'
import { useHydrated } from '#browser/useHydrated.ts'
import { fetchNamespaces } from '#i18n/loading.ts'
import { createTextStore } from '#i18n/store.ts'
import { useLanguage } from '#i18n/useTexts.ts'
import { useLocation } from '#routing/location.tsx'
import { countsVisits } from '#site/build-constants.ts'
import { offeredLanguage } from '#site/languages.ts'
import { DEFAULT_NAMESPACE } from '#site/locale-file.ts'
import { sitePathAt } from '#site/paths.ts'
import { chosenLanguage } from './LanguageSwitch.tsx'

/** Loaded only if analytics is configured. If it fails to load, the page works without it. */
const Measurement = lazy(async () => ({
  default: (await import('./consent/Measurement.tsx').catch(() => ({ Measurement: NoMeasurement }))).Measurement,
}))

function NoMeasurement({ otherwise }: { otherwise: ReactNode }) {
  return otherwise
}

/** One overlay at a time. Apart from Shell: re-rendering Shell would make React drop the footer (hydrates later). */
export function Notices() {
  const languageOffer = useLanguageOffer()
  const hydrated = useHydrated()
  if (!countsVisits || !hydrated) return languageOffer
  return (
    <Suspense fallback={languageOffer}>
      <Measurement otherwise={languageOffer} />
    </Suspense>
  )
}

/** Few visitors see the offer, so its code loads on demand. */
function useLanguageOffer(): ReactNode {
  const { pathname } = useLocation()
  const language = useLanguage()
  const [offer, setOffer] = useState<ReactNode>()
  useEffect(() => {
    const offered = offeredLanguage(language, navigator.languages, chosenLanguage())
    if (!offered) return
    Promise.all([import('./language-offer/LanguageOffer.tsx'), fetchNamespaces(offered, [DEFAULT_NAMESPACE])]).then(
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
