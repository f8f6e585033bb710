/** By Levenshtein distance. */
export function findClosest(word: string, words: readonly string[]): string | undefined {
  return words.toSorted((one, other) => distance(word, one) - distance(word, other))[0]
}

function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, column) => column)
  for (const [index, letter] of Array.from(one).entries()) {
    const next = [index + 1]
    for (const [column, wanted] of Array.from(other).entries()) {
      const replaced = (row[column] ?? 0) + (letter === wanted ? 0 : 1)
      next.push(Math.min(replaced, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}
