/** The index of each language as the build creates it, and its source texts. For tests and `npm run ask`. */

import { existsSync, readFileSync } from 'node:fs'
import { environment } from '#server/environment.ts'
import { languages, type Language } from '#site/languages.ts'
import { namespaces } from '#site/namespaces.ts'
import type { Texts } from '#site/namespaces.ts'
import { findPage } from '#site/pages.ts'
import { readSettings } from '#site/settings.ts'
import { bundlesOf } from '#tools/locale-files.ts'
import { indexFile } from '../bundling/index-file.ts'
import { written } from '../bundling/written.ts'
import { createAssistant, type Assistant, type Source } from '../search/answer.ts'
import type { IndexFile } from '../shared/index-file.ts'

export type Questions = {
  answerable: { question: string; pages: string[] }[]
  unanswerable: string[]
}

type Built = { texts: Texts; file: IndexFile; assistant: Assistant }

/** The owner's settings for the command, none in tests (tests/own-environment.ts). */
export const settings = readSettings(environment())

export const built = Object.fromEntries(
  await Promise.all(
    languages.map(async (language) => {
      const bundles = (await bundlesOf({ namespaces }, language)) as Texts
      const file = indexFile(language, bundles, settings)
      return [language, { texts: written(bundles, language, settings), file, assistant: createAssistant(file) }]
    }),
  ),
) as Record<Language, Built>

/**
 * `develop` is for development and `choose` for comparing variants. `final` is the held-out set: written from the list
 * of pages alone, by someone who knew neither texts nor code, and used once, at the end.
 */
export const sets = ['develop', 'choose', 'final'] as const
export type QuestionSet = (typeof sets)[number]

export const askedIn = languages.filter((language) => sets.every((set) => existsSync(questionsFile(set, language))))

function questionsFile(set: QuestionSet, language: Language): string {
  return `src/assistant/testing/questions/${set}.${language}.json`
}

export function questions(set: QuestionSet, language: Language): Questions {
  const { answerable, unanswerable } = JSON.parse(readFileSync(questionsFile(set, language), 'utf8')) as Questions
  // Skip questions about pages that have been removed.
  return { answerable: answerable.filter(({ pages }) => pages.every(findPage)), unanswerable }
}

export type Rates = {
  asked: number
  /** Led to a correct page, by an answer or by a choice of two pages. */
  right: number
  /** Those of `right` with a choice of two. */
  byChoice: number
  unanswerable: number
  answered: number
  misses: string[]
}

const named = (shown: readonly string[]): string => shown.join(' or ') || 'unknown'
const share = (part: number, whole: number): string => `${part} of ${whole} (${((100 * part) / whole).toFixed(1)}%)`

export function rate(language: Language, { answerable, unanswerable }: Questions): Rates {
  const { assistant, file } = built[language]
  const idOf = ({ path }: Source): string => file.pages.find((page) => page.path === path)?.id ?? path
  const pagesFor = (question: string): string[] => {
    const answer = assistant.answer(question)
    if (answer.kind === 'choice') return answer.options.map(({ source }) => idOf(source))
    return answer.kind === 'answer' ? [idOf(answer.source)] : []
  }
  const led = answerable.map(({ question, pages }) => {
    const shown = pagesFor(question)
    return { question, pages, shown, isRight: shown.some((page) => pages.includes(page)) }
  })
  const answered = unanswerable
    .map((question) => ({ question, shown: pagesFor(question) }))
    .filter(({ shown }) => shown.length > 0)
  return {
    asked: answerable.length,
    right: led.filter(({ isRight }) => isRight).length,
    byChoice: led.filter(({ isRight, shown }) => isRight && shown.length > 1).length,
    unanswerable: unanswerable.length,
    answered: answered.length,
    misses: [
      ...led
        .filter(({ isRight }) => !isRight)
        .map(({ question, shown, pages }) => `${question} → ${named(shown)}, not ${named(pages)}`),
      ...answered.map(({ question, shown }) => `${question} → ${named(shown)}, not unknown`),
    ],
  }
}

export function ratesLine({ asked, right, byChoice, unanswerable, answered }: Rates): string {
  return `${share(right, asked)} to a right page, ${byChoice} of them by a choice of two; ${share(answered, unanswerable)} of the unanswerable answered`
}
