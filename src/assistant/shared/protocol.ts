import type { Language } from '#site/languages.ts'

export const ASK_PATH = '/api/assistant'
export const QUESTIONS_PATH = '/api/questions'

/** Rejects text pasted by mistake. */
export const QUESTION_LENGTH = 300

export type Ask = {
  question: string
  language: Language
  /** Path of the page that the last answer came from. */
  about?: string | undefined
}

export type Source = { path: string; title: string }

export type Reason =
  /** The model could not be reached or sent unreadable data. */
  | 'error'
  | 'silence'
  /** It stopped before the end. */
  | 'cut'
  /** Text without a citation, or with one that does not exist. */
  | 'citation'
  /** Not a complete sentence from the cited passages. */
  | 'foreign'
  | 'length'
  /** It found no answer in the passages. */
  | 'nothing'

/** Sentences, then one of the others, which ends the answer. */
export type AnswerEvents = {
  sentence: { text: string }
  done: { sources: readonly Source[] }
  /** No page matches, so the model was not called. */
  unknown: Record<string, never>
  /** Discard the sentences so far: the panel shows its own answer. */
  fallback: { because: Reason }
}

/** Counted without its text, which is sent only with the visitor's consent. */
export type Unanswered = { language: Language; text?: string | undefined }
