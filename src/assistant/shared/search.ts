/** How the passages of a page are searched: the same options when the index is built and when it is asked. */

import type { Options } from 'minisearch'
import type { Terms } from './terms.ts'

/** A passage as the search sees it. */
export type Document = {
  id: number
  /** How visitors ask for it. */
  asked: string
  heading: string
  text: string
}

const ASKED = 'asked'

export function searchOptions(terms: Terms): Options<Document> {
  return {
    fields: [ASKED, 'heading', 'text'],
    // Of many questions for one thing it counts what is asked, not how often.
    tokenize: (text, field) => (field === ASKED ? [...new Set(terms(text))] : terms(text)),
    processTerm: (stem) => stem,
    searchOptions: {
      // A question is handed over as stems.
      tokenize: (stems) => stems.split(' '),
      boost: { [ASKED]: 2, heading: 1.5 },
      prefix: (stem) => stem.length > 4,
    },
  }
}
