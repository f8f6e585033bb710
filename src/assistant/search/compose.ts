/** An answer out of the passages of one page: two to four of its sentences, what fits best first. */

import type { IndexedPassage } from '../shared/index-file.ts'

export type Found = { passage: IndexedPassage; at: number; score: number }

const FEWEST = 2
const MOST = 4

/** A passage that fits this much less than the best one says something else. */
const CLOSE = 0.6

/** `found` are passages of one page, the best first. */
export function compose(found: readonly Found[]): string[] {
  const [best, ...others] = found
  if (!best) return []
  if (best.passage.whole) return [...best.passage.sentences]

  const chosen = [best]
  let count = best.passage.sentences.length
  for (const other of others) {
    const fits = count < FEWEST || other.score >= CLOSE * best.score
    const more = other.passage.sentences.length
    if (!fits || count + more > MOST || other.passage.whole) continue
    chosen.push(other)
    count += more
  }
  const sentences = chosen.flatMap(({ passage }) => passage.sentences)
  return [...new Set(sentences)].slice(0, MOST)
}
