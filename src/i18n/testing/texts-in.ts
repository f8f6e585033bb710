import { existsSync, readFileSync } from 'node:fs'
import { DEFAULT_LANGUAGE, type Language } from '#site/languages.ts'
import { localeFile } from '#site/locale-file.ts'
import { namespaces, type Namespace, type Texts } from '#site/namespaces.ts'
import { pages, type PageId } from '#site/pages.ts'
import { fitTexts, textsByKey } from '#site/text-trees.ts'

/** A locale file as it is written, in English where the language has none. */
export function fileIn<Name extends Namespace>(language: Language, namespace: Name): Texts[Name] {
  const read = (from: Language): unknown => JSON.parse(readFileSync(`public${localeFile(from, namespace)}`, 'utf8'))
  const english = read(DEFAULT_LANGUAGE) as Texts[Name]
  const hasOwn = existsSync(`public${localeFile(language, namespace)}`)
  return hasOwn ? fitTexts(english, read(language)) : english
}

/** Every text of a locale file under its key, in English where the language has no such file; lists included: `hero.points.items.0`. */
export function textsIn(language: Language, namespace: Namespace): Map<string, string> {
  const file = `public${localeFile(language, namespace)}`
  return textsOf(existsSync(file) ? file : `public${localeFile(DEFAULT_LANGUAGE, namespace)}`)
}

function textsOf(file: string): Map<string, string> {
  return textsByKey(JSON.parse(readFileSync(file, 'utf8')))
}

export type Said = { where: string; key: string; text: string; page?: PageId }

/** All that the site says in a language; what its assistant answers is out of it. How visitors ask is nobody's voice here. */
export function allSaid(language: Language): Said[] {
  return namespaces.flatMap((namespace) => {
    const page = pages.find((each) => (each.namespaces as readonly string[]).includes(namespace))?.id
    return entries(`public${localeFile(language, namespace)}`, page)
  })
}

function entries(file: string, page: PageId | undefined): Said[] {
  if (!existsSync(file)) return []
  return [...textsOf(file)].map(([key, text]) => ({ where: file, key, text, ...(page && { page }) }))
}
