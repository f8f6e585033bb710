/** Composes an answer from passages of one page: two to four sentences, best match first. */

import type { IndexedPassage } from '../shared/index-file.ts'

export type Found = { passage: IndexedPassage; at: number; score: number }

const FEWEST = 2
const MOST = 4

/** Passages below this share of the best score are about something else. */
const CLOSE = 0.6

/** `found` contains passages of one page, best first. */
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
