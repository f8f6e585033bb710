import { useEffect, useEffectEvent } from 'react'
import { claimTexts, settings } from '#site/build-constants.ts'
import { DEFAULT_LANGUAGE, type Language } from '#site/languages.ts'
import { DEFAULT_NAMESPACE, localeFile } from '#site/locale-file.ts'
import type { Namespace } from '#site/namespaces.ts'
import { once } from '#site/once.ts'
import { placeholderValues } from '#site/placeholders.ts'
import { placeholdersIn } from '#site/template.ts'
import { fitTexts } from '#site/text-trees.ts'
import type { TextBundles, TextStore } from './store.ts'
import { useTextStore } from './useTexts.ts'

async function fetchTexts(language: string, namespace: Namespace): Promise<object> {
  const file = localeFile(language, namespace)
  const response = await fetch(file, { cache: 'no-store' })
  if (!response.ok) throw new Error(`${file} responded with status ${response.status}`)
  const texts: unknown = await response.json()
  if (typeof texts !== 'object' || texts === null) throw new Error(`${file} does not contain a JSON object`)
  return texts
}

export async function fetchNamespaces(language: string, namespaces: readonly Namespace[]): Promise<TextBundles> {
  const files = await Promise.all(namespaces.map((namespace) => fetchTexts(language, namespace)))
  return Object.fromEntries(namespaces.map((namespace, index) => [namespace, files[index]]))
}

/** The texts a page was prerendered with. Hydration starts from the same ones. */
export type BuiltTexts = { language: Language; bundles: TextBundles }

export async function resolveTexts(
  built: Promise<BuiltTexts>,
  language: Language,
  namespaces: readonly Namespace[],
): Promise<BuiltTexts> {
  try {
    return await built
  } catch (error) {
    console.warn('The built texts could not be loaded. Loading the locale files instead.', error)
    return { language, bundles: await fetchNamespaces(language, [DEFAULT_NAMESPACE, ...namespaces]) }
  }
}

const fetches = new WeakMap<TextStore, Map<Namespace, () => Promise<void>>>()

/** Fetches a file once per document: later calls share the promise, and a failed fetch can be retried. */
function fetchOnce(store: TextStore, namespace: Namespace): Promise<void> {
  const files = fetches.get(store) ?? new Map<Namespace, () => Promise<void>>()
  fetches.set(store, files)
  const fetchFile =
    files.get(namespace) ?? once(async () => applyTexts(store, namespace, await fetchTexts(store.language, namespace)))
  files.set(namespace, fetchFile)
  return fetchFile()
}

function applyTexts(store: TextStore, namespace: Namespace, texts: object): void {
  const built = store.readRaw(namespace)
  const fitted = built ? applyEdits(built, texts) : texts
  if (JSON.stringify(fitted) !== JSON.stringify(built)) store.set(namespace, fitted)
}

/** A mistake in an edited locale file must not break the page, so anything that doesn't fit keeps the built text. */
export function applyEdits<T>(built: T, edited: unknown): T {
  const fillable = placeholderValues(settings, claimTexts[DEFAULT_LANGUAGE])
  // Unknown placeholders would leave a gap on the page.
  return fitTexts(built, edited, (text) => placeholdersIn(text).every((name) => fillable.has(name)))
}

export async function loadNamespaces(store: TextStore, namespaces: readonly Namespace[]): Promise<void> {
  const missing = namespaces.filter((namespace) => !store.readRaw(namespace))
  await Promise.all(missing.map((namespace) => fetchOnce(store, namespace)))
}

/** Applies edits made since the build. If a fetch fails, the page keeps the texts it has. */
export async function refreshNamespaces(store: TextStore, namespaces: readonly Namespace[]): Promise<void> {
  await Promise.all(
    namespaces.map((namespace) =>
      fetchOnce(store, namespace).catch((error: unknown) => {
        console.warn(`The texts of "${namespace}" were not refreshed.`, error)
      }),
    ),
  )
}

/** Runs after hydration: earlier changes would not match the prerendered HTML. Skips namespaces already fetched. */
export function useFreshTexts(namespaces: readonly Namespace[]): void {
  const store = useTextStore()
  const refresh = useEffectEvent(() => refreshNamespaces(store, [DEFAULT_NAMESPACE, ...namespaces]))
  useEffect(() => void refresh(), [])
}
