/** Maps a question to known stems: corrects typos, and replaces unknown words with related ones. */

import type { Asked } from '../shared/classifier.ts'
import type { Terms } from '../shared/terms.ts'
import { meantWord } from './spelling.ts'

/** Related words share a prefix of at least this many letters and this share of the word. */
const ALIKE = { letters: 4, share: 0.6 }
const MOST_LETTERS = 8
const MOST_RELATIVES = 6
/** Related words may have this many more letters. */
const LONGER = 4

/** Confidence in related words, split between them. */
const BY_RELATIVES = 0.8

export type Read = { asked: Asked; length: number }

export function createReading(terms: Terms, stems: readonly string[]): (question: string) => Read {
  const known = new Set(stems)

  function relativesOf(word: string): string[] {
    const fewest = Math.max(ALIKE.letters, Math.ceil(word.length * ALIKE.share))
    for (let letters = Math.min(word.length, MOST_LETTERS); letters >= fewest; letters -= 1) {
      const beginning = word.slice(0, letters)
      const found = stems.filter((stem) => stem.startsWith(beginning) && stem.length <= word.length + LONGER)
      if (found.length > 0) return found.slice(0, MOST_RELATIVES)
    }
    return []
  }

  return (question) => {
    const words = new Set(terms(question))
    const asked = new Map<string, number>()
    for (const word of words) {
      const meant = known.has(word) ? word : meantWord(word, known)
      if (meant !== undefined) {
        asked.set(meant, 1)
        continue
      }
      const relatives = relativesOf(word)
      for (const relative of relatives) {
        if (!asked.has(relative)) asked.set(relative, BY_RELATIVES / relatives.length)
      }
    }
    return { asked, length: words.size }
  }
}
