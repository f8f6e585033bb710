import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { claimTexts } from '../../app/site/claims.ts'
import type { Language } from '../../app/site/languages.ts'
import { localeFile } from '../../app/site/locale-file.ts'
import type { Namespace, Texts } from '../../app/site/namespaces.ts'
import { placeholderValues } from '../../app/site/placeholders.ts'
import { fillTree } from '../../app/site/template.ts'

export type ReadWords = <Name extends Namespace>(language: Language, namespace: Name) => Promise<Texts[Name]>

/** Words are read when they are needed, so that an edited file counts at once. */
export function wordsIn(publicFolder: string, brand: string): ReadWords {
  return async <Name extends Namespace>(language: Language, namespace: Name) => {
    const json = await readFile(join(publicFolder, localeFile(language, namespace)), 'utf8')
    const values = placeholderValues(brand, claimTexts[language])
    return fillTree(JSON.parse(json) as unknown, values, (name) => name) as Texts[Name]
  }
}
