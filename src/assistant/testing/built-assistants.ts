/** The index of each language as the build creates it, and its source texts. For tests and `npm run ask`. */

import { existsSync, readFileSync } from 'node:fs'
import { environment } from '#server/environment.ts'
import { languages, type Language } from '#site/languages.ts'
import { namespaces } from '#site/namespaces.ts'
import type { Texts } from '#site/namespaces.ts'
import { findPage } from '#site/pages.ts'
import { readSettings } from '#site/settings.ts'
import { bundlesOf } from '#tools/locale-files.ts'
import { fillTexts } from '../bundling/fill-texts.ts'
import { buildIndexFile } from '../bundling/index-file.ts'
import { createAssistant, type Assistant, type Source } from '../search/answer.ts'
import type { IndexFile } from '../shared/index-file.ts'

export type Questions = {
  answerable: { question: string; pages: string[] }[]
  unanswerable: string[]
}

type BuiltAssistant = { texts: Texts; file: IndexFile; assistant: Assistant }

/** The owner's settings for the command, none in tests (tests/own-environment.ts). */
export const settings = readSettings(environment())

export const builtAssistants = Object.fromEntries(
  await Promise.all(
    languages.map(async (language) => {
      const bundles = (await bundlesOf({ namespaces }, language)) as Texts
      const file = buildIndexFile(language, bundles, settings)
      return [language, { texts: fillTexts(bundles, language, settings), file, assistant: createAssistant(file) }]
    }),
  ),
) as Record<Language, BuiltAssistant>

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

export type Rates = {
  answerable: number
  /** Led to a correct page, by an answer or by a choice of two pages. */
  correct: number
  /** Those of `correct` with a choice of two. */
  byChoice: number
  unanswerable: number
  answered: number
  misses: string[]
}

const formatPages = (shown: readonly string[]): string => shown.join(' or ') || 'unknown'
const formatShare = (part: number, total: number): string =>
  `${part} of ${total} (${((100 * part) / total).toFixed(1)}%)`

export function rate(language: Language, { answerable, unanswerable }: Questions): Rates {
  const { assistant, file } = builtAssistants[language]
  const idOf = ({ path }: Source): string => file.pages.find((page) => page.path === path)?.id ?? path
  const pagesFor = (question: string): string[] => {
    const answer = assistant.answer(question)
    if (answer.kind === 'choice') return answer.options.map(({ source }) => idOf(source))
    return answer.kind === 'answer' ? [idOf(answer.source)] : []
  }
  const results = answerable.map(({ question, pages }) => {
    const shown = pagesFor(question)
    return { question, pages, shown, isCorrect: shown.some((page) => pages.includes(page)) }
  })
  const answered = unanswerable
    .map((question) => ({ question, shown: pagesFor(question) }))
    .filter(({ shown }) => shown.length > 0)
  return {
    answerable: answerable.length,
    correct: results.filter(({ isCorrect }) => isCorrect).length,
    byChoice: results.filter(({ isCorrect, shown }) => isCorrect && shown.length > 1).length,
    unanswerable: unanswerable.length,
    answered: answered.length,
    misses: [
      ...results
        .filter(({ isCorrect }) => !isCorrect)
        .map(({ question, shown, pages }) => `${question} → ${formatPages(shown)}, not ${formatPages(pages)}`),
      ...answered.map(({ question, shown }) => `${question} → ${formatPages(shown)}, not unknown`),
    ],
  }
}

export function formatRates({ answerable, correct, byChoice, unanswerable, answered }: Rates): string {
  return `${formatShare(correct, answerable)} lead to a correct page, ${byChoice} of them through a choice of two; ${formatShare(answered, unanswerable)} of the unanswerable questions are answered`
}
