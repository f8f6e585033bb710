/** What the browser gets of one language: what it has learned, the passages that it says, and the words of the language. */

import type { Language } from '#site/languages.ts'
import type { PageId } from '#site/pages.ts'
import type { Classifier } from './classifier.ts'
import type { PackedIndex } from './packing.ts'
import type { Words } from './words.ts'

/** What is left of a passage when it has been indexed. */
export type IndexedPassage = {
  page: PageId
  sentences: readonly string[]
  /** The answer to a question of the site, or a fact: said in full, and with nothing else. */
  whole?: true
  /** What the page says where nothing else of it is asked for. */
  lead?: true
}

export type IndexFile = {
  language: Language
  words: Words
  pages: readonly { id: PageId; path: string; title: string; next?: PageId }[]
  passages: readonly IndexedPassage[]
  /** All that visitors ask with and pages answer with. */
  stems: string
  index: PackedIndex
  classifier: Classifier
}
