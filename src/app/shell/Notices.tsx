import { lazy, Suspense, type ReactNode } from 'react'
import { useHydrated } from '#browser/useHydrated.ts'
import { countsVisits } from '#site/build-constants.ts'
import { useLanguageOffer } from './language-offer/useLanguageOffer.tsx'

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
