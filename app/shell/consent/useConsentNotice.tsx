import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react'
import { startCounter } from '../../analytics/tag.ts'
import { asksForConsent, hasCounter, settings } from '../../site/build-constants.ts'
import { loadNamespaces } from '../../texts/loading.ts'
import { useTextStore } from '../../texts/useTexts.ts'
import { beginConsent, isAsking, subscribeToConsent } from './consent.ts'

/** Whoever counts visits begins, and the question is asked, once the page has come alive. Without either, nothing of it is there. */
export const useConsentNotice: () => ReactNode = asksForConsent ? useQuestion : useNoQuestion

function useQuestion(): ReactNode {
  const texts = useTextStore()
  const asking = useSyncExternalStore(subscribeToConsent, isAsking, () => false)
  const [notice, setNotice] = useState<ReactNode>()
  useCounter()
  useEffect(beginConsent, [])
  useEffect(() => {
    if (!asking) return
    const parts = [import('./ConsentNotice.tsx'), loadNamespaces(texts, ['consent'])] as const
    // Where it cannot be asked, nothing is counted.
    Promise.all(parts).then(([{ ConsentNotice }]) => setNotice(<ConsentNotice />), console.warn)
  }, [asking, texts])
  return asking && notice
}

function useNoQuestion(): ReactNode {
  useCounter()
  return undefined
}

function useCounter(): void {
  useEffect(() => {
    if (hasCounter && settings.counterUrl) startCounter(settings.counterUrl, settings.siteUrl)
  }, [])
}
