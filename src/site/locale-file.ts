/** The specification sets the file names. */
export function localeFile(language: string, namespace: string): string {
  return `/locales/${language}/${namespace}.${language}.json`
}

export const DEFAULT_NAMESPACE = 'common'
