/** Splits a text into terms: folded, without stop words, stemmed. */

import type { Language } from '#site/languages.ts'
import { stemOf } from './stems.ts'
import type { Words } from './words.ts'

export type Tokenize = (text: string) => string[]

export function fold(text: string): string {
  return text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '')
}

export function createTokenizer(language: Language, words: Words): Tokenize {
  const stopWords = new Set(words.stopWords.split(/\s+/))
  const longestFirst = Object.keys(words.phrases).toSorted((one, other) => other.length - one.length)
  const phrases = new RegExp(`(?<= )(${longestFirst.join('|')})(?= )`, 'g')

  return (text) => {
    const plain = fold(text)
      .replaceAll(/\S+@\S+|[’']s\b/g, ' ')
      .replaceAll(/n[’']t\b/g, 'nt')
      .replaceAll(/[^a-z0-9]+/g, ' ')
    return ` ${plain} `
      .replaceAll(phrases, (phrase) => words.phrases[phrase] ?? phrase)
      .split(' ')
      .filter((word) => word.length > 1 && !stopWords.has(word))
      .map((word) => words.stems[word] ?? stemOf(word, language))
  }
}
