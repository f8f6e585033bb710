/** What the browser gets of one language: the search index, the passages it finds, and the words of the language. */

import type { Language } from '../../app/site/languages.ts'
import type { PageId } from '../../app/site/pages.ts'
import type { PackedIndex } from './packing.ts'
import type { Words } from './words.ts'

/** What is left of a passage when it has been indexed. */
export type IndexedPassage = {
  page: PageId
  sentences: readonly string[]
  /** The answer to a question of the site, or a fact: said in full, and with nothing else. */
  whole?: 'answer' | 'fact'
}

export type IndexFile = {
  language: Language
  words: Words
  pages: readonly { id: PageId; path: string; title: string }[]
  passages: readonly IndexedPassage[]
  index: PackedIndex
}
