import { readFile } from 'node:fs/promises'
import type { Language } from '../app/site/languages.ts'
import { DEFAULT_NAMESPACE, localeFile } from '../app/site/locale-file.ts'
import type { Namespace } from '../app/site/namespaces.ts'
import type { TextBundles } from '../app/texts/store.ts'
import { parseJsonFile } from './json-file.ts'

const PUBLIC_FOLDER = 'public'

async function readLocaleFile(language: Language, namespace: Namespace, folder: string): Promise<unknown> {
  const file = folder + localeFile(language, namespace)
  return parseJsonFile(file, await readFile(file, 'utf8'))
}

/** The texts that a page, or an embedded one, is rendered with: `common` and its own. */
export async function bundlesOf(
  page: { namespaces: readonly Namespace[] },
  language: Language,
  folder = PUBLIC_FOLDER,
): Promise<TextBundles> {
  const namespaces: readonly Namespace[] = [DEFAULT_NAMESPACE, ...page.namespaces]
  const entries = await Promise.all(
    namespaces.map(async (namespace) => [namespace, await readLocaleFile(language, namespace, folder)] as const),
  )
  return Object.fromEntries(entries)
}
