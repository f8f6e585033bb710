/** Maps a question to known stems: corrects typos, and replaces unknown words with related ones. */

import type { Tokenize } from '../shared/terms.ts'

/** A typo is an added, missing, wrong or swapped letter. Shorter words have none. */
const MIN_TYPO_LETTERS = 5
/** From this length on, a word may have two. */
const LONG_WORD = 9

/** Related words share a prefix of at least this many letters and this share of the word. */
const MIN_PREFIX = { letters: 4, share: 0.6 }
const MAX_PREFIX_LETTERS = 8
const MAX_RELATED_WORDS = 6
const MAX_EXTRA_LETTERS = 4

/** Confidence in related words, split between them. */
const RELATED_CONFIDENCE = 0.8

/** The `length` of a question is the number of words, known or not. */
export function createQuestionParser(tokenize: Tokenize, stems: readonly string[]) {
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

  return (question: string) => {
    const words = new Set(tokenize(question))
    const query = new Map<string, number>()
    for (const word of words) {
      const corrected = vocabulary.has(word) ? word : correctSpelling(word, stems)
      const related = corrected === undefined ? findRelated(word) : []
      for (const stem of related) if (!query.has(stem)) query.set(stem, RELATED_CONFIDENCE / related.length)
      if (corrected !== undefined) query.set(corrected, 1)
    }
    return { query, length: words.size }
  }
}

function correctSpelling(word: string, stems: readonly string[]): string | undefined {
  if (word.length < MIN_TYPO_LETTERS) return undefined
  const allowed = word.length < LONG_WORD ? 1 : 2
  return stems
    .filter((stem) => stem[0] === word[0] && Math.abs(stem.length - word.length) <= allowed)
    .map((stem) => ({ stem, distance: distanceBetween(word, stem) }))
    .filter(({ distance }) => distance <= allowed)
    .toSorted((one, other) => one.distance - other.distance)[0]?.stem
}

/** Optimal string alignment. */
function distanceBetween(one: string, other: string): number {
  let before: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let row = 1; row <= one.length; row += 1) {
    const line = [row]
    for (let column = 1; column <= other.length; column += 1) {
      const same = one[row - 1] === other[column - 1]
      const swapped = row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      const choices = [last[column]! + 1, line[column - 1]! + 1, last[column - 1]! + (same ? 0 : 1)]
      if (swapped) choices.push(before[column - 2]! + 1)
      line.push(Math.min(...choices))
    }
    before = last
    last = line
  }
  return last.at(-1)!
}
