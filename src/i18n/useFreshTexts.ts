import { useEffect, useEffectEvent } from 'react'
import type { Namespace } from '#site/namespaces.ts'
import { refreshNamespaces } from './loading.ts'
import { useTextStore } from './useTexts.ts'

/**
 * Once, after what it stands in has been hydrated: texts that changed any earlier would not match the prerendered ones. What
 * has come from the server in this document is not asked for again.
 */
export function useFreshTexts(namespaces: readonly Namespace[]): void {
  const store = useTextStore()
  const refresh = useEffectEvent(() => refreshNamespaces(store, namespaces))
  useEffect(() => void refresh(), [])
}
