/**
 * Whether what the model says stands in the passages that it cites. Nothing in a question can be kept from reaching a model
 * that obeys, so nothing is left to the model but to choose: what is let out is a sentence of a cited passage, whole or
 * without its last clauses, word for word in its order. Only articles and "and" may come or go.
 */

import type { Language } from '../../app/site/languages.ts'
import type { FoundPassage } from '../browser/answer.ts'
import type { Reason } from '../shared/protocol.ts'
import { NEGATED, smallWordsOf } from './small-words.ts'

export type Grounded = { sentences: string[]; cited: number[] }

/** "Yes." says nothing by itself, and is the answer to whatever was asked. */
const FEWEST_WORDS = 4

/** How much longer than its sentence a wording may be. */
const LONGER = 20

const MARKUP = /[<>@{}`*_#|\\~^]|\/\/|\bwww\.|\]\(/i
const CITATION = /^\d{1,2}(?:\s*,\s*\d{1,2})*$/
const FIGURE = /\d(?:[\d.,:/]*\d)?/g
const WORD = /[\p{L}\p{N}]+(?:[.,:'/@-][\p{L}\p{N}]+)*|[%+$€£]|[-−](?=\d)/gu

/** One piece of an answer: words, and in brackets the numbers of the passages that they come from. */
export function grounded(piece: string, passages: readonly FoundPassage[], language: Language): Grounded | Reason {
  const [text = ''] = piece.split('[')
  const brackets = [...piece.matchAll(/\[([^\]]*)\]/g)].map(([, inside = '']) => inside.trim())
  if (brackets.length === 0 || !brackets.every((inside) => CITATION.test(inside))) return 'citation'
  const cited = [...new Set(brackets.flatMap((inside) => inside.split(',').map(Number)))]
  const sources = cited.map((number) => passages[number - 1])
  if (sources.includes(undefined)) return 'citation'
  if (MARKUP.test(text)) return 'markup'

  const known = sources.flatMap((passage) => passage?.sentences ?? [])
  const figures = new Set(known.flatMap((sentence) => sentence.match(FIGURE) ?? []))
  if ((text.match(FIGURE) ?? []).some((figure) => !figures.has(figure))) return 'figure'

  const sentences = text
    .normalize('NFC')
    .replaceAll(/\s+/g, ' ')
    .split(/(?<=[.!?]) /)
    .map((sentence) => sentence.trim())
    .filter(Boolean)
  const isSaid = (sentence: string) => known.some((each) => says(each.normalize('NFC'), sentence, language))
  return sentences.length > 0 && sentences.every(isSaid) ? { sentences: sentences.map(closed), cited } : 'foreign'
}

/** The citation stood before the full stop. */
function closed(sentence: string): string {
  return /[.!?]$/.test(sentence) ? sentence : `${sentence.replace(/[,;:]$/, '')}.`
}

function says(source: string, sentence: string, language: Language): boolean {
  if (source.endsWith('?') || sentence.includes('?') || sentence.length > source.length + LONGER) return false
  if (!hasOnlySignsOf(source, sentence)) return false
  const { free, limiting, canCut } = smallWordsOf(language)
  const said = (text: string) => wordsIn(text).filter((word) => !free.has(word.toLowerCase()))
  const mine = withPlainStart(said(sentence))
  if (mine.length < FEWEST_WORDS) return false

  const clauses = source.split(/(?<=[,;:])\s+|\s+[–—]\s+/)
  const isLimiting = (word: string) => limiting.has(word.toLowerCase()) || NEGATED.test(word)
  for (let kept = clauses.length; kept > 0; kept -= 1) {
    const left = clauses.slice(kept).join(' ')
    if (left && (!canCut || wordsIn(left).some(isLimiting))) return false
    const whole = withPlainStart(said(clauses.slice(0, kept).join(' ')))
    if (whole.length === mine.length && whole.every((word, at) => word === mine[at])) return true
  }
  return false
}

function wordsIn(text: string): string[] {
  return text.replaceAll('’', "'").match(WORD) ?? []
}

/** A sentence may begin with another word than its source does. */
function withPlainStart([first = '', ...rest]: readonly string[]): string[] {
  return [first.toLowerCase(), ...rest]
}

/** Quotes around a word, or a sign before it, can turn its meaning. */
function hasOnlySignsOf(source: string, sentence: string): boolean {
  const left = signsIn(source)
  return signsIn(sentence).every((sign) => {
    const at = left.indexOf(sign)
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
}

function signsIn(text: string): string[] {
  return text.replaceAll('’', "'").match(/[^\p{L}\p{N}\s.,;:]/gu) ?? []
}
