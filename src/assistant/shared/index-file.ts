import type { Language } from '#site/languages.ts'
import type { PageId } from '#site/pages.ts'
import type { Classifier } from './classifier.ts'
import type { PackedIndex } from './packing.ts'
import type { Words } from './words.ts'

export type IndexedPassage = {
  page: PageId
  sentences: readonly string[]
  /** An FAQ answer or a fact: quoted in full and not combined with others. */
  verbatim?: true
  /** The passage to quote if no other passage of the page matches. */
  lead?: true
}

export type IndexFile = {
  language: Language
  words: Words
  pages: readonly { id: PageId; path: string; title: string; next?: PageId }[]
  passages: readonly IndexedPassage[]
  stems: string
  index: PackedIndex
  classifier: Classifier
}
