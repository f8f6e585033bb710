import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Language } from '../site/languages.ts'
import type { Namespace } from '../site/namespaces.ts'
import { textsOf } from './i18n.ts'
import type { Texts } from './resources.ts'

/** The texts of a namespace. Draws again when an edited file has been taken over. */
export function useTexts<N extends Namespace>(namespace: N): Texts[N] {
  const { t, i18n } = useTranslation(namespace)
  // `t` is a new function whenever the texts behind it have changed.
  return useMemo(() => textsOf(i18n, namespace, t), [t, i18n, namespace])
}

export function useLanguage(): Language {
  return useTranslation().i18n.language as Language
}
