import { readFile } from 'node:fs/promises'
import type { TextBundles } from '#i18n/store.ts'
import { findClosest } from '#server/suggestions.ts'
import { claimTexts } from '#site/claims.ts'
import { DEFAULT_LANGUAGE, languages, type Language } from '#site/languages.ts'
import { DEFAULT_NAMESPACE, localeFile } from '#site/locale-file.ts'
import { namespaces, type Namespace } from '#site/namespaces.ts'
import type { AnyPage } from '#site/pages.ts'
import { placeholderValues, type SiteFacts } from '#site/placeholders.ts'
import type { HeadTexts } from '#site/search/head.ts'
import { fillTree, placeholdersIn, stopTheBuild } from '#site/template.ts'
import { fitTexts, textsByKey } from '#site/text-trees.ts'
import { parseJsonFile } from './json-file.ts'

export class TextsError extends Error {
  override name = 'TextsError'
}

async function readLocaleFile(language: Language, namespace: Namespace, folder: string): Promise<unknown> {
  const file = folder + localeFile(language, namespace)
  const json = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' && language !== DEFAULT_LANGUAGE) return undefined
    throw error.code === 'ENOENT' ? new TextsError(`${file} is missing. Every other language falls back to it.`) : error
  })
  return json === undefined ? undefined : parseJsonFile(file, json)
}

/** Missing files and keys fall back to English. */
export async function readTexts(language: Language, namespace: Namespace, folder = 'public'): Promise<unknown> {
  const english = await readLocaleFile(DEFAULT_LANGUAGE, namespace, folder)
  if (language === DEFAULT_LANGUAGE) return english
  return fitTexts(english, await readLocaleFile(language, namespace, folder))
}

export async function bundlesOf(
  page: { namespaces: readonly Namespace[] },
  language: Language,
  folder = 'public',
): Promise<TextBundles> {
  const all: readonly Namespace[] = [DEFAULT_NAMESPACE, ...page.namespaces]
  const texts = await Promise.all(all.map((namespace) => readTexts(language, namespace, folder)))
  return Object.fromEntries(all.map((namespace, index) => [namespace, texts[index]]))
}

export async function headTextsOf(page: AnyPage, language: Language, site: SiteFacts): Promise<HeadTexts> {
  const bundles: Partial<Record<string, unknown>> = await bundlesOf(page, language)
  const { head } = bundles[page.namespaces[0]] as { head: HeadTexts }
  return fillTree(head, placeholderValues(site, claimTexts[language]), stopTheBuild)
}

/**
 * Throws if a locale file is broken, and returns warnings. Runs before rendering, which doesn't know which file a text
 * is from.
 */
export async function checkTexts(folder = 'public'): Promise<string[]> {
  const errors: string[] = []
  const warnings: string[] = []
  for (const namespace of namespaces) {
    for (const language of languages) {
      try {
        const file = folder + localeFile(language, namespace)
        const english = await readLocaleFile(DEFAULT_LANGUAGE, namespace, folder)
        const actual = await readLocaleFile(language, namespace, folder)
        errors.push(...findUnknownPlaceholders(actual, file), ...findTypeErrors(english, actual, file, ''))
        warnings.push(...findUnusedKeys(english, actual, file))
      } catch (error) {
        errors.push(error instanceof Error ? error.message : String(error))
      }
    }
  }
  if (errors.length > 0) throw new TextsError([...new Set(errors)].join('\n'))
  return warnings
}

function findUnknownPlaceholders(texts: unknown, file: string): string[] {
  const known = [...placeholderValues({ brand: '' }, claimTexts[DEFAULT_LANGUAGE]).keys()]
  return [...textsByKey(texts)].flatMap(([key, text]) => {
    const unknown = placeholdersIn(text).filter((name) => !known.includes(name))
    const isClosed = text.split('{{?').length === text.split('{{/}}').length
    return [
      ...unknown.map((name) => `{{${name}}}, which is unknown. Did you mean {{${findClosest(name, known)}}}?`),
      ...(isClosed ? [] : ['a condition that is not closed. Expected {{?name}}text{{/}}.']),
    ].map((found) => `${file}: "${key}" has ${found}`)
  })
}

/** Missing keys are fine: they fall back to English. */
function findTypeErrors(english: unknown, actual: unknown, file: string, key: string): string[] {
  if (actual === undefined || english === undefined) return []
  const [expected, found] = [typeOf(english), typeOf(actual)]
  if (expected !== found) return [`${file}: "${key}" is ${found}. Expected ${expected}, as in English.`]
  if (found === 'a text') return []
  const [expectedTexts, actualTexts] = [english, actual] as Record<string, unknown>[]
  return Object.entries(actualTexts ?? {}).flatMap(([each, value]) =>
    findTypeErrors(expectedTexts?.[each], value, file, key ? `${key}.${each}` : each),
  )
}

/** Ignores list indexes: a list may be longer than in English. */
function findUnusedKeys(english: unknown, actual: unknown, file: string): string[] {
  const known = [...new Set([...textsByKey(english).keys()].map(stripIndexes))]
  const unused = [...textsByKey(actual).keys()].map(stripIndexes).filter((key) => !known.includes(key))
  const hint = (key: string) => `English has no such key. Did you mean "${findClosest(key, known)}"?`
  return [...new Set(unused)].map((key) => `${file}: "${key}" is not used, because ${hint(key)}`)
}

function stripIndexes(key: string): string {
  return key.replaceAll(/\.\d+(?=\.|$)/g, '')
}

function typeOf(value: unknown): string {
  if (typeof value === 'string') return 'a text'
  if (Array.isArray(value)) return 'a list'
  return typeof value === 'object' && value !== null ? 'a group of texts' : `${JSON.stringify(value)}, without quotes`
}
