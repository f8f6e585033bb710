/** Makes what the browser gets of one language. */

import MiniSearch from 'minisearch'
import type { Language } from '../../app/site/languages.ts'
import { pages, type Page } from '../../app/site/pages.ts'
import { canonicalPath } from '../../app/site/paths.ts'
import type { Settings } from '../../app/site/settings.ts'
import type { Texts } from '../../app/site/namespaces.ts'
import type { IndexedPassage, IndexFile } from '../shared/index-file.ts'
import { packIndex } from '../shared/packing.ts'
import { answersIn } from './answers.ts'
import { passagesIn, type Passage } from './passages.ts'
import { searchOptions } from '../shared/search.ts'
import { createTerms } from '../shared/terms.ts'
import type { Words } from '../shared/words.ts'
import { words as en } from './words.en.ts'
import { words as pt } from './words.pt.ts'
import { written } from './written.ts'

const wordsOf: Partial<Record<Language, Words>> = { en, pt }

/** English ones would join what is apart in another language. */
const none: Words = { stopWords: '', phrases: {}, stems: {}, synonyms: [], outside: [] }

export function indexFile(language: Language, bundles: Texts, settings: Settings): IndexFile {
  const answers = answersIn(language)
  const texts = written(bundles, language, settings)
  const words = wordsOf[language] ?? none
  const passages = passagesIn(language, texts, answers, settings)
  const terms = createTerms(language, words)
  const search = new MiniSearch(searchOptions(terms))
  const abouts = new Map(pages.map((page) => [page.id, aboutOf(page, texts)]))
  search.addAll(
    passages.map(({ page, heading, question = '', sentences, keywords = '', sampleQuestions }, id) => ({
      id,
      page: abouts.get(page) ?? '',
      heading: keywords ? '' : heading,
      question,
      keywords,
      sampleQuestions: sampleQuestions.join(' '),
      // A heading that leads a text in counts once.
      text: keywords ? '' : sentences.join(' ').replace(heading, ''),
    })),
  )
  return {
    language,
    words,
    pages: pages.map((page) => ({
      id: page.id,
      path: canonicalPath(page, language),
      title: texts.common.pages[page.id].label,
    })),
    passages: passages.map(indexed),
    index: packIndex(search.toJSON()),
  }
}

function indexed({ page, sentences, question, keywords }: Passage): IndexedPassage {
  if (keywords !== undefined) return { page, sentences, whole: 'fact' }
  // Out of its place, "Yes. …" needs what it says yes to.
  return question === undefined ? { page, sentences } : { page, sentences: [question, ...sentences], whole: 'answer' }
}

/** The words of the page's head, without the brand behind them. */
function aboutOf({ id, namespaces: [namespace] }: (typeof pages)[number] & Page, texts: Texts): string {
  const [title] = texts[namespace].head.title.split('|')
  const { label, summary } = texts.common.pages[id]
  return [title, label, summary].join(' ')
}
