/** Words of a text as the search sees them: folded, without common ones, as stems and as what they are about. */

import type { Language } from '../../app/site/languages.ts'
import { stemOf } from './stems.ts'
import type { Words } from './words.ts'

/** What a concept begins with, so that it never meets a stem. */
export const CONCEPT = '~'

export type Term = {
  stem: string
  /** Lines of synonyms that it stands in. */
  concepts: readonly string[]
}

export type Terms = {
  of(text: string): Term[]
  ofStem(stem: string): Term
  /** Stems of all words that stand in a line of synonyms. */
  synonyms: readonly string[]
}

export function fold(text: string): string {
  return text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '')
}

export function tokensOf({ stem, concepts }: Term): string[] {
  return [stem, ...concepts]
}

export function createTerms(language: Language, words: Words): Terms {
  const stopWords = new Set(words.stopWords.split(/\s+/))
  const stem = (word: string): string => words.stems[word] ?? stemOf(word, language)
  const longestFirst = Object.keys(words.phrases).toSorted((one, other) => other.length - one.length)
  const phrases = new RegExp(`(?<= )(${longestFirst.join('|')})(?= )`, 'g')

  const concepts = new Map<string, string[]>()
  for (const [index, line] of words.synonyms.entries()) {
    for (const member of new Set(line.split(' ').map(stem))) {
      concepts.set(member, [...(concepts.get(member) ?? []), `${CONCEPT}${index}`])
    }
  }
  const ofStem = (found: string): Term => ({ stem: found, concepts: concepts.get(found) ?? [] })

  return {
    synonyms: [...concepts.keys()],
    ofStem,
    of(text) {
      const plain = fold(text)
        .replaceAll(/\S+@\S+|[’']s\b/g, ' ')
        .replaceAll(/n[’']t\b/g, 'nt')
        .replaceAll(/[^a-z0-9]+/g, ' ')
      return ` ${plain} `
        .replaceAll(phrases, (phrase) => words.phrases[phrase] ?? phrase)
        .split(' ')
        .filter((word) => word.length > 1 && !stopWords.has(word))
        .map((word) => ofStem(stem(word)))
    },
  }
}
