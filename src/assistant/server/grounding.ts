/**
 * A question can make a model say anything, so the model only chooses: visitors see complete sentences from the cited
 * passages, as the site wrote them. Part of a sentence can mean the opposite.
 */

import type { FoundPassage } from '../search/compose-answer.ts'

/** Text, citations, and the punctuation after them. */
const CHUNK = /^\s*([^[]*(?:\[[^\]]*\]\s*)+[.!?]*)/
const NEXT_CHUNK = /^\s*[^\s[.!?]/

/** "Yes." would answer any question. */
const MIN_WORDS = 4

const CITATION = /^\d{1,2}(?:\s*,\s*\d{1,2})*$/

/** Each chunk ends with a citation, and is complete when the next one starts or the output ends. */
export function splitChunks(output: string, isEnd: boolean): { chunks: string[]; rest: string } {
  const chunks: string[] = []
  let rest = output
  for (;;) {
    const found = CHUNK.exec(rest)
    const after = rest.slice(found?.[0].length)
    if (!found?.[1] || (!isEnd && !NEXT_CHUNK.test(after))) return { chunks, rest }
    chunks.push(found[1])
    rest = after
  }
}

/** Checks one chunk: text, followed by the numbers of its passages in brackets. */
export function checkGrounding(chunk: string, passages: readonly FoundPassage[]) {
  const [text = ''] = chunk.split('[')
  const brackets = [...chunk.matchAll(/\[([^\]]*)\]/g)].map(([, inside = '']) => inside.trim())
  if (brackets.length === 0 || !brackets.every((inside) => CITATION.test(inside))) return 'citation'
  const cited = [...new Set(brackets.flatMap((inside) => inside.split(',').map(Number)))]
  const sources = cited.map((number) => passages[number - 1])
  if (sources.includes(undefined)) return 'citation'

  const allowed = sources
    .flatMap((passage) => passage?.sentences ?? [])
    .filter((sentence) => !sentence.includes('?') && sentence.split(/\s+/).length >= MIN_WORDS)
  const sentenceByText = new Map(allowed.map((sentence) => [normalize(sentence), sentence]))
  const sentences = text
    .split(/(?<=[.!?])\s+/)
    .filter((sentence) => sentence.trim())
    .map((sentence) => sentenceByText.get(normalize(sentence)))
  const areQuotes = sentences.length > 0 && sentences.every((sentence) => sentence !== undefined)
  return areQuotes ? { sentences, cited } : 'foreign'
}

/** Models change apostrophes and spaces, and put the period after the citation. */
function normalize(sentence: string): string {
  return sentence.normalize('NFC').replaceAll('’', "'").replaceAll(/\s+/g, ' ').trim().replace(/[.!]$/, '')
}
