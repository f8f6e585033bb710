import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Language } from '../app/site/languages.ts'
import { localeFile } from '../app/site/namespaces.ts'
import type { Texts } from '../app/texts/resources.ts'

/** In whose name the desk writes, and with which words. */
export type Sender = {
  brand: string
  /** Of the site: identifiers of mails and calendar events end with it. */
  host: string
  contactEmail: string
  words: (language: Language) => Promise<Texts['deskmail']>
}

type Site = { brand: string; siteUrl: string; contactEmail: string }

/** Words are read when they are needed, so that an edited file counts at once. */
export function createSender({ brand, siteUrl, contactEmail }: Site, publicFolder: string): Sender {
  return {
    brand,
    host: new URL(siteUrl).host,
    contactEmail,
    async words(language) {
      const json = await readFile(join(publicFolder, localeFile(language, 'deskmail')), 'utf8')
      return JSON.parse(json.replaceAll('{{brand}}', JSON.stringify(brand).slice(1, -1))) as Texts['deskmail']
    },
  }
}
