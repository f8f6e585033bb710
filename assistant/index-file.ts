/** What the browser gets of one language: the passages, the pages they come from, and the words of the search. */

import type { Language } from '../app/site/languages.ts'
import { pages, type PageId } from '../app/site/pages.ts'
import { canonicalPath } from '../app/site/paths.ts'
import type { Settings } from '../app/site/settings.ts'
import type { Texts } from '../app/texts/resources.ts'
import { passagesIn, written, type Passage } from './passages.ts'
import type { Words } from './words.ts'
import { words as english } from './words.en.ts'
import { words as portuguese } from './words.pt.ts'

export type IndexedPage = {
  id: PageId
  path: string
  title: string
  /** What the page is about, in the words of its head. */
  about: string
}

export type IndexFile = {
  language: Language
  words: Words
  pages: readonly IndexedPage[]
  passages: readonly Passage[]
}

const words: Record<Language, Words> = { en: english, pt: portuguese }

export function indexFile(language: Language, bundles: Texts, settings: Settings): IndexFile {
  const texts = written(bundles, language, settings)
  return {
    language,
    words: words[language],
    pages: pages.map((page) => {
      const { title } = texts[page.namespaces[0]].head
      const { label, summary } = texts.common.pages[page.id]
      return { id: page.id, path: canonicalPath(page, language), title: label, about: `${title.split('|')[0]} ${label} ${summary}` }
    }),
    passages: passagesIn(language, bundles, settings),
  }
}
