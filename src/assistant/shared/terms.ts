import type { Language } from '#site/languages.ts'
import { createStemmer } from './stems.ts'

/** Part of the index and not code, so that visitors download one language only. */
export type Words = {
  stopWords: string
  /** Phrases with one meaning, separated by " | ", replaced first by the word that they are listed for. */
  phrases: Readonly<Record<string, string>>
  /** Words whose stem would collide with that of another word, separated by " | ", by the stem that they get. */
  stems: Readonly<Record<string, string>>
  /** Regex for the beginning of a follow-up question: "and …", "what about …". */
  followUp: string
}

export type Tokenize = (text: string) => string[]

export function fold(text: string): string {
  return text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '')
}

export function createTokenizer(language: Language, words: Words): Tokenize {
  const stopWords = new Set(words.stopWords.split(/\s+/))
  const stems = invertGroups(words.stems)
  const stemOf = createStemmer(language)
  const wordOf = invertGroups(words.phrases)
  const longestFirst = [...wordOf.keys()].toSorted((one, other) => other.length - one.length)
  const phrases = new RegExp(`(?<= )(${longestFirst.join('|')})(?= )`, 'g')

  return (text) => {
    const plain = fold(text)
      .replaceAll(/\S+@\S+|[’']s\b/g, ' ')
      .replaceAll(/n[’']t\b/g, 'nt')
      .replaceAll(/[^a-z0-9]+/g, ' ')
    return ` ${plain} `
      .replaceAll(phrases, (phrase) => wordOf.get(phrase) ?? phrase)
      .split(' ')
      .filter((word) => word.length > 1 && !stopWords.has(word))
      .map((word) => stems.get(word) ?? stemOf(word))
  }
}

export function invertGroups(groups: Words['phrases']): ReadonlyMap<string, string> {
  return new Map(Object.entries(groups).flatMap(([name, list]) => list.split(' | ').map((each) => [each, name])))
}
