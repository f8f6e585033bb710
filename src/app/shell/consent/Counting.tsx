import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react'
import { startCounter } from '#browser/analytics/tag.ts'
import { loadNamespaces } from '#i18n/loading.ts'
import { useTextStore } from '#i18n/useTexts.ts'
import { settings } from '#site/build-constants.ts'
import { beginConsent, isAsking, subscribeToConsent } from './consent.ts'
import { ConsentNotice } from './ConsentNotice.tsx'

/** Whoever counts visits begins; where a visitor has to be asked, the question stands before any other. */
export function Counting({ otherwise }: { otherwise: ReactNode }) {
  const texts = useTextStore()
  const asking = useSyncExternalStore(subscribeToConsent, isAsking)
  const [hasWords, setHasWords] = useState(false)
  useEffect(() => {
    if (settings.counterUrl) startCounter(settings.counterUrl, settings.siteUrl)
    if (settings.measurementId) beginConsent(settings.measurementId)
  }, [])
  useEffect(() => {
    // Where it cannot be asked, nothing is counted.
    if (asking) loadNamespaces(texts, ['consent']).then(() => setHasWords(true), console.warn)
  }, [asking, texts])
  return asking && hasWords ? <ConsentNotice /> : otherwise
}
