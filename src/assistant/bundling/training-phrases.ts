import { existsSync, readFileSync } from 'node:fs'
import { DEFAULT_LANGUAGE, type Language } from '#site/languages.ts'
import { pages, type PageId } from '#site/pages.ts'

/** Questions as visitors ask them. Used for training and search, never shown. */
type TrainingPhrases = readonly string[]

/** The texts of a page that the assistant may use, with their training phrases, as listed in the page folder. */
type PagePhrases = {
  /** By key of the text that answers. */
  passages: Readonly<Record<string, TrainingPhrases>>
  /** By name of a fact that links to the page. */
  facts?: Readonly<Record<string, TrainingPhrases>>
  /** Keys and sentences to skip, such as those that refer to something next to them and make no sense on their own. */
  unsaid: readonly string[]
}

export type PhrasesByPage = ReadonlyMap<PageId, PagePhrases>

export function readTrainingPhrases(language: Language): PhrasesByPage {
  return new Map(pages.map(({ id }) => [id, readJson(`src/pages/${id}/answers`, language) as PagePhrases]))
}

/** Out-of-scope questions, as counterexamples for training. */
export function readOutOfScopePhrases(language: Language): TrainingPhrases {
  return readJson('src/assistant/bundling/outside', language) as TrainingPhrases
}

/** Falls back to English: keys are the same in every language, so the English file still lists the usable texts. */
function readJson(file: string, language: Language): unknown {
  const own = `${file}.${language}.json`
  return JSON.parse(readFileSync(existsSync(own) ? own : `${file}.${DEFAULT_LANGUAGE}.json`, 'utf8'))
}
