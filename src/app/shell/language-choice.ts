import { setStored, getStored } from '#browser/storage.ts'
import { languageOfCode, type Language } from '#site/languages.ts'

const STORAGE_KEY = 'language'

export function chosenLanguage(): Language | undefined {
  return languageOfCode(getStored(STORAGE_KEY) ?? '')
}

export function chooseLanguage(language: Language): void {
  setStored(STORAGE_KEY, language)
}
