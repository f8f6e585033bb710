import { existsSync, readFileSync } from 'node:fs'
import { DEFAULT_LANGUAGE, type Language } from '../../app/site/languages.ts'
import { pages, type PageId } from '../../app/site/pages.ts'

/** What the assistant may say of a page, as its room lists it. */
type Answers = {
  /** Keys of texts, each with questions that it answers in visitors' words: they are searched and never shown. */
  passages: Readonly<Record<string, readonly string[]>>
  /** Keys and sentences that are passed over: those that point at something beside them say nothing out of their place. */
  unsaid: readonly string[]
}

export type AnswersByPage = ReadonlyMap<PageId, Answers>

export function answersIn(language: Language): AnswersByPage {
  return new Map(pages.map(({ id }) => [id, JSON.parse(readFileSync(fileOf(id, language), 'utf8')) as Answers]))
}

/** Keys are the same in every language: where nobody has written down how visitors ask, the English file says what may be said. */
function fileOf(id: PageId, language: Language): string {
  const own = `app/pages/${id}/answers.${language}.json`
  return existsSync(own) ? own : `app/pages/${id}/answers.${DEFAULT_LANGUAGE}.json`
}
