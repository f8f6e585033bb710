import type { Language } from '#site/languages.ts'
import type { Namespace } from '#site/namespaces.ts'
import { fetchNamespaces } from './loading.ts'
import type { TextBundles } from './store.ts'

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
    return { language, bundles: await fetchNamespaces(language, namespaces) }
  }
}
