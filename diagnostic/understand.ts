/**
 * Which level somebody means who answers in their own words. Only what clearly names one level counts; whoever calls asks
 * back for the rest. The phrases stand in the locale files, beside the descriptions that they stand for, separated by " | ";
 * a word that ends with * stands for all words that begin like it, and a phrase that ends with a full stop is an answer only
 * where nothing else is said: "they don't", but not "they don't measure it".
 */

import type { Texts } from '../app/texts/resources.ts'
import { confirmations, levels, type Confirmation, type Dimension, type Level } from './dimensions.ts'

type DiagnosticTexts = Texts['diagnostic']

export type Understood = Level | 'unsure' | 'unclear'

/** What stands between two parts of a sentence: a "not" before it says nothing about what follows. */
const BREAK = '|'

/** How many words may stand between two words of a phrase, and how far a "not" reaches. */
const GAP = 2
const REACH = 3

export function understand(said: string, dimension: Dimension, texts: DiagnosticTexts): Understood {
  // Whoever asks has not answered.
  if (said.includes('?')) return 'unclear'
  const numbered = levelByNumber(said, texts.words)
  if (numbered) return numbered
  const words = wordsOf(said, texts.words.break)
  const whole = levels.find((level) => isAllOf(words, level, dimension, texts))
  if (whole) return whole
  const named = namedLevels(words, dimension, texts)
  if (find(words, texts.words.unsure).length > 0) return named.size === 0 ? 'unsure' : 'unclear'
  const [level] = named
  return named.size === 1 && level ? level : 'unclear'
}

/** An answer to a follow-up question. The longest phrase wins: "not really" is no "really", and "not sure" no "sure". */
export function understandConfirmation(said: string, texts: DiagnosticTexts): Confirmation | 'unsure' | 'unclear' {
  if (said.includes('?')) return 'unclear'
  const words = wordsOf(said, texts.words.break)
  const unsure = find(words, texts.words.unsure).map((span) => ({ span, meaning: 'unsure' as const }))
  const answers = confirmations.flatMap((meaning) =>
    [texts.confirm[meaning].label, texts.confirm[meaning].words].flatMap((phrases) =>
      find(words, phrases).map((span) => ({ span, meaning })),
    ),
  )
  const matches = [...unsure, ...answers]
  const meanings = new Set(withoutContained(matches).map(({ meaning }) => meaning))
  const [meaning] = meanings
  return meanings.size === 1 && meaning ? meaning : 'unclear'
}

function isAllOf(
  words: readonly string[],
  level: Level,
  dimension: Dimension,
  { dimensions, words: { break: breaks } }: DiagnosticTexts,
): boolean {
  const described = dimensions[dimension].levels[level]
  const spoken = (some: readonly string[]) => some.filter((word) => word !== BREAK).join(' ')
  return [described.description, ...described.words.split(BREAK)]
    .filter(isWhole)
    .some((phrase) => spoken(wordsOf(phrase, breaks)) === spoken(words))
}

function isWhole(phrase: string): boolean {
  return phrase.trim().endsWith('.')
}

function namedLevels(words: readonly string[], dimension: Dimension, texts: DiagnosticTexts): Set<Level> {
  const described = texts.dimensions[dimension].levels
  const matches = levels.flatMap((level) =>
    [described[level].label, described[level].words].flatMap((phrases) =>
      find(words, phrases).map((span) => ({ span, level })),
    ),
  )
  const { not, notYet } = texts.words
  const [meant, denied] = partition(withoutContained(matches), ({ span }) => !isDenied(words, span, not, notYet))
  // "No written rules" may mean no rules, or rules that are not written: what is denied takes the rest along.
  return new Set(
    meant.filter(({ span }) => !denied.some((other) => overlap(span, other.span))).map(({ level }) => level),
  )
}

function partition<Item>(items: readonly Item[], isFirst: (item: Item) => boolean): [Item[], Item[]] {
  return [items.filter(isFirst), items.filter((item) => !isFirst(item))]
}

function overlap(a: Span, b: Span): boolean {
  return a.at.some((place) => b.at.includes(place))
}

/** "Level 3", "the third one", "2": nothing but a number and words around it that say nothing else. */
function levelByNumber(said: string, words: DiagnosticTexts['words']): Level | undefined {
  const all = wordsOf(said, '').filter((word) => word !== BREAK)
  const whole = levels.find((level) => phrasesIn(words.numbers[level]).some((phrase) => phrase === all.join(' ')))
  if (whole) return whole
  const around = phrasesIn(words.number).toSorted((a, b) => b.length - a.length)
  const left = around.reduce(without, all)
  return levels.find((level) => phrasesIn(words.numbers[level]).some((phrase) => phrase === left.join(' ')))
}

function without(words: readonly string[], phrase: string): string[] {
  return ` ${words.join('  ')} `
    .replaceAll(` ${phrase.replaceAll(' ', '  ')} `, ' ')
    .split(' ')
    .filter(Boolean)
}

type Span = { at: readonly number[]; from: number; to: number }

/** Where one of the phrases stands in the words, each as early as it can. */
function find(words: readonly string[], phrases: string): Span[] {
  return phrasesIn(phrases).flatMap((phrase) => {
    const parts = phrase.split(' ')
    return words.flatMap((_, from) => {
      const at = placesOf(parts, words, from)
      return at ? [{ at, from, to: at.at(-1) ?? from }] : []
    })
  })
}

function placesOf(parts: readonly string[], words: readonly string[], from: number): number[] | undefined {
  const places: number[] = []
  for (const part of parts) {
    const last = places.at(-1)
    const earliest = last === undefined ? from : last + 1
    // "No plan" is not "no company plan": the first two words belong together.
    const latest = places.length < 2 ? earliest : earliest + GAP
    const place = placeOf(part, words, earliest, latest)
    if (place === undefined) return undefined
    places.push(place)
  }
  return places
}

function placeOf(part: string, words: readonly string[], earliest: number, latest: number): number | undefined {
  for (let place = earliest; place <= latest; place += 1) {
    const word = words[place]
    if (word === undefined || word === BREAK) return undefined
    if (part.endsWith('*') ? word.startsWith(part.slice(0, -1)) : word === part) return place
  }
  return undefined
}

/** A phrase that stands inside a longer one means what the longer one means. */
function withoutContained<Match extends { span: Span }>(matches: readonly Match[]): Match[] {
  return matches.filter(
    ({ span }) =>
      !matches.some(
        (other) => other.span.at.length > span.at.length && other.span.from <= span.from && other.span.to >= span.to,
      ),
  )
}

/** A "not" shortly before the phrase or inside it, or a wish anywhere before it. */
function isDenied(words: readonly string[], { at, from, to }: Span, not: string, notYet: string): boolean {
  const start = words.lastIndexOf(BREAK, from) + 1
  const near = Math.max(start, from - REACH)
  const isOwn = (span: Span) => span.at.every((place) => at.includes(place))
  const inClause = (span: Span, first: number) => span.from >= first && span.from <= to && !isOwn(span)
  return (
    find(words, not).some((span) => inClause(span, near)) || find(words, notYet).some((span) => inClause(span, start))
  )
}

/** Lower case, without accents and signs; "don't" is one word. */
function wordsOf(said: string, breaks: string): string[] {
  const marked = plain(said.replaceAll(/[,.;:()\n]|\s[-–—]+\s/g, ` ${BREAK} `))
  const separators = new Set(phrasesIn(breaks).filter((phrase) => !phrase.includes(' ')))
  return marked
    .split(' ')
    .filter(Boolean)
    .map((word) => (separators.has(word) ? BREAK : word))
}

function phrasesIn(list: string): string[] {
  return list
    .split(BREAK)
    .filter((phrase) => !isWhole(phrase))
    .map((phrase) => plain(phrase).trim())
    .filter(Boolean)
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/['’`\p{M}]/gu, '')
    .replaceAll(/[^\p{L}\p{N}*|]+/gu, ' ')
    .trim()
}
