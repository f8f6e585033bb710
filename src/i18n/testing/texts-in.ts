import { existsSync, readFileSync } from 'node:fs'
import { DEFAULT_LANGUAGE, type Language } from '#site/languages.ts'
import { localeFile } from '#site/locale-file.ts'
import { namespaces, type Namespace, type Texts } from '#site/namespaces.ts'
import { pages, type PageId } from '#site/pages.ts'
import { fitTexts, textsByKey } from '#site/text-trees.ts'

/** A parsed locale file. Missing files and texts fall back to English. */
export function fileIn<Name extends Namespace>(language: Language, namespace: Name): Texts[Name] {
  const read = (from: Language): unknown => JSON.parse(readFileSync(`public${localeFile(from, namespace)}`, 'utf8'))
  const english = read(DEFAULT_LANGUAGE) as Texts[Name]
  const hasFile = existsSync(`public${localeFile(language, namespace)}`)
  return hasFile ? fitTexts(english, read(language)) : english
}

/**
 * All texts of a locale file by key, including list items (`hero.points.items.0`). A missing file falls back to
 * English.
 */
export function textsIn(language: Language, namespace: Namespace): Map<string, string> {
  const file = `public${localeFile(language, namespace)}`
  return textsOf(existsSync(file) ? file : `public${localeFile(DEFAULT_LANGUAGE, namespace)}`)
}

function textsOf(file: string): Map<string, string> {
  return textsByKey(JSON.parse(readFileSync(file, 'utf8')))
}

export type CopyEntry = { where: string; key: string; text: string; page?: PageId }

/** All copy of the site in a language; the assistant quotes it. Training phrases are not included. */
export function siteCopy(language: Language): CopyEntry[] {
  return namespaces.flatMap((namespace) => {
    const page = pages.find((each) => (each.namespaces as readonly string[]).includes(namespace))?.id
    return entries(`public${localeFile(language, namespace)}`, page)
  })
}

function entries(file: string, page: PageId | undefined): CopyEntry[] {
  if (!existsSync(file)) return []
  return [...textsOf(file)].map(([key, text]) => ({ where: file, key, text, ...(page && { page }) }))
}
