import { localeFile } from '../site/locale-file.ts'
import type { Namespace } from '../site/namespaces.ts'
import type { TextBundles, TextStore } from './store.ts'
import { takeOver } from './edited.ts'

async function fetchTexts(language: string, namespace: Namespace): Promise<object> {
  const file = localeFile(language, namespace)
  const response = await fetch(file, { cache: 'no-store' })
  if (!response.ok) throw new Error(`${file} answered ${response.status}`)
  const texts: unknown = await response.json()
  if (typeof texts !== 'object' || texts === null) throw new Error(`${file} holds no texts`)
  return texts
}

/** The texts of these namespaces as they are now. */
export async function fetchNamespaces(language: string, namespaces: readonly Namespace[]): Promise<TextBundles> {
  const files = await Promise.all(namespaces.map((namespace) => fetchTexts(language, namespace)))
  return Object.fromEntries(namespaces.map((namespace, index) => [namespace, files[index]]))
}

/** Brings in the namespaces that are not there yet. Rejects when one cannot be had. */
export async function loadNamespaces(store: TextStore, namespaces: readonly Namespace[]): Promise<void> {
  const missing = namespaces.filter((namespace) => !store.has(namespace))
  await Promise.all(
    missing.map(async (namespace) => {
      store.set(namespace, await fetchTexts(store.language, namespace))
    }),
  )
}

/** Asks whether the texts on screen have been edited since the build. Without an answer the page stays as it is. */
export async function refreshNamespaces(store: TextStore, namespaces: readonly Namespace[]): Promise<void> {
  await Promise.all(
    namespaces.map(async (namespace) => {
      try {
        const edited = await fetchTexts(store.language, namespace)
        const built = store.written(namespace) ?? {}
        const fitted = takeOver(built, edited)
        if (JSON.stringify(fitted) !== JSON.stringify(built)) store.set(namespace, fitted)
      } catch (error) {
        console.warn(`Texts of "${namespace}" were not refreshed.`, error)
      }
    }),
  )
}
