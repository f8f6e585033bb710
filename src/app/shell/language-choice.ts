import { setStored, getStored } from '#browser/storage.ts'
import { languageOfCode, type Language } from '#site/languages.ts'

const MEMORY_KEY = 'language'

/** The language that the visitor has asked for, if they ever did. */
export function chosenLanguage(): Language | undefined {
  return languageOfCode(getStored(MEMORY_KEY) ?? '')
}

export function chooseLanguage(language: Language): void {
  setStored(MEMORY_KEY, language)
}
