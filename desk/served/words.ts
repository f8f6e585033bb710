import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { claimTexts } from '../../app/site/claims.ts'
import { DEFAULT_LANGUAGE, type Language } from '../../app/site/languages.ts'
import { localeFile } from '../../app/site/locale-file.ts'
import type { Namespace, Texts } from '../../app/site/namespaces.ts'
import { placeholderValues, type SiteFacts } from '../../app/site/placeholders.ts'
import { fillTree } from '../../app/site/template.ts'
import { fitTexts } from '../../app/site/text-trees.ts'

export type ReadWords = <Name extends Namespace>(language: Language, namespace: Name) => Promise<Texts[Name]>

/** Words are read when they are needed, so that an edited file counts at once. What a language lacks is in English. */
export function wordsIn(publicFolder: string, site: SiteFacts): ReadWords {
  return async <Name extends Namespace>(language: Language, namespace: Name) => {
    const read = async (from: Language): Promise<unknown> =>
      JSON.parse(await readFile(join(publicFolder, localeFile(from, namespace)), 'utf8'))
    const english = await read(DEFAULT_LANGUAGE)
    const texts =
      language === DEFAULT_LANGUAGE ? english : fitTexts(english, await read(language).catch(() => undefined))
    const values = placeholderValues(site, claimTexts[language])
    return fillTree(texts, values, (name) => name) as Texts[Name]
  }
}
