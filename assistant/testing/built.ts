/** What tests read: the index of a language as the build makes it, and the texts it was made from. */

import { existsSync, readFileSync } from 'node:fs'
import { languages, type Language } from '../../app/site/languages.ts'
import { namespaces } from '../../app/site/namespaces.ts'
import { findPage } from '../../app/site/pages.ts'
import { readSettings } from '../../app/site/settings.ts'
import type { Texts } from '../../app/site/namespaces.ts'
import { bundlesOf } from '../../scripts/locale-files.ts'
import { createAssistant, type Assistant } from '../browser/answer.ts'
import { indexFile } from '../build/index-file.ts'
import type { IndexFile } from '../shared/index-file.ts'
import { written } from '../build/written.ts'

export type Questions = {
  /** Each with the pages that answer it. */
  answerable: { question: string; pages: string[] }[]
  unanswerable: string[]
}

type Built = { texts: Texts; file: IndexFile; assistant: Assistant }

export const settings = readSettings({})

export const built = Object.fromEntries(
  await Promise.all(
    languages.map(async (language) => {
      const bundles = (await bundlesOf({ namespaces }, language)) as Texts
      const file = indexFile(language, bundles, settings)
      return [language, { texts: written(bundles, language, settings), file, assistant: createAssistant(file) }]
    }),
  ),
) as Record<Language, Built>

export const sets = ['main', 'second', 'held-out'] as const
type QuestionSet = (typeof sets)[number]

/** Languages that somebody has written questions in. */
export const askedIn = languages.filter((language) => sets.every((set) => existsSync(questionsFile(set, language))))

function questionsFile(set: QuestionSet, language: Language): string {
  return `assistant/testing/questions/${set}.${language}.json`
}

export function questions(set: QuestionSet, language: Language): Questions {
  const { answerable, unanswerable } = JSON.parse(readFileSync(questionsFile(set, language), 'utf8')) as Questions
  // Nobody answers for a page that has been taken out of the site.
  return { answerable: answerable.filter(({ pages }) => pages.every(findPage)), unanswerable }
}

export type Rates = { asked: number; right: number; unanswerable: number; answered: number; misses: string[] }

/** How many questions lead to a right page, and how many get an answer that the site does not have. */
export function rate(language: Language, { answerable, unanswerable }: Questions): Rates {
  const { assistant, file } = built[language]
  const pageFor = (question: string): string => {
    const answer = assistant.answer(question)
    if (answer.kind === 'unknown') return 'unknown'
    return file.pages.find(({ path }) => path === answer.source.path)?.id ?? answer.source.path
  }
  const wrong = answerable
    .map(({ question, pages }) => ({ question, pages, page: pageFor(question) }))
    .filter(({ pages, page }) => !pages.includes(page))
  const answered = unanswerable
    .map((question) => ({ question, page: pageFor(question) }))
    .filter(({ page }) => page !== 'unknown')
  return {
    asked: answerable.length,
    right: answerable.length - wrong.length,
    unanswerable: unanswerable.length,
    answered: answered.length,
    misses: [
      ...wrong.map(({ question, page, pages }) => `${question} → ${page}, not ${pages.join(' or ')}`),
      ...answered.map(({ question, page }) => `${question} → ${page}, not unknown`),
    ],
  }
}
