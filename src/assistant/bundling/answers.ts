import { existsSync, readFileSync } from 'node:fs'
import { DEFAULT_LANGUAGE, type Language } from '#site/languages.ts'
import { pages, type PageId } from '#site/pages.ts'

/** Training phrases: questions as visitors ask them. Used for training and search, never shown. */
type Ways = readonly string[]

/** What the assistant may say about a page, as listed in the page folder, and how visitors ask for it. */
type Answers = {
  /** By key of the text that answers. */
  passages: Readonly<Record<string, Ways>>
  /** By name of a fact that links to the page. */
  facts?: Readonly<Record<string, Ways>>
  /** Keys and sentences to skip, such as those that refer to something next to them and make no sense on their own. */
  unsaid: readonly string[]
}

export type AnswersByPage = ReadonlyMap<PageId, Answers>

export function answersIn(language: Language): AnswersByPage {
  return new Map(pages.map(({ id }) => [id, read(`src/pages/${id}/answers`, language) as Answers]))
}

/** Out-of-scope questions, as counterexamples for training. */
export function outsideIn(language: Language): Ways {
  return read('src/assistant/bundling/outside', language) as Ways
}

/** Falls back to English: keys are the same in every language, so the English file still lists what may be said. */
function read(file: string, language: Language): unknown {
  const own = `${file}.${language}.json`
  return JSON.parse(readFileSync(existsSync(own) ? own : `${file}.${DEFAULT_LANGUAGE}.json`, 'utf8'))
}
