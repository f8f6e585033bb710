/**
 * A question can make a model say anything, so the model only chooses: visitors see complete sentences from the cited
 * passages, as the site wrote them. Part of a sentence can mean the opposite.
 */

import type { FoundPassage } from '../search/answer.ts'
import type { Reason } from '../shared/protocol.ts'

export type Grounded = { sentences: string[]; cited: number[] }

/** "Yes." would answer any question. */
const MIN_WORDS = 4

const CITATION = /^\d{1,2}(?:\s*,\s*\d{1,2})*$/

/** Checks one chunk: text, followed by the numbers of its passages in brackets. */
export function checkGrounding(chunk: string, passages: readonly FoundPassage[]): Grounded | Reason {
  const [text = ''] = chunk.split('[')
  const brackets = [...chunk.matchAll(/\[([^\]]*)\]/g)].map(([, inside = '']) => inside.trim())
  if (brackets.length === 0 || !brackets.every((inside) => CITATION.test(inside))) return 'citation'
  const cited = [...new Set(brackets.flatMap((inside) => inside.split(',').map(Number)))]
  const sources = cited.map((number) => passages[number - 1])
  if (sources.includes(undefined)) return 'citation'

  const sentenceByText = new Map(
    sources
      .flatMap((passage) => passage?.sentences ?? [])
      .filter(isStatement)
      .map((sentence) => [normalize(sentence), sentence]),
  )
  const sentences = text
    .split(/(?<=[.!?])\s+/)
    .filter((sentence) => sentence.trim())
    .map((sentence) => sentenceByText.get(normalize(sentence)))
  return sentences.length > 0 && sentences.every((sentence) => sentence !== undefined)
    ? { sentences, cited }
    : 'foreign'
}

function isStatement(sentence: string): boolean {
  return !sentence.includes('?') && sentence.split(/\s+/).length >= MIN_WORDS
}

/** Models change apostrophes and spaces, and put the full stop after the citation. */
function normalize(sentence: string): string {
  return sentence.normalize('NFC').replaceAll('’', "'").replaceAll(/\s+/g, ' ').trim().replace(/[.!]$/, '')
}
