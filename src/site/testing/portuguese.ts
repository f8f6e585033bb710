import { languages, type Language } from '../languages.ts'

/**
 * For tests of Portuguese paths, texts and formats. An owner may have removed the language: these tests only run if
 * `hasPortuguese`, and the type assertion compiles without it.
 */
export const PT = 'pt' as string as Language

export const hasPortuguese = languages.includes(PT)

/** The languages that tables of test cases cover, if the site has them. */
export const englishAndPortuguese: readonly Language[] = hasPortuguese ? ['en', PT] : ['en']

export function keepSiteLanguages<Row extends readonly [Language, ...unknown[]]>(rows: readonly Row[]): Row[] {
  return rows.filter(([language]) => languages.includes(language))
}
