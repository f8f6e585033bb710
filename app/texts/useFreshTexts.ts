import { useEffect, useEffectEvent } from 'react'
import type { Namespace } from '../site/namespaces.ts'
import { refreshNamespaces } from './loading.ts'
import { useTextStore } from './useTexts.ts'

/** Once, after the document has been hydrated: texts that changed any earlier would not match the prerendered ones. */
export function useFreshTexts(namespaces: readonly Namespace[]): void {
  const store = useTextStore()
  const refresh = useEffectEvent(() => refreshNamespaces(store, namespaces))
  useEffect(() => void refresh(), [])
}
