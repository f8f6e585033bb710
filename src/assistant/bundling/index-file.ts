import MiniSearch from 'minisearch'
import { claimTexts } from '#site/claims.ts'
import type { ByLanguage, Language } from '#site/languages.ts'
import type { Texts } from '#site/namespaces.ts'
import { pages, type Page } from '#site/pages.ts'
import { canonicalPath } from '#site/paths.ts'
import { placeholderValues } from '#site/placeholders.ts'
import type { Settings } from '#site/settings.ts'
import { fillTree, stopTheBuild } from '#site/template.ts'
import { OUT_OF_SCOPE } from '../shared/classifier.ts'
import { searchOptions, type IndexFile } from '../shared/index-file.ts'
import { packIndex, packStems } from '../shared/packing.ts'
import { createTokenizer, type Words } from '../shared/terms.ts'
import { passagesIn, type Passage } from './passages.ts'
import { readOutOfScopePhrases } from './training-phrases.ts'
import { train, type Example } from './training.ts'
import { words as en } from './words.en.ts'
import { words as pt } from './words.pt.ts'

const wordsOf: ByLanguage<Words> = { en, pt }

/** Don't fall back to English: its phrases would merge unrelated words of another language. */
const noWords: Words = { stopWords: '', phrases: {}, stems: {}, followUp: '' }

const nextPages = { platform: 'book-a-demo', usecases: 'book-a-demo', services: 'talk-to-an-expert' } as const

/** How often a word has to occur in out-of-scope questions to be indexed. */
const MIN_OCCURRENCES = 2

export function fillTexts(bundles: Texts, language: Language, settings: Settings): Texts {
  return fillTree(bundles, placeholderValues(settings, claimTexts[language]), stopTheBuild)
}

export function buildIndexFile(language: Language, bundles: Texts, settings: Settings): IndexFile {
  const texts = fillTexts(bundles, language, settings)
  const words = wordsOf[language] ?? noWords
  const passages = passagesIn(language, texts, settings)
  const tokenize = createTokenizer(language, words)
  /** Visitors use the owner's brand in questions. */
  const brand = new Map([['brand', settings.brand]])
  const tokenizeFilled = (text: string): string[] => tokenize(fillTree(text, brand, stopTheBuild))
  const examples = [
    ...passages.flatMap(({ page, trainingPhrases, sentences }) =>
      [...trainingPhrases, sentences.join(' ')].map((text) => ({ text, label: page })),
    ),
    ...pages.map((page) => ({ text: aboutOf(page, texts), label: page.id })),
    ...readOutOfScopePhrases(language).map((text) => ({ text, label: OUT_OF_SCOPE })),
  ].map(({ text, label }) => ({ stems: tokenizeFilled(text), label }))
  const stems = stemsIn(examples)
  const leads = leadsOf(passages)
  const search = new MiniSearch(searchOptions(tokenizeFilled))
  search.addAll(
    passages.map(({ heading, sentences, trainingPhrases }, id) => ({
      id,
      // A lead is the fallback if nothing else matches, so its hundreds of training phrases are not searched.
      trainingPhrases: leads.has(id) ? '' : trainingPhrases.join(' '),
      heading,
      // Count a heading that introduces the text only once.
      text: sentences.join(' ').replace(heading, ''),
    })),
  )
  return {
    language,
    words,
    pages: pages.map((page) => ({
      id: page.id,
      path: canonicalPath(page, language),
      title: texts.common.pages[page.id].label,
      ...(page.group !== 'standalone' && { next: nextPages[page.group] }),
    })),
    passages: passages.map(({ page, sentences, question, isFact }, id) => ({
      page,
      sentences,
      ...((isFact || question !== undefined) && { verbatim: true }),
      ...(leads.has(id) && { lead: true }),
    })),
    stems: packStems(stems),
    index: packIndex(search.toJSON(), stems),
    classifier: train(examples, stems),
  }
}

/** Stems of all page examples, and those out-of-scope stems that occur repeatedly. */
function stemsIn(examples: readonly Example[]): string[] {
  const times = new Map<string, number>()
  for (const { stems, label } of examples) {
    for (const stem of new Set(stems))
      times.set(stem, (times.get(stem) ?? 0) + (label === OUT_OF_SCOPE ? 1 : MIN_OCCURRENCES))
  }
  return [...times.keys()].filter((stem) => times.get(stem)! >= MIN_OCCURRENCES).toSorted()
}

/** The passage of each page with the most training phrases, by its position. */
function leadsOf(passages: readonly Passage[]): ReadonlySet<number> {
  const byPage = Map.groupBy(passages.keys(), (id) => passages[id]!.page)
  const phrasesOf = (id: number) => passages[id]!.trainingPhrases.length
  return new Set([...byPage.values()].flatMap((ids) => ids.toSorted((a, b) => phrasesOf(b) - phrasesOf(a))[0] ?? []))
}

/** Without the brand, which follows "|" in the title. */
function aboutOf({ id, namespaces: [namespace] }: (typeof pages)[number] & Page, texts: Texts): string {
  const [title] = texts[namespace].head.title.split('|')
  const { label, summary } = texts.common.pages[id]
  return [title, label, summary].join(' ')
}
