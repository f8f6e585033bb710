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
  /** Questions that lead to it, in visitors' words. */
  sampleQuestions: string
  text: string
}

/** The field that has no synonyms. */
export const KEYWORDS = 'keywords'
const SAMPLE_QUESTIONS = 'sampleQuestions'
const QUESTION = 'question'

/** A synonym counts less than the word itself. */
const SYNONYM = 0.75

/** A word by which only one or two passages are asked for may be there by chance. */
const NOT_BY_CHANCE = 3

export function searchOptions(terms: Terms): Options<Document> {
  return {
    fields: ['page', 'heading', QUESTION, KEYWORDS, SAMPLE_QUESTIONS, 'text'],
    tokenize: (text, field) => {
      const found = terms.of(text)
      // Of many questions for one thing it counts what is asked, not how often.
      const counted = field === SAMPLE_QUESTIONS ? [...new Map(found.map((term) => [term.stem, term])).values()] : found
      return counted.flatMap((term) => (field === KEYWORDS ? term.stem : tokensOf(term)))
    },
    processTerm: (token) => token,
    searchOptions: {
      // A question is handed over as tokens.
      tokenize: (tokens) => tokens.split(' '),
      boost: { [KEYWORDS]: 6, [QUESTION]: 3.5, [SAMPLE_QUESTIONS]: 2, heading: 1.5, page: 0.7 },
      boostTerm: (token) => (token.startsWith(CONCEPT) ? SYNONYM : 1),
      prefix: (token) => /^\w{5}/.test(token),
    },
  }
}

type Vocabulary = {
  /** In how many passages each token stands. */
  counts: ReadonlyMap<string, number>
  /** Tokens that the site itself uses, or that visitors ask for several things by. */
  topics: ReadonlySet<string>
  /** The words of the questions that passages are answers to, by passage. */
  questions: ReadonlyMap<number, readonly Term[]>
}

export function vocabularyOf({ index, fieldIds }: AsPlainObject, terms: Terms): Vocabulary {
  const counts = new Map<string, number>()
  const topics = new Set<string>()
  const questions = new Map<number, Term[]>()
  for (const [token, fields] of index) {
    const passagesIn = (field: string): string[] => Object.keys(fields[fieldIds[field] ?? -1] ?? {})
    counts.set(token, new Set(Object.values(fields).flatMap((found) => Object.keys(found))).size)
    const isSaid = Object.keys(fields).some((id) => Number(id) !== fieldIds[SAMPLE_QUESTIONS])
    // A number alone is about nothing.
    if (/^\d+$/.test(token)) continue
    if (isSaid || passagesIn(SAMPLE_QUESTIONS).length >= NOT_BY_CHANCE) topics.add(token)
    if (token.startsWith(CONCEPT)) continue
    for (const passage of passagesIn(QUESTION).map(Number)) {
      questions.set(passage, [...(questions.get(passage) ?? []), terms.ofStem(token)])
    }
  }
  return { counts, topics, questions }
}
