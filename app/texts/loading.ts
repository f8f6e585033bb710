import type { i18n } from 'i18next'
import { localeFile, type Namespace } from '../site/namespaces.ts'
import { takeOver } from './edited.ts'

async function fetchTexts(language: string, namespace: Namespace): Promise<object> {
  const file = localeFile(language, namespace)
  const response = await fetch(file, { cache: 'no-store' })
  if (!response.ok) throw new Error(`${file} answered ${response.status}`)
  const texts: unknown = await response.json()
  if (typeof texts !== 'object' || texts === null) throw new Error(`${file} holds no texts`)
  return texts
}

/** Brings in the namespaces that are not there yet. Rejects when one cannot be had. */
export async function loadNamespaces(instance: i18n, namespaces: readonly Namespace[]): Promise<void> {
  const missing = namespaces.filter((namespace) => !instance.hasResourceBundle(instance.language, namespace))
  await Promise.all(
    missing.map(async (namespace) => {
      const texts = await fetchTexts(instance.language, namespace)
      instance.addResourceBundle(instance.language, namespace, texts, false, true)
    }),
  )
}

/** Asks whether the texts on screen have been edited since the build. Without an answer the page stays as it is. */
export async function refreshNamespaces(instance: i18n, namespaces: readonly Namespace[]): Promise<void> {
  await Promise.all(
    namespaces.map(async (namespace) => {
      try {
        const edited = await fetchTexts(instance.language, namespace)
        const built: unknown = instance.getResourceBundle(instance.language, namespace)
        const fitted = takeOver(built, edited)
        if (JSON.stringify(fitted) === JSON.stringify(built)) return
        instance.addResourceBundle(instance.language, namespace, fitted, false, true)
      } catch (error) {
        console.warn(`Texts of "${namespace}" were not refreshed.`, error)
      }
    }),
  )
}
