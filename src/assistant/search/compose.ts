import type { IndexedPassage } from '../shared/index-file.ts'

export type ScoredPassage = { passage: IndexedPassage; at: number; score: number }

const MIN_SENTENCES = 2
const MAX_SENTENCES = 4

/** Passages below this share of the best score are about something else. */
const MIN_SCORE_SHARE = 0.6

export function compose(found: readonly ScoredPassage[]): string[] {
  const [best, ...others] = found
  if (!best) return []
  if (best.passage.verbatim) return [...best.passage.sentences]

  const chosen = [best]
  let count = best.passage.sentences.length
  for (const other of others) {
    const fits = count < MIN_SENTENCES || other.score >= MIN_SCORE_SHARE * best.score
    const more = other.passage.sentences.length
    if (!fits || count + more > MAX_SENTENCES || other.passage.verbatim) continue
    chosen.push(other)
    count += more
  }
  const sentences = chosen.flatMap(({ passage }) => passage.sentences)
  return [...new Set(sentences)].slice(0, MAX_SENTENCES)
}
