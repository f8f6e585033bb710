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

/**
 * `error`: the model could not be reached or sent unreadable data. `cut`: it stopped before the end. `citation`: text
 * without one, or with one that does not exist. `foreign`: not a complete sentence from the cited passages. `nothing`: no
 * answer in the passages.
 */
export type Reason = 'error' | 'silence' | 'cut' | 'citation' | 'foreign' | 'length' | 'nothing'

/** Sentences, then one of the others, which ends the answer. */
export type AnswerEvent =
  | { event: 'sentence'; data: { text: string } }
  | { event: 'done'; data: { sources: readonly Source[] } }
  /** No page matches, so the model was not called. */
  | { event: 'unknown'; data: Record<string, never> }
  /** Discard the sentences so far: the panel shows its own answer. */
  | { event: 'fallback'; data: { because: Reason } }

/** Counted without its text, which is sent only with the visitor's consent. */
export type Unanswered = { language: Language; text?: string | undefined }
