/** What tests and `npm run ask` read: the index of a language as the build makes it, and the texts it was made from. */

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
  /** Each with the pages that answer it. */
  answerable: { question: string; pages: string[] }[]
  unanswerable: string[]
}

type Built = { texts: Texts; file: IndexFile; assistant: Assistant }

/** The owner's for the command; tests have none (tests/own-environment.ts). */
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
 * To develop on; to choose between variants; and one that was written from the list of pages alone, by somebody who knew
 * neither texts nor code, and opened once, when all was done.
 */
export const sets = ['develop', 'choose', 'final'] as const
export type QuestionSet = (typeof sets)[number]

/** Languages that somebody has written questions in. */
export const askedIn = languages.filter((language) => sets.every((set) => existsSync(questionsFile(set, language))))

function questionsFile(set: QuestionSet, language: Language): string {
  return `src/assistant/testing/questions/${set}.${language}.json`
}

export function questions(set: QuestionSet, language: Language): Questions {
  const { answerable, unanswerable } = JSON.parse(readFileSync(questionsFile(set, language), 'utf8')) as Questions
  // Nobody answers for a page that has been taken out of the site.
  return { answerable: answerable.filter(({ pages }) => pages.every(findPage)), unanswerable }
}

export type Rates = {
  asked: number
  /** Led to a right page, by an answer or by one of two pages to choose from. */
  right: number
  /** Of these, by one of two. */
  byChoice: number
  unanswerable: number
  answered: number
  misses: string[]
}

const named = (shown: readonly string[]): string => shown.join(' or ') || 'unknown'
const share = (part: number, whole: number): string => `${part} of ${whole} (${((100 * part) / whole).toFixed(1)}%)`

/** How many questions lead to a right page, and how many get an answer that the site does not have. */
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

/** In a line, as the command and the tests print it. */
export function ratesLine({ asked, right, byChoice, unanswerable, answered }: Rates): string {
  return `${share(right, asked)} to a right page, ${byChoice} of them by a choice of two; ${share(answered, unanswerable)} of the unanswerable answered`
}
