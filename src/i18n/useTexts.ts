import { createContext, useContext } from 'react'
import type { Language } from '#site/languages.ts'
import type { Namespace, Texts } from '#site/namespaces.ts'
import type { TextStore } from './store.ts'

export const TextsContext = createContext<{ store: TextStore; version: number } | undefined>(undefined)

function useTextsContext() {
  const texts = useContext(TextsContext)
  if (!texts) throw new Error('useTexts must be used inside <TextsProvider>')
  return texts
}

export function useTextStore(): TextStore {
  return useTextsContext().store
}

export function useTexts<N extends Namespace>(namespace: N): Texts[N] {
  const { store, version } = useTextsContext()
  return store.read(namespace, version)
}

/** The last of a page's namespaces holds the texts of its sections. */
type Last<Namespaces> = Namespaces extends readonly [...unknown[], infer Name extends Namespace] ? Name : never

export function usePageTexts<const Namespaces extends readonly [...Namespace[], Namespace]>(definition: {
  namespaces: Namespaces
}): Texts[Last<Namespaces>] {
  return useTexts(definition.namespaces.at(-1) as Last<Namespaces>)
}

export function useLanguage(): Language {
  return useTextStore().language
}
