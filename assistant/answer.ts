/** Answers questions with sentences of the site, or says that it does not know. */

import MiniSearch from 'minisearch'
import { compose, type Found } from './compose.ts'
import { createEvidence } from './evidence.ts'
import type { IndexFile } from './index-file.ts'
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
const leastScore = (coverage: number): number => 4 + 30 * (1 - coverage)

/** What the best passages of a page count: a page that says more of it is the page about it. */
const COUNTED = [1, 0.3, 0.15]

/** A synonym counts less than the word itself. */
const SYNONYM = 0.6

/** The home page says in short what another page says in full. */
const OVERVIEW = 0.4

type Met = Found & { met: ReadonlySet<string> }

export function createAssistant({ language, words, pages, passages }: IndexFile): Assistant {
  const terms = createTerms(language, words)
  const outside = words.outside.map((pattern) => new RegExp(pattern))
  const abouts = new Map(pages.map(({ id, about }) => [id, about]))

  const documents = passages.map(({ page, heading, question = '', sentences, keywords = '' }, id) => ({
    id,
    page: abouts.get(page) ?? '',
    heading,
    question: `${question} ${keywords}`,
    text: sentences.join(' '),
  }))
  const search = new MiniSearch({
    fields: ['page', 'heading', 'question', 'text'],
    tokenize: (text) => terms.of(text).flatMap(tokensOf),
    processTerm: (token) => token,
    searchOptions: {
      // A question is handed over as tokens.
      tokenize: (tokens) => tokens.split(' '),
      boost: { question: 3.5, heading: 1.5, page: 0.7 },
      boostTerm: (token) => (token.startsWith('~') ? SYNONYM : 1),
      boostDocument: (id) => (isOverview(id as number) ? OVERVIEW : 1),
      prefix: (token) => /^\w{5}/.test(token),
    },
  })
  search.addAll(documents)
  const evidence = createEvidence(
    terms,
    documents.map(({ id: _id, ...fields }) => Object.values(fields).join(' ')),
  )

  function isOverview(at: number): boolean {
    const passage = passages[at]
    return passage?.page === 'home' && passage.keywords === undefined
  }

  return {
    answer(question) {
      if (outside.some((pattern) => pattern.test(fold(question)))) return { kind: 'unknown' }
      const asked = evidence.read(question)
      const found = search
        .search(asked.flatMap(tokensOf).join(' '))
        .flatMap(({ id, score, queryTerms }): Met[] => {
          const met = new Set(queryTerms)
          const passage = passages[id as number]
          return passage ? [{ passage, at: id as number, score: score * evidence.coverage(asked, met), met }] : []
        })
        .toSorted((one, other) => other.score - one.score)

      const candidates = pages
        .map((page) => {
          const own = found.filter(({ passage }) => passage.page === page.id)
          const score = COUNTED.reduce((sum, part, at) => sum + part * (own[at]?.score ?? 0), 0)
          return { page, own, score }
        })
        .toSorted((one, other) => other.score - one.score)
      const [best] = candidates
      if (!best) return { kind: 'unknown' }
      const met = new Set(best.own.slice(0, COUNTED.length).flatMap((each) => [...each.met]))
      const coverage = evidence.coverage(asked, met)
      if (coverage < LEAST_COVERAGE || best.score < leastScore(coverage)) return { kind: 'unknown' }
      return {
        kind: 'answer',
        sentences: compose(best.own),
        source: { path: best.page.path, title: best.page.title },
      }
    },
    debug(question: string) { const asked = evidence.read(question)
      const found = search.search(asked.flatMap(tokensOf).join(' ')).map((r) => ({ ...r, c: evidence.coverage(asked, new Set(r.queryTerms)) })).map((r) => [passages[r.id]!.page, +(r.score * r.c).toFixed(1), +r.c.toFixed(2), documents[r.id]!.text.slice(0, 50)] as const).toSorted((a, b) => b[1] - a[1])
      return JSON.stringify([asked.map((t) => t.stem).join(' '), ...found.slice(0, 3)]) },
  } as Assistant
}
