import { languages, type Language } from '../languages.ts'

/**
 * For tests of Portuguese paths, words and forms. An owner may have taken the language out: such tests run only while
 * `hasPortuguese`, and the types hold without it.
 */
export const PT = 'pt' as string as Language

export const hasPortuguese = languages.includes(PT)

/** The languages that a table of cases is about, as far as the site has them. */
export const englishAndPortuguese: readonly Language[] = hasPortuguese ? ['en', PT] : ['en']

/** The rows of such a table whose language the site has. */
export function spoken<Row extends readonly [Language, ...unknown[]]>(rows: readonly Row[]): Row[] {
  return rows.filter(([language]) => languages.includes(language))
}
