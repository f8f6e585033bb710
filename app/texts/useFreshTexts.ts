import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { Namespace } from '../site/namespaces.ts'
import { refreshNamespaces } from './loading.ts'

/** Once, after the document has been hydrated: texts that changed any earlier would not match the prerendered ones. */
export function useFreshTexts(namespaces: readonly Namespace[]): void {
  const { i18n } = useTranslation()
  const refresh = useEffectEvent(() => refreshNamespaces(i18n, namespaces))
  useEffect(() => void refresh(), [])
}
