/** What the panel and the server say to each other, where an owner has a language model or wants to know what is asked. */

import type { Language } from '#site/languages.ts'

export const ASK_PATH = '/api/assistant'
export const QUESTIONS_PATH = '/api/questions'

export type Ask = {
  question: string
  language: Language
  /** The path of the page that the last answer came from. */
  about?: string | undefined
}

/** A page that an answer stands on. */
export type Source = { path: string; title: string }

/** Why an answer of the model's was not let out. */
export type Reason =
  /** The model could not be asked, or said nothing that can be read. */
  | 'error'
  | 'silence'
  /** It stopped in the middle. */
  | 'cut'
  /** Words without a citation, or with one of nothing. */
  | 'citation'
  /** Not a whole sentence of the cited passages. */
  | 'foreign'
  | 'length'
  /** It says that the passages do not answer. */
  | 'nothing'

/** Events of an answer: sentences as they are let out, then one of the others, which ends it. */
export type AnswerEvents = {
  sentence: { text: string }
  done: { sources: readonly Source[] }
  /** No page has anything of it: the model was not asked. */
  unknown: Record<string, never>
  /** What was said so far does not count: the panel answers by itself. */
  fallback: { because: Reason }
}

/** A question that was not understood: counted without its text. The text alone comes with the visitor's leave. */
export type Unanswered = { language: Language; text?: string | undefined }
