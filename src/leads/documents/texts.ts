import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { claimTexts } from '#site/claims.ts'
import { DEFAULT_LANGUAGE, type Language } from '#site/languages.ts'
import { localeFile } from '#site/locale-file.ts'
import type { Namespace, Texts } from '#site/namespaces.ts'
import { placeholderValues, type SiteFacts } from '#site/placeholders.ts'
import { fillTree } from '#site/template.ts'
import { fitTexts } from '#site/text-trees.ts'

export type ReadTexts = <Name extends Namespace>(language: Language, namespace: Name) => Promise<Texts[Name]>

/** Reads a locale file again when it changes, so that edits apply at once; missing texts fall back to English. */
export function readTextsFrom(publicFolder: string, site: SiteFacts): ReadTexts {
  const cache = new Map<string, { version: string; texts: unknown }>()
  return async <Name extends Namespace>(language: Language, namespace: Name) => {
    const fileIn = (each: Language) => join(publicFolder, localeFile(each, namespace))
    const read = async (from: Language): Promise<unknown> => JSON.parse(await readFile(fileIn(from), 'utf8'))
    const version = (await Promise.all([fileIn(DEFAULT_LANGUAGE), fileIn(language)].map(versionOf))).join()
    const cached = cache.get(`${language} ${namespace}`)
    if (cached?.version === version) return cached.texts as Texts[Name]
    const english = await read(DEFAULT_LANGUAGE)
    const template =
      language === DEFAULT_LANGUAGE ? english : fitTexts(english, await read(language).catch(() => undefined))
    const values = placeholderValues(site, claimTexts[language])
    const texts = fillTree(template, values, (name) => name) as Texts[Name]
    cache.set(`${language} ${namespace}`, { version, texts })
    return texts
  }
}

async function versionOf(file: string): Promise<string> {
  const found = await stat(file).catch(() => undefined)
  return found ? [found.mtimeMs, found.size, found.ino].join(' ') : 'missing'
}
