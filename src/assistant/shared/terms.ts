import type { Language } from '#site/languages.ts'
import { stemOf } from './stems.ts'
import type { Words } from './words.ts'

export type Tokenize = (text: string) => string[]

export function fold(text: string): string {
  return text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '')
}

export function createTokenizer(language: Language, words: Words): Tokenize {
  const stopWords = new Set(words.stopWords.split(/\s+/))
  const stems = invertGroups(words.stems)
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
      .map((word) => stems.get(word) ?? stemOf(word, language))
  }
}

export function invertGroups(groups: Words['phrases']): ReadonlyMap<string, string> {
  return new Map(Object.entries(groups).flatMap(([name, list]) => list.split(' | ').map((each) => [each, name])))
}
