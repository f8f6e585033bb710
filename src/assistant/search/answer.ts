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
  /** `next` is the page to continue with, if there is one. */
  | { kind: 'answer'; sentences: string[]; source: Source; next?: Source | undefined }
  /** Two pages are about equally likely: the first sentence of each. */
  | { kind: 'choice'; options: { sentence: string; source: Source }[] }
  | { kind: 'unknown' }

export type FoundPassage = Source & { sentences: readonly string[] }

export type Assistant = {
  /** `about` is the path of the page that the last answer came from, for follow-up questions. */
  answer(question: string, about?: string): Answer
  /** The closest passages, best first, even if none of them is an answer on its own. */
  passages(question: string, about?: string): FoundPassage[]
  /** Shows how a question was understood, for debugging. */
  explain(question: string, about?: string): { stems: readonly string[]; pages: readonly Likely[]; outside: number }
}

type Likely = { page: PageId; likelihood: number }

/** Tuned on the questions in src/assistant/testing. */
const LEAST = {
  /** How much more likely a page has to be than out of scope. */
  answered: 0.1,
  /** How likely a second page has to be, relative to the first, to offer both. */
  beside: 0.5,
  /** Share of the question's words that a passage has to contain. */
  met: 0.5,
}

/** Limits for the passages that a language model chooses from. */
const CHOSEN_FROM = { pages: 3, passages: 8 }

/** From this probability on, ignore what the last answer was about. */
const SURE = 0.5
/** Questions this short count as follow-ups. */
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

  /** Passages of a page that match enough of the question, best first, then the page's lead. */
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

  /** Attributes a follow-up to the last page, unless the classifier is sure or that page has no matching passage. */
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
