/** How passages are searched: the same options when the index is built and when it is asked. */

import type { AsPlainObject, Options } from 'minisearch'
import { CONCEPT, tokensOf, type Term, type Terms } from './terms.ts'

/** A passage as the search sees it. */
export type Document = {
  id: number
  /** What its page is about. */
  page: string
  heading: string
  /** What it is the answer to. */
  question: string
  /** What a fact is asked for by: these words and no synonyms, or a fact would answer half of all questions. */
  keywords: string
  text: string
}

/** The field that has no synonyms. */
export const KEYWORDS = 'keywords'

/** A synonym counts less than the word itself. */
const SYNONYM = 0.75

export function searchOptions(terms: Terms): Options<Document> {
  return {
    fields: ['page', 'heading', 'question', KEYWORDS, 'text'],
    tokenize: (text, field) => terms.of(text).flatMap((term) => (field === KEYWORDS ? term.stem : tokensOf(term))),
    processTerm: (token) => token,
    searchOptions: {
      // A question is handed over as tokens.
      tokenize: (tokens) => tokens.split(' '),
      boost: { [KEYWORDS]: 6, question: 3.5, heading: 1.5, page: 0.7 },
      boostTerm: (token) => (token.startsWith(CONCEPT) ? SYNONYM : 1),
      prefix: (token) => /^\w{5}/.test(token),
    },
  }
}

/** In how many passages each token stands. */
export function countsIn({ index }: AsPlainObject): Map<string, number> {
  return new Map(
    index.map(([token, fields]) => [token, new Set(Object.values(fields).flatMap((found) => Object.keys(found))).size]),
  )
}

/** The words of the questions that passages are answers to, by passage. */
export function questionsIn({ index, fieldIds }: AsPlainObject, terms: Terms): Map<number, Term[]> {
  const questions = new Map<number, Term[]>()
  for (const [token, fields] of index) {
    if (token.startsWith(CONCEPT)) continue
    for (const passage of Object.keys(fields[fieldIds['question'] ?? -1] ?? {}).map(Number)) {
      questions.set(passage, [...(questions.get(passage) ?? []), terms.ofStem(token)])
    }
  }
  return questions
}
