/** Words of a text as the search sees them: folded, without common ones, as stems and as what they are about. */

import type { Language } from '../app/site/languages.ts'
import { stemOf } from './stems.ts'
import type { Words } from './words.ts'

export type Term = {
  stem: string
  /** Things that it is a word for; each is marked, so that it never meets a stem. */
  concepts: readonly string[]
}

export type TermsOf = (text: string) => Term[]

export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
}

export function createTerms(language: Language, words: Words): TermsOf {
  const stopWords = new Set(words.stopWords.split(/\s+/))
  const stem = (word: string): string => words.stems[word] ?? stemOf(word, language)
  const concepts = new Map<string, string[]>()
  for (const [index, line] of words.synonyms.entries()) {
    for (const word of line.split(' ')) {
      const known = concepts.get(stem(word)) ?? []
      concepts.set(stem(word), [...new Set([...known, `~${index}`])])
    }
  }
  const phrases = Object.entries(words.phrases)
    .toSorted(([one], [other]) => other.length - one.length)
    .map(([phrase, word]) => [` ${phrase} `, ` ${word} `] as const)

  return (text) => {
    let spaced = ` ${fold(text).replaceAll(/[’']s\b/g, '').split(/[^a-z0-9]+/).join(' ')} `
    for (const [phrase, word] of phrases) spaced = spaced.replaceAll(phrase, word)
    return spaced
      .split(' ')
      .filter((word) => word.length > 1 && !stopWords.has(word))
      .map((word) => ({ stem: stem(word), concepts: concepts.get(stem(word)) ?? [] }))
  }
}
