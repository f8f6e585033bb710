/** Maps a question to known stems: corrects typos, and replaces unknown words with related ones. */

import type { QueryStems } from '../shared/classifier.ts'
import type { Tokenize } from '../shared/terms.ts'
import { correctSpelling } from './spelling.ts'

/** Related words share a prefix of at least this many letters and this share of the word. */
const MIN_PREFIX = { letters: 4, share: 0.6 }
const MAX_PREFIX_LETTERS = 8
const MAX_RELATED_WORDS = 6
const MAX_EXTRA_LETTERS = 4

/** Confidence in related words, split between them. */
const RELATED_CONFIDENCE = 0.8

/** `length` is the number of words, known or not. */
export type ParsedQuestion = { query: QueryStems; length: number }

export function createQuestionParser(
  tokenize: Tokenize,
  stems: readonly string[],
): (question: string) => ParsedQuestion {
  const vocabulary = new Set(stems)

  function findRelated(word: string): string[] {
    const minLetters = Math.max(MIN_PREFIX.letters, Math.ceil(word.length * MIN_PREFIX.share))
    for (let letters = Math.min(word.length, MAX_PREFIX_LETTERS); letters >= minLetters; letters -= 1) {
      const beginning = word.slice(0, letters)
      const found = stems.filter((stem) => stem.startsWith(beginning) && stem.length <= word.length + MAX_EXTRA_LETTERS)
      if (found.length > 0) return found.slice(0, MAX_RELATED_WORDS)
    }
    return []
  }

  return (question) => {
    const words = new Set(tokenize(question))
    const query = new Map<string, number>()
    for (const word of words) {
      const corrected = vocabulary.has(word) ? word : correctSpelling(word, vocabulary)
      if (corrected !== undefined) {
        query.set(corrected, 1)
        continue
      }
      const related = findRelated(word)
      for (const stem of related) {
        if (!query.has(stem)) query.set(stem, RELATED_CONFIDENCE / related.length)
      }
    }
    return { query, length: words.size }
  }
}
