/**
 * Finds phrases in a reply. A list of phrases is one string in the locale files, separated by " | ". A word ending in *
 * matches all words with that prefix. A phrase ending in a period matches only a full reply: "they don't", but not
 * "they don't measure it".
 */

/** Separates the clauses of a reply and the phrases of a list. */
const BREAK = '|'

/** Maximum number of other words between two words of a phrase. */
const GAP = 2

/** `at`: the indexes of its words. */
export type Span = { at: readonly number[]; from: number; to: number }

/** Lowercase, without accents and punctuation; "don't" is one word. `breaks` are words that act like a comma. */
export function wordsOf(said: string, breaks: string): string[] {
  const separators = new Set(phrasesIn(breaks))
  return normalize(said.replaceAll(/[,.;:()\n]|\s[-–—]+\s/g, ` ${BREAK} `))
    .split(' ')
    .filter(Boolean)
    .map((word) => (separators.has(word) ? BREAK : word))
}

export function removeBreaks(words: readonly string[]): string[] {
  return words.filter((word) => word !== BREAK)
}

export function clauseAt(words: readonly string[], position: number): number {
  return words.slice(0, position).filter((word) => word === BREAK).length
}

/** The phrases of a list that match anywhere in a reply. */
export function phrasesIn(list: string): string[] {
  return list
    .split(BREAK)
    .filter((phrase) => !isFullPhrase(phrase))
    .map((phrase) => normalize(phrase).trim())
    .filter(Boolean)
}

export function isFullMatch(words: readonly string[], list: string, breaks: string): boolean {
  const reply = removeBreaks(words).join(' ')
  return list
    .split(BREAK)
    .filter(isFullPhrase)
    .some((phrase) => removeBreaks(wordsOf(phrase, breaks)).join(' ') === reply)
}

function isFullPhrase(phrase: string): boolean {
  return phrase.trim().endsWith('.')
}

/** Matches each word as early as possible. */
export function findPhrases(words: readonly string[], phrases: string): Span[] {
  return phrasesIn(phrases).flatMap((phrase) => {
    const parts = phrase.split(' ')
    return words.flatMap((_, from) => {
      const at = findPositions(parts, words, from)
      return at ? [{ at, from, to: at.at(-1) ?? from }] : []
    })
  })
}

function findPositions(parts: readonly string[], words: readonly string[], from: number): number[] | undefined {
  const positions: number[] = []
  for (const part of parts) {
    const earliest = positions.length === 0 ? from : positions.at(-1)! + 1
    // The first two words must be adjacent: "no plan" doesn't match "no company plan".
    const reach = words.slice(earliest, earliest + (positions.length < 2 ? 1 : GAP + 1))
    const found = reach.findIndex((word) => word === BREAK || isMatch(part, word))
    if (found === -1 || reach[found] === BREAK) return undefined
    positions.push(earliest + found)
  }
  return positions
}

function isMatch(part: string, word: string): boolean {
  return part.endsWith('*') ? word.startsWith(part.slice(0, -1)) : word === part
}

/** Drops matches inside a longer one, which determines the meaning. */
export function dropContained<Match extends Span>(matches: readonly Match[]): Match[] {
  return matches.filter(
    ({ at, from, to }) => !matches.some((other) => other.at.length > at.length && other.from <= from && other.to >= to),
  )
}

export function isOverlapping(a: Span, b: Span): boolean {
  return a.at.some((position) => b.at.includes(position))
}

/** Number of words between two spans, 0 if they overlap. */
export function distance(a: Span, b: Span): number {
  return Math.max(0, a.from - b.to - 1, b.from - a.to - 1)
}

function normalize(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/['’`\p{M}]/gu, '')
    .replaceAll(/[^\p{L}\p{N}*|]+/gu, ' ')
    .trim()
}
