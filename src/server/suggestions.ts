export function nearest(word: string, words: readonly string[]): string | undefined {
  return words.toSorted((one, other) => distance(word, one) - distance(word, other))[0]
}

/** Levenshtein distance. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, place) => place)
  for (const [index, letter] of Array.from(one).entries()) {
    const next = [index + 1]
    for (const [place, wanted] of Array.from(other).entries()) {
      const replaced = (row[place] ?? 0) + (letter === wanted ? 0 : 1)
      next.push(Math.min(replaced, (row[place + 1] ?? 0) + 1, (next[place] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}
