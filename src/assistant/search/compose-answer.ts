/** Where an answer of the assistant comes from: finds the page that the question is about, then the passages that answer it. */

import MiniSearch from 'minisearch'
import type { PageId } from '#site/pages.ts'
import { createClassifier, OUT_OF_SCOPE, type Probabilities } from '../shared/classifier.ts'
import { searchOptions, type IndexedPassage, type IndexFile } from '../shared/index-file.ts'
import { unpackIndex, unpackStems } from '../shared/packing.ts'
import type { Source } from '../shared/protocol.ts'
import { createTokenizer, fold } from '../shared/terms.ts'
import { createQuestionParser } from './parse-question.ts'

export type Answer =
  | { kind: 'answer'; sentences: string[]; source: Source; next?: Source | undefined }
  /** Two pages are about equally likely: the first sentence of each. */
  | { kind: 'choice'; options: { sentence: string; source: Source }[] }
  | { kind: 'unknown' }

/** `chosen`: picked by a language model, from one or more pages. `failed`: the assistant could not be loaded. */
export type Reply =
  | Answer
  | { kind: 'chosen'; sentences: readonly string[]; sources: readonly Source[] }
  | { kind: 'failed' }

export type FoundPassage = Source & { sentences: readonly string[] }

export type Assistant = ReturnType<typeof createAssistant>

type ScoredPassage = { passage: IndexedPassage; score: number }

/** Tuned on the questions in src/assistant/testing. */
const THRESHOLDS = {
  /** How much more likely a page has to be than out of scope. */
  answer: 0.1,
  /** How likely a second page has to be, relative to the first, to offer both. */
  choice: 0.5,
  /** Share of the question's words that a passage has to contain. */
  match: 0.5,
}

const MIN_SENTENCES = 2
const MAX_SENTENCES = 4

/** Passages below this share of the best score are about something else. */
const MIN_SCORE_SHARE = 0.6

const MAX_FOR_MODEL = { pages: 3, passages: 8 }

/** From this probability on, ignore what the last answer was about. */
const CONFIDENT = 0.5
const MAX_FOLLOW_UP_WORDS = 2

export function createAssistant(file: IndexFile) {
  const { language, words, pages, passages, classifier } = file
  const tokenize = createTokenizer(language, words)
  const stems = unpackStems(file.stems)
  const search = MiniSearch.loadJS(unpackIndex(file.index, stems), searchOptions(tokenize))
  const parseQuestion = createQuestionParser(tokenize, stems)
  const classify = createClassifier(classifier, stems)
  const followUpStart = new RegExp(`^\\W*(${words.followUp})\\b`)

  function understand(question: string, about?: string) {
    const subject = pages.find(({ path }) => path === about)?.id
    const withoutStart = fold(question).replace(followUpStart, '')
    const { query, length } = parseQuestion(subject === undefined ? question : withoutStart)
    const queryStems = [...query.keys()]
    const classified = classify(query, length)
    const canBeFollowUp = length <= MAX_FOLLOW_UP_WORDS || followUpStart.test(fold(question))
    const probabilities =
      subject !== undefined && canBeFollowUp ? resolveFollowUp(classified, subject, queryStems) : classified
    const ranked = pages
      .map(({ id, path, title, next }) => {
        const probability = probabilities.get(id) ?? 0
        return { page: id, source: { path, title }, next, probability }
      })
      .toSorted((one, other) => other.probability - one.probability)
    const outOfScope = probabilities.get(OUT_OF_SCOPE) ?? 0
    const isAnswered = query.size > 0 && (ranked[0]?.probability ?? 0) - outOfScope >= THRESHOLDS.answer
    return { stems: queryStems, pages: ranked, outOfScope, isAnswered }
  }

  function passagesOf(page: PageId, query: readonly string[]): ScoredPassage[] {
    const matching = search
      .search(query.join(' '), { filter: ({ id }) => passages[id as number]?.page === page })
      .filter(({ queryTerms }) => queryTerms.length >= THRESHOLDS.match * query.length)
      .map(({ id, score }): ScoredPassage => ({ passage: passages[id as number]!, score }))
    const lead = passages.find((passage) => passage.page === page && passage.lead)
    const isLeadMissing = lead && !matching.some(({ passage }) => passage === lead)
    return isLeadMissing ? [...matching, { passage: lead, score: 0 }] : matching
  }

  /** Attributes a follow-up to the last page, unless the classifier is confident or that page has no match. */
  function resolveFollowUp(classified: Probabilities, subject: PageId, query: readonly string[]): Probabilities {
    const isConfident = [...classified.values()].some((probability) => probability >= CONFIDENT)
    const hasPassage = passagesOf(subject, query).some(({ passage }) => !passage.lead)
    return isConfident || !hasPassage ? classified : new Map([[subject, 1]])
  }

  return {
    /** `about` is the path of the page that the last answer came from, for follow-up questions. */
    answer(question: string, about?: string): Answer {
      const { stems: query, pages: ranked, isAnswered } = understand(question, about)
      const [best, second] = ranked
      if (!best || !isAnswered) return { kind: 'unknown' }
      if (second && second.probability >= THRESHOLDS.choice * best.probability) {
        const options = [best, second].flatMap(({ page, source }) => {
          const [sentence] = compose(passagesOf(page, query))
          return sentence ? [{ sentence, source }] : []
        })
        return { kind: 'choice', options }
      }
      const next = ranked.find(({ page }) => page === best.next)?.source
      const sentences = compose(passagesOf(best.page, query))
      return { kind: 'answer', sentences, source: best.source, ...(next && { next }) }
    },

    /** The closest passages, best first, even if none of them is an answer on its own. */
    passages(question: string, about?: string): FoundPassage[] {
      const { stems: query, pages: ranked, isAnswered } = understand(question, about)
      if (!isAnswered) return []
      const found = ranked.slice(0, MAX_FOR_MODEL.pages).flatMap(({ page, source }) => {
        const own = passagesOf(page, query).slice(0, MAX_FOR_MODEL.passages / 2)
        return own.map(({ passage }) => ({ ...source, sentences: passage.sentences }))
      })
      return found.slice(0, MAX_FOR_MODEL.passages)
    },

    explain: understand,
  }
}

export function compose(found: readonly ScoredPassage[]): string[] {
  const [best, ...others] = found
  if (!best) return []
  const sentences = [...best.passage.sentences]
  if (best.passage.verbatim) return sentences
  for (const { passage, score } of others) {
    const isRelevant = sentences.length < MIN_SENTENCES || score >= MIN_SCORE_SHARE * best.score
    const fits = sentences.length + passage.sentences.length <= MAX_SENTENCES
    if (isRelevant && fits && !passage.verbatim) sentences.push(...passage.sentences)
  }
  return [...new Set(sentences)].slice(0, MAX_SENTENCES)
}
