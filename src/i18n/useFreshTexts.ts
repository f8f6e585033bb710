import { useEffect, useEffectEvent } from 'react'
import type { Namespace } from '#site/namespaces.ts'
import { refreshNamespaces } from './loading.ts'
import { useTextStore } from './useTexts.ts'

/**
 * Checks for edited texts once, after hydration: earlier changes would not match the prerendered HTML. Skips namespaces
 * that have already been fetched in this document.
 */
export function useFreshTexts(namespaces: readonly Namespace[]): void {
  const store = useTextStore()
  const refresh = useEffectEvent(() => refreshNamespaces(store, namespaces))
  useEffect(() => void refresh(), [])
}
