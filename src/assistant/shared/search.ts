/** These have to be the same when building and querying the index. */

import type { Options } from 'minisearch'
import type { Tokenize } from './terms.ts'

export type Document = {
  id: number
  trainingPhrases: string
  heading: string
  text: string
}

const TRAINING_PHRASES = 'trainingPhrases'

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
