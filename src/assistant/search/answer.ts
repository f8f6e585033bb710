/** Answers questions with sentences of the site, or says that it does not know. */

import MiniSearch from 'minisearch'
import type { PageId } from '#site/pages.ts'
import { createClassifier, OUTSIDE, type Likelihoods } from '../shared/classifier.ts'
import type { IndexFile } from '../shared/index-file.ts'
import { unpackIndex, unpackStems } from '../shared/packing.ts'
import { searchOptions } from '../shared/search.ts'
import { createTerms, fold } from '../shared/terms.ts'
import { compose, type Found } from './compose.ts'
import { createReading } from './reading.ts'

export type Source = { path: string; title: string }

export type Answer =
  /** What the page says, and the page that leads on from it, where there is one. */
  | { kind: 'answer'; sentences: string[]; source: Source; next?: Source | undefined }
  /** Two pages may be meant: what each says first. */
  | { kind: 'choice'; options: { sentence: string; source: Source }[] }
  | { kind: 'unknown' }

/** A passage with the page that it stands on. */
export type FoundPassage = Source & { sentences: readonly string[] }

export type Assistant = {
  /** `about` is the page that the last answer was of: a question may go on from there. */
  answer(question: string, about?: string): Answer
  /** What comes nearest to a question, the best first, also where it is no answer by itself. */
  passages(question: string, about?: string): FoundPassage[]
  /** How a question was understood, for whoever wants to know why. */
  explain(question: string, about?: string): { stems: readonly string[]; pages: readonly Likely[]; outside: number }
}

type Likely = { page: PageId; likelihood: number }

/** Chosen on the questions in src/assistant/testing. */
const LEAST = {
  /** How much more likely a page has to be than that no page answers. */
  answered: 0.1,
  /** How likely a second page has to be, beside the first, for both to be shown. */
  beside: 0.5,
  /** The share of a question's words that a passage has to meet. */
  met: 0.5,
}

/** What a language model chooses from. */
const CHOSEN_FROM = { pages: 3, passages: 8 }

/** So likely, a page is meant, whatever was spoken of before. */
const SURE = 0.5
/** So few words go on from what was said before. */
const FEW_WORDS = 2

export function createAssistant(file: IndexFile): Assistant {
  const { language, words, pages, passages, classifier } = file
  const terms = createTerms(language, words)
  const stems = unpackStems(file.stems)
  const search = MiniSearch.loadJS(unpackIndex(file.index, stems), searchOptions(terms))
  const read = createReading(terms, stems)
  const classify = createClassifier(classifier, stems)
  const goesOn = new RegExp(`^\\W*(${words.goesOn})\\b`)

  function understand(question: string, about: string | undefined) {
    const subject = pages.find(({ path }) => path === about)?.id
    const further = fold(question).replace(goesOn, '')
    const { asked, length } = read(subject === undefined ? question : further)
    const likely = classify(asked, length)
    const mayGoOn = length <= FEW_WORDS || goesOn.test(fold(question))
    const found = subject !== undefined && mayGoOn ? goingOn(likely, subject, [...asked.keys()]) : likely
    const ranked = pages
      .map(({ id }): Likely => ({ page: id, likelihood: found.get(id) ?? 0 }))
      .toSorted((one, other) => other.likelihood - one.likelihood)
    const outside = found.get(OUTSIDE) ?? 0
    const isAnswered = asked.size > 0 && (ranked[0]?.likelihood ?? 0) - outside >= LEAST.answered
    return { stems: [...asked.keys()], pages: ranked, outside, isAnswered }
  }

  /** The passages of a page that meet enough of a question, the best first, and then what the page says of itself. */
  function passagesOf(page: PageId, asked: readonly string[]): Found[] {
    const met = search
      .search(asked.join(' '), { filter: ({ id }) => passages[id as number]?.page === page })
      .filter(({ queryTerms }) => queryTerms.length >= LEAST.met * asked.length)
      .map(({ id, score }): Found => ({ passage: passages[id as number]!, at: id as number, score }))
    const lead = passages
      .map((passage, at): Found => ({ passage, at, score: 0 }))
      .filter(({ passage, at }) => passage.page === page && passage.lead && !met.some((each) => each.at === at))
    return [...met, ...lead]
  }

  /** Unless another page is surely meant, the last one is, if it has a passage for what is asked. */
  function goingOn(likely: Likelihoods, subject: PageId, asked: readonly string[]): Likelihoods {
    const isSure = [...likely.values()].some((likelihood) => likelihood >= SURE)
    const hasPassage = passagesOf(subject, asked).some(({ passage }) => !passage.lead)
    return isSure || !hasPassage ? likely : new Map([[subject, 1]])
  }

  const sourceOf = (page: PageId | undefined): Source | undefined => {
    const found = pages.find(({ id }) => id === page)
    return found && { path: found.path, title: found.title }
  }

  return {
    answer(question, about) {
      const { stems: asked, pages: ranked, isAnswered } = understand(question, about)
      const [best, second] = ranked
      const source = sourceOf(best?.page)
      if (!best || !source || !isAnswered) return { kind: 'unknown' }
      if (second && second.likelihood >= LEAST.beside * best.likelihood) {
        const options = [best, second].flatMap(({ page }) => {
          const [sentence] = compose(passagesOf(page, asked))
          const its = sourceOf(page)
          return sentence && its ? [{ sentence, source: its }] : []
        })
        return { kind: 'choice', options }
      }
      const next = sourceOf(pages.find(({ id }) => id === best.page)?.next)
      return { kind: 'answer', sentences: compose(passagesOf(best.page, asked)), source, ...(next && { next }) }
    },

    passages(question, about) {
      const { stems: asked, pages: ranked, isAnswered } = understand(question, about)
      if (!isAnswered) return []
      const found = ranked.slice(0, CHOSEN_FROM.pages).flatMap(({ page }) => {
        const source = sourceOf(page)
        const own = passagesOf(page, asked).slice(0, CHOSEN_FROM.passages / 2)
        return source ? own.map(({ passage }) => ({ ...source, sentences: passage.sentences })) : []
      })
      return found.slice(0, CHOSEN_FROM.passages)
    },

    explain: understand,
  }
}
