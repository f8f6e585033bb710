import { DEFAULT_LANGUAGE, languages, type Language } from '#site/languages.ts'
import { localeFile } from '#site/locale-file.ts'
import { namespaces } from '#site/namespaces.ts'
import { pages } from '#site/pages.ts'
import { translationOf, untranslatedPages, type Untranslated } from '#site/translated.ts'
import { readJsonFile } from './json-file.ts'

export type LanguageState = ReturnType<typeof translationStates>[number]

/** The translations by namespace, and the ids of pages that are mostly in English. */
export function translationStates() {
  return languages
    .filter((language): boolean => language !== DEFAULT_LANGUAGE)
    .map((language) => {
      const entries = namespaces.map((namespace) => {
        return [namespace, translationOf(read(DEFAULT_LANGUAGE, namespace), read(language, namespace))] as const
      })
      const translations = Object.fromEntries(entries)
      return { language, translations, pages: untranslatedPages(pages, translations) }
    })
}

/** Undefined if no page is mostly in English, so that the bundle can drop the code that uses it. */
export function listUntranslated(states: readonly LanguageState[]): Untranslated | undefined {
  const some = states.filter((state) => state.pages.length > 0)
  return some.length > 0 ? Object.fromEntries(some.map((state) => [state.language, state.pages])) : undefined
}

function read(language: Language, namespace: string): unknown {
  return readJsonFile(`public${localeFile(language, namespace)}`)
}
