/** The index of each language as the build creates it, for tests and `npm run ask`. */

import { existsSync, readFileSync } from 'node:fs'
import { environment } from '#server/environment.ts'
import { forEachLanguage, languages, type Language } from '#site/languages.ts'
import { namespaces, type Texts } from '#site/namespaces.ts'
import { findPage } from '#site/pages.ts'
import { readSettings, type Settings } from '#site/settings.ts'
import { bundlesOf } from '#tools/locale-files.ts'
import { buildIndexFile, fillTexts } from '../bundling/index-file.ts'
import { passagesIn } from '../bundling/passages.ts'
import { createAssistant, type Assistant } from '../search/compose-answer.ts'
import type { IndexFile } from '../shared/index-file.ts'
import type { Source } from '../shared/protocol.ts'

export type Questions = { answerable: { question: string; pages: string[] }[]; unanswerable: string[] }

/** The owner's settings for the command, none in tests (tests/clean-environment.ts). */
export const settings = readSettings(environment())

const built = await Promise.all(languages.map((language) => build(language)))

export const builtAssistants = forEachLanguage((language) => built[languages.indexOf(language)]!)

/** Other settings than the owner's are for a test. */
export async function build(language: Language, changed: Partial<Settings> = {}) {
  const all = { ...settings, ...changed }
  const bundles = (await bundlesOf({ namespaces }, language)) as Texts
  const texts = fillTexts(bundles, language, all)
  let file: IndexFile | undefined
  let assistant: Assistant | undefined
  return {
    texts,
    passages: passagesIn(language, texts, all),
    /** On request: training takes seconds. */
    get file() {
      return (file ??= buildIndexFile(language, bundles, all))
    },
    get assistant() {
      return (assistant ??= createAssistant(this.file))
    },
  }
}

/**
 * `develop` is for development and `choose` for comparing variants. `final` is the held-out set: written from the list
 * of pages alone, by someone who knew neither texts nor code, and used once, at the end.
 */
export const questionSets = ['develop', 'choose', 'final'] as const
export type QuestionSet = (typeof questionSets)[number]

export const languagesWithQuestions = languages.filter((language) =>
  questionSets.every((set) => existsSync(questionsFile(set, language))),
)

function questionsFile(set: QuestionSet, language: Language): string {
  return `src/assistant/testing/questions/${set}.${language}.json`
}

export function readQuestions(set: QuestionSet, language: Language): Questions {
  const { answerable, unanswerable } = JSON.parse(readFileSync(questionsFile(set, language), 'utf8')) as Questions
  // Skip questions about pages that have been removed.
  return { answerable: answerable.filter(({ pages }) => pages.every(findPage)), unanswerable }
}

/** A question leads to a correct page by an answer or by a choice of two pages. */
export function rate(language: Language, { answerable, unanswerable }: Questions) {
  const { assistant, file } = builtAssistants[language]
  const idOf = ({ path }: Source): string => file.pages.find((page) => page.path === path)?.id ?? path
  const pagesFor = (question: string): string[] => {
    const answer = assistant.answer(question)
    if (answer.kind === 'choice') return answer.options.map(({ source }) => idOf(source))
    return answer.kind === 'answer' ? [idOf(answer.source)] : []
  }
  const results = answerable.map((each) => ({ ...each, shown: pagesFor(each.question) }))
  const correct = results.filter(({ pages, shown }) => shown.some((page) => pages.includes(page)))
  const answered = unanswerable
    .map((question) => ({ question, shown: pagesFor(question), pages: [] }))
    .filter(({ shown }) => shown.length > 0)
  return {
    answerable: answerable.length,
    correct: correct.length,
    byChoice: correct.filter(({ shown }) => shown.length > 1).length,
    unanswerable: unanswerable.length,
    answered: answered.length,
    misses: [...results.filter((each) => !correct.includes(each)), ...answered].map(
      ({ question, shown, pages }) =>
        `${question} → ${shown.join(' or ') || 'unknown'}, not ${pages.join(' or ') || 'unknown'}`,
    ),
  }
}

const formatShare = (part: number, total: number): string =>
  `${part} of ${total} (${((100 * part) / total).toFixed(1)}%)`

export function formatRates(rates: ReturnType<typeof rate>): string {
  const { answerable, correct, byChoice, unanswerable, answered } = rates
  return `${formatShare(correct, answerable)} lead to a correct page, ${byChoice} of them through a choice of two; ${formatShare(answered, unanswerable)} of the unanswerable questions are answered`
}
