import type { Options } from 'minisearch'
import type { Language } from '#site/languages.ts'
import type { PageId } from '#site/pages.ts'
import type { Classifier } from './classifier.ts'
import type { PackedIndex } from './packing.ts'
import type { Tokenize, Words } from './terms.ts'

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

export type Document = { id: number; trainingPhrases: string; heading: string; text: string }

const TRAINING_PHRASES = 'trainingPhrases'

/** These have to be the same when building and querying the index. */
export function searchOptions(tokenize: Tokenize): Options<Document> {
  return {
    fields: [TRAINING_PHRASES, 'heading', 'text'],
    // Count each stem once, no matter how many training phrases contain it.
    tokenize: (text, field) => (field === TRAINING_PHRASES ? [...new Set(tokenize(text))] : tokenize(text)),
    processTerm: (stem) => stem,
    searchOptions: {
      // Queries are already stemmed.
      tokenize: (stems) => stems.split(' '),
      boost: { [TRAINING_PHRASES]: 2, heading: 1.5 },
      prefix: (stem) => stem.length > 4,
    },
  }
}
