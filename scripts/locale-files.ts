import { readFile } from 'node:fs/promises'
import type { Language } from '../app/site/languages.ts'
import { DEFAULT_NAMESPACE, localeFile } from '../app/site/locale-file.ts'
import type { Namespace } from '../app/site/namespaces.ts'
import type { TextBundles } from '../app/texts/store.ts'

const PUBLIC_FOLDER = 'public'

async function readLocaleFile(language: Language, namespace: Namespace): Promise<unknown> {
  const file = PUBLIC_FOLDER + localeFile(language, namespace)
  const json = await readFile(file, 'utf8')
  try {
    return JSON.parse(json)
  } catch (error) {
    throw new Error(`${file} is not valid JSON: ${(error as Error).message}`, { cause: error })
  }
}

/** The texts that a page, or an embedded one, is rendered with: `common` and its own. */
export async function bundlesOf(page: { namespaces: readonly Namespace[] }, language: Language): Promise<TextBundles> {
  const namespaces: readonly Namespace[] = [DEFAULT_NAMESPACE, ...page.namespaces]
  const entries = await Promise.all(
    namespaces.map(async (namespace) => [namespace, await readLocaleFile(language, namespace)] as const),
  )
  return Object.fromEntries(entries)
}
