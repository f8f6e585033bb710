import { remember, remembered } from '#browser/memory.ts'
import { languageOfCode, type Language } from '#site/languages.ts'

const MEMORY_KEY = 'language'

/** The language that the visitor has asked for, if they ever did. */
export function chosenLanguage(): Language | undefined {
  return languageOfCode(remembered(MEMORY_KEY) ?? '')
}

export function chooseLanguage(language: Language): void {
  remember(MEMORY_KEY, language)
}
