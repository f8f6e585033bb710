import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react'
import { startCounter } from '#browser/analytics/tag.ts'
import { loadNamespaces } from '#i18n/loading.ts'
import { useTextStore } from '#i18n/useTexts.ts'
import { settings } from '#site/build-constants.ts'
import { beginConsent, isAsking, subscribeToConsent } from './consent.ts'
import { ConsentNotice } from './ConsentNotice.tsx'

/** The consent notice takes precedence over `otherwise`. Not named Analytics: ad blockers block chunks of that name. */
export function Measurement({ otherwise }: { otherwise: ReactNode }) {
  const texts = useTextStore()
  const asking = useSyncExternalStore(subscribeToConsent, isAsking)
  const [hasTexts, setHasTexts] = useState(false)
  useEffect(() => {
    if (settings.counterUrl) startCounter(settings.counterUrl, settings.siteUrl)
    if (settings.measurementId) beginConsent(settings.measurementId)
  }, [])
  useEffect(() => {
    // If the texts fail to load, the visitor can't consent, so the tag never starts.
    if (asking) loadNamespaces(texts, ['consent']).then(() => setHasTexts(true), console.warn)
  }, [asking, texts])
  return asking && hasTexts ? <ConsentNotice /> : otherwise
}
