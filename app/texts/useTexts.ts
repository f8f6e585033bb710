import { createContext, useContext, useSyncExternalStore } from 'react'
import type { Language } from '../site/languages.ts'
import type { Namespace, Texts } from '../site/namespaces.ts'
import type { TextStore } from './store.ts'

export const TextStoreContext = createContext<TextStore | undefined>(undefined)

export function useTextStore(): TextStore {
  const store = useContext(TextStoreContext)
  if (!store) throw new Error('There is no TextStoreContext around this')
  return store
}

/** The texts of a namespace. Draws again when an edited file has been taken over. */
export function useTexts<N extends Namespace>(namespace: N): Texts[N] {
  const store = useTextStore()
  const read = () => store.read(namespace)
  return useSyncExternalStore(store.subscribe, read, read)
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
