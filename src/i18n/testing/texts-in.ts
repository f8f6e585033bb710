import { existsSync, readFileSync } from 'node:fs'
import { DEFAULT_LANGUAGE, type Language } from '#site/languages.ts'
import { localeFile } from '#site/locale-file.ts'
import { namespaces, type Namespace, type Texts } from '#site/namespaces.ts'
import { pages, type PageId } from '#site/pages.ts'
import { fitTexts, textsByKey } from '#site/text-trees.ts'

/** Missing files and texts fall back to English. */
export function fileIn<Name extends Namespace>(language: Language, namespace: Name): Texts[Name] {
  const english = readJson(`public${localeFile(DEFAULT_LANGUAGE, namespace)}`) as Texts[Name]
  const file = `public${localeFile(language, namespace)}`
  return existsSync(file) ? fitTexts(english, readJson(file)) : english
}

/** Includes list items (`hero.points.items.0`). A missing file falls back to English. */
export function textsIn(language: Language, namespace: Namespace): Map<string, string> {
  const file = `public${localeFile(language, namespace)}`
  return textsByKey(readJson(existsSync(file) ? file : `public${localeFile(DEFAULT_LANGUAGE, namespace)}`))
}

export type CopyEntry = { where: string; key: string; text: string; page: PageId | undefined }

/** The assistant quotes all of it. Training phrases are not included. */
export function siteCopy(language: Language): CopyEntry[] {
  return namespaces.flatMap((namespace) => {
    const where = `public${localeFile(language, namespace)}`
    const page = pages.find((each) => (each.namespaces as readonly string[]).includes(namespace))?.id
    return existsSync(where) ? [...textsByKey(readJson(where))].map(([key, text]) => ({ where, key, text, page })) : []
  })
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'))
}
