/** Where texts are, as the specification names the files. */
export function localeFile(language: string, namespace: string): string {
  return `/locales/${language}/${namespace}.${language}.json`
}

/** What more than one page says. */
export const DEFAULT_NAMESPACE = 'common'
