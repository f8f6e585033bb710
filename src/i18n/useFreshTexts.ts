import { useEffect, useEffectEvent } from 'react'
import type { Namespace } from '#site/namespaces.ts'
import { refreshNamespaces } from './loading.ts'
import { useTextStore } from './useTexts.ts'

/** Runs after hydration: earlier changes would not match the prerendered HTML. Skips namespaces already fetched. */
export function useFreshTexts(namespaces: readonly Namespace[]): void {
  const store = useTextStore()
  const refresh = useEffectEvent(() => refreshNamespaces(store, namespaces))
  useEffect(() => void refresh(), [])
}
