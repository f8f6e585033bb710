/** A typo is an added, missing, wrong or swapped letter. */

const MIN_LENGTH = 5
/** From this length on, a word may have two typos. */
const LONG = 9

export function correctSpelling(word: string, vocabulary: Iterable<string>): string | undefined {
  if (word.length < MIN_LENGTH) return undefined
  const allowed = word.length < LONG ? 1 : 2
  let closest: string | undefined
  let smallest = allowed + 1
  for (const candidate of vocabulary) {
    if (candidate[0] !== word[0] || Math.abs(candidate.length - word.length) > allowed) continue
    const distance = distanceBetween(word, candidate)
    if (distance < smallest) [closest, smallest] = [candidate, distance]
  }
  return closest
}

/** Optimal string alignment. */
function distanceBetween(one: string, other: string): number {
  let before: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let row = 1; row <= one.length; row += 1) {
    const line = [row]
    for (let column = 1; column <= other.length; column += 1) {
      const same = one[row - 1] === other[column - 1]
      const swapped = row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      const choices = [at(last, column) + 1, at(line, column - 1) + 1, at(last, column - 1) + (same ? 0 : 1)]
      line.push(Math.min(...choices, swapped ? at(before, column - 2) + 1 : Infinity))
    }
    before = last
    last = line
  }
  return at(last, other.length)
}

function at(line: readonly number[], index: number): number {
  return line[index] ?? Infinity
}
