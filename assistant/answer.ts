/** Answers questions with sentences of the site, or says that it does not know. */

import MiniSearch from 'minisearch'
import { compose, type Found } from './compose.ts'
import { createEvidence } from './evidence.ts'
import type { IndexedPassage, IndexFile } from './index-file.ts'
import { unpackIndex } from './packing.ts'
import { countsIn, questionsIn, searchOptions } from './search.ts'
import { createTerms, fold, tokensOf } from './terms.ts'

export type Answer =
  | { kind: 'answer'; sentences: string[]; source: { path: string; title: string } }
  | { kind: 'unknown' }

export type Assistant = { answer(question: string): Answer }

/**
 * Chosen on the questions beside this file: below, a page has some words of a question and not its answer. The less of a
 * question is met, the better the rest has to fit.
 */
const LEAST_COVERAGE = 0.45
const leastScore = (coverage: number): number => 3 + 15 * (1 - coverage)

/** What the best passages of a page count: a page that says more of it is the page about it. */
const COUNTED = [1, 0.3, 0.15]

/** How a passage stands among others that fit as well. */
function standingOf({ page, whole }: IndexedPassage, coverage: number): number {
  // A question in no other words than the keywords of a fact asks for that fact.
  if (whole === 'fact' && coverage === 1) return 4
  // The home page says in short what another page says in full.
  return page === 'home' && !whole ? 0.4 : 1
}

/** An answer belongs to its own question: the less of that was asked, the less it is the answer to this one. */
const alikeness = (shared: number): number => 0.3 + 0.7 * shared

type Match = Found & { met: readonly string[] }

export function createAssistant({ language, words, pages, passages, index: packed }: IndexFile): Assistant {
  const terms = createTerms(language, words)
  const index = unpackIndex(packed, terms)
  const search = MiniSearch.loadJS(index, searchOptions(terms))
  const evidence = createEvidence(terms, countsIn(index), passages.length)
  const ownQuestions = questionsIn(index, terms)
  const outside = words.outside.map((pattern) => new RegExp(pattern))

  /** The best page for a question, with its matches in order and the share of the question that they meet. */
  function bestPage(question: string) {
    const asked = evidence.read(question)
    const askedTokens = new Set(asked.flatMap(tokensOf))
    const matches = search
      .search(asked.flatMap(tokensOf).join(' '))
      .flatMap(({ id, score, queryTerms }): Match[] => {
        const passage = passages[id as number]
        if (!passage) return []
        // MiniSearch multiplies by the number of tokens met, which a word with many synonyms has many of.
        const coverage = evidence.coverage(asked, new Set(queryTerms))
        const own = ownQuestions.get(id as number)
        const alike = own ? alikeness(evidence.coverage(own, askedTokens)) : 1
        const fit = (score / queryTerms.length) * coverage * standingOf(passage, coverage) * alike
        return [{ passage, at: id as number, score: fit, met: queryTerms }]
      })
      .toSorted((one, other) => other.score - one.score)
    const [best] = pages
      .map((page) => {
        const own = matches.filter(({ passage }) => passage.page === page.id)
        const score = COUNTED.reduce((sum, part, at) => sum + part * (own[at]?.score ?? 0), 0)
        return { page, matches: own, score }
      })
      .toSorted((one, other) => other.score - one.score)
    if (!best) return undefined
    const met = new Set(best.matches.slice(0, COUNTED.length).flatMap((match) => match.met))
    const wordsMet = asked.filter((term) => evidence.coverage([term], met) > 0).length
    return { ...best, coverage: evidence.coverage(asked, met), byChance: wordsMet === 1 && asked.length > 1 }
  }

  return {
    answer(question) {
      if (outside.some((pattern) => pattern.test(fold(question)))) return { kind: 'unknown' }
      const best = bestPage(question)
      if (!best || best.byChance || !(best.coverage >= LEAST_COVERAGE) || best.score < leastScore(best.coverage)) {
        return { kind: 'unknown' }
      }
      const { path, title } = best.page
      return { kind: 'answer', sentences: compose(best.matches), source: { path, title } }
    },
  }
}
