import { readFileSync } from 'node:fs'
import { forEachLanguage, type Language } from '#site/languages.ts'
import { createAssistant, type Assistant } from '../search/compose-answer.ts'
import type { IndexFile } from '../shared/index-file.ts'

export function readAssistants(folder: string): Record<Language, Assistant> {
  const read = (language: Language) => JSON.parse(readFileSync(indexPath(folder, language), 'utf8')) as IndexFile
  return forEachLanguage((language) => createAssistant(read(language)))
}

export function indexPath(folder: string, language: Language): string {
  return `${folder}/${language}.json`
}
