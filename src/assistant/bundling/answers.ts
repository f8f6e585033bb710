import { existsSync, readFileSync } from 'node:fs'
import { DEFAULT_LANGUAGE, type Language } from '#site/languages.ts'
import { pages, type PageId } from '#site/pages.ts'

/** Questions in visitors' words. They are learned from and searched, and never shown. */
type Ways = readonly string[]

/** What the assistant may say of a page, as its room lists it, and how visitors ask for it. */
type Answers = {
  /** By the key of the text that answers. */
  passages: Readonly<Record<string, Ways>>
  /** By the name of a fact that leads to the page. */
  facts?: Readonly<Record<string, Ways>>
  /** Keys and sentences that are passed over: those that point at something beside them say nothing out of their place. */
  unsaid: readonly string[]
}

export type AnswersByPage = ReadonlyMap<PageId, Answers>

export function answersIn(language: Language): AnswersByPage {
  return new Map(pages.map(({ id }) => [id, read(`src/pages/${id}/answers`, language) as Answers]))
}

/** What no page answers, in visitors' words: to be told apart from what one does. */
export function outsideIn(language: Language): Ways {
  return read('src/assistant/bundling/outside', language) as Ways
}

/** Keys are the same in every language: where nobody has written down how visitors ask, the English file says what may be said. */
function read(file: string, language: Language): unknown {
  const own = `${file}.${language}.json`
  return JSON.parse(readFileSync(existsSync(own) ? own : `${file}.${DEFAULT_LANGUAGE}.json`, 'utf8'))
}
