export const languages = ['en', 'pt'] as const
export type Language = (typeof languages)[number]

export const DEFAULT_LANGUAGE: Language = 'en'

export const otherLanguage: Record<Language, Language> = { en: 'pt', pt: 'en' }

/** Each language under its own name, the country whose flag stands beside it, and its form for numbers and social cards. */
export const languageFacts: Record<Language, { name: string; short: string; flag: string; locale: string }> = {
  en: { name: 'English', short: 'EN', flag: 'us', locale: 'en-US' },
  pt: { name: 'Português', short: 'PT', flag: 'br', locale: 'pt-BR' },
}

/** Only the language part of a code counts: `pt-BR` is `pt`. Undefined for a language that the site does not speak. */
export function languageOfCode(code: string): Language | undefined {
  const part = code.toLowerCase().split(/[-_]/)[0]
  return languages.find((language) => language === part)
}

/**
 * The language that a visitor may be offered. The address has decided what they read; the browser only decides whether
 * a Portuguese reader on an English page is told that there is a Portuguese one. A choice once made is not questioned.
 */
export function offeredLanguage(
  current: Language,
  browserLanguages: readonly string[],
  choice: Language | undefined,
): Language | undefined {
  if (current !== DEFAULT_LANGUAGE || choice) return undefined
  const wanted = browserLanguages.map(languageOfCode).find((language) => language !== undefined)
  return wanted === current ? undefined : wanted
}
