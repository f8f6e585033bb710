import { readFileSync } from 'node:fs'
import { forEachLanguage, type Language } from '#site/languages.ts'
import { createAssistant, type Assistant } from '../search/answer.ts'
import type { IndexFile } from '../shared/index-file.ts'

/** The assistants of the site, out of what the build has written: the same as in browsers. */
export function readAssistants(folder: string): Record<Language, Assistant> {
  return forEachLanguage((language) => {
    const file = JSON.parse(readFileSync(indexIn(folder, language), 'utf8')) as IndexFile
    return createAssistant(file)
  })
}

export function indexIn(folder: string, language: Language): string {
  return `${folder}/${language}.json`
}
