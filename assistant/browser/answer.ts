/** Answers questions with sentences of the site, or says that it does not know. */

import MiniSearch from 'minisearch'
import { compose, type Found } from './compose.ts'
import { createTermWeights } from './term-weights.ts'
import type { IndexedPassage, IndexFile } from '../shared/index-file.ts'
import { unpackIndex } from '../shared/packing.ts'
import { searchOptions, vocabularyOf } from '../shared/search.ts'
import { createTerms, fold, tokensOf, type Term } from '../shared/terms.ts'

export type Answer =
  | { kind: 'answer'; sentences: string[]; source: { path: string; title: string } }
  | { kind: 'unknown' }

export type Assistant = { answer(question: string): Answer }

/**
 * Chosen on the questions in assistant/testing: below, a page has some words of a question and not its answer. Whoever tells a
 * story uses words that nobody expects: the more of it is met, the smaller a share that may be. The less of a question is
 * met, the better the rest has to fit.
 */
const leastCoverage = (weight: number): number => Math.max(0.3, 0.55 - 0.04 * Math.max(0, weight - 6))
const leastScore = (coverage: number): number => 3 + 10 * (1 - coverage)

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

type Match = Found & { coverage: number; met: readonly string[] }

export function createAssistant({ language, words, pages, passages, index: packed }: IndexFile): Assistant {
  const terms = createTerms(language, words)
  const index = unpackIndex(packed, terms)
  const search = MiniSearch.loadJS(index, searchOptions(terms))
  const { counts, topics, questions } = vocabularyOf(index, terms)
  const weights = createTermWeights(terms, counts, passages.length)
  /** What a fact is asked about may be named: "the price of the sales co-pilot" is still the price. */
  const names = new Set(pages.flatMap(({ title }) => terms.of(title).map(({ stem }) => stem)))
  const isNoName = ({ stem }: Term): boolean => !names.has(stem)
  const outside = words.outside.map((pattern) => new RegExp(pattern))

  /** The best page for a question, with its matches in order and the tokens that they meet. */
  function bestPage(question: string) {
    const asked = weights.read(question)
    const askedTokens = new Set(asked.flatMap(tokensOf))
    const matches = search
      .search(asked.flatMap(tokensOf).join(' '))
      .flatMap(({ id, score, queryTerms }): Match[] => {
        const passage = passages[id as number]
        if (!passage) return []
        const counted = passage.whole === 'fact' ? asked.filter(isNoName) : asked
        const coverage = weights.coverage(counted, new Set(queryTerms)) || 0
        const own = questions.get(id as number)
        const alike = own ? alikeness(weights.coverage(own, askedTokens)) : 1
        // MiniSearch multiplies by the number of tokens met, which a word with many synonyms has many of.
        const fit = (score / queryTerms.length) * coverage * standingOf(passage, coverage) * alike
        return [{ passage, at: id as number, score: fit, coverage, met: queryTerms }]
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
    return { ...best, asked, met }
  }

  /** Whether enough of the question is met, and by words that tell what it is about. */
  function isAnswer({ asked, met, score, matches }: NonNullable<ReturnType<typeof bestPage>>): boolean {
    const wordsMet = asked.filter((term) => tokensOf(term).some((token) => met.has(token)))
    const weight = weights.weight(asked, met)
    const coverage = Math.max(weights.coverage(asked, met), matches[0]?.coverage ?? 0)
    const isByChance = wordsMet.length === 1 && coverage < 1
    return (
      !isByChance &&
      wordsMet.some((term) => tokensOf(term).some((token) => met.has(token) && topics.has(token))) &&
      coverage >= leastCoverage(weight) &&
      score >= leastScore(coverage)
    )
  }

  return {
    answer(question) {
      if (outside.some((pattern) => pattern.test(fold(question)))) return { kind: 'unknown' }
      const best = bestPage(question)
      if (!best || !isAnswer(best)) return { kind: 'unknown' }
      const { path, title } = best.page
      return { kind: 'answer', sentences: compose(best.matches), source: { path, title } }
    },
  }
}
