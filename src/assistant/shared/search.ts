/** Search options. They have to be the same when building and querying the index. */

import type { Options } from 'minisearch'
import type { Terms } from './terms.ts'

export type Document = {
  id: number
  /** Training phrases. */
  asked: string
  heading: string
  text: string
}

const ASKED = 'asked'

export function searchOptions(terms: Terms): Options<Document> {
  return {
    fields: [ASKED, 'heading', 'text'],
    // Count each stem once, no matter how many training phrases contain it.
    tokenize: (text, field) => (field === ASKED ? [...new Set(terms(text))] : terms(text)),
    processTerm: (stem) => stem,
    searchOptions: {
      // Queries are already stemmed.
      tokenize: (stems) => stems.split(' '),
      boost: { [ASKED]: 2, heading: 1.5 },
      prefix: (stem) => stem.length > 4,
    },
  }
}
