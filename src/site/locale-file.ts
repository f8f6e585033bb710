/** The specification sets the file names. */
export function localeFile(language: string, namespace: string): string {
  return `/locales/${language}/${namespace}.${language}.json`
}

/** Texts used by more than one page. */
export const DEFAULT_NAMESPACE = 'common'
