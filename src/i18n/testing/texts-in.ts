import { existsSync, readFileSync } from 'node:fs'
import { DEFAULT_LANGUAGE, type Language } from '#site/languages.ts'
import { localeFile } from '#site/locale-file.ts'
import { namespaces, type Namespace, type Texts } from '#site/namespaces.ts'
import { pages, type PageId } from '#site/pages.ts'
import { fitTexts, textsByKey } from '#site/text-trees.ts'

/** Missing files and texts fall back to English. */
export function fileIn<Name extends Namespace>(language: Language, namespace: Name): Texts[Name] {
  return fitTexts(readLocale(DEFAULT_LANGUAGE, namespace) as Texts[Name], readLocale(language, namespace))
}

/** Includes list items (`hero.points.items.0`). A missing file falls back to English. */
export function textsIn(language: Language, namespace: Namespace): Map<string, string> {
  return textsByKey(readLocale(language, namespace) ?? readLocale(DEFAULT_LANGUAGE, namespace))
}

export type CopyEntry = { where: string; key: string; text: string; page: PageId | undefined }

/** The assistant quotes all of it. Training phrases are not included. */
export function siteCopy(language: Language): CopyEntry[] {
  return namespaces.flatMap((namespace) => {
    const where = pathOf(language, namespace)
    const page = pages.find((each) => (each.namespaces as readonly string[]).includes(namespace))?.id
    return [...textsByKey(readLocale(language, namespace))].map(([key, text]) => ({ where, key, text, page }))
  })
}

const pathOf = (language: Language, namespace: Namespace) => `public${localeFile(language, namespace)}`

function readLocale(language: Language, namespace: Namespace): unknown {
  const path = pathOf(language, namespace)
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined
}
