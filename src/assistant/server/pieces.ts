/** Splits the model's output into chunks that end with a citation. Each can be checked as soon as it is complete. */

/** Text, citations, and the punctuation after them. */
const PIECE = /^\s*([^[]*(?:\[[^\]]*\]\s*)+[.!?]*)/

/** Start of the next chunk. */
const NEXT = /^\s*[^\s[.!?]/

export type Pieces = {
  /** Returns the chunks that are complete by now. */
  add(words: string): string[]
  /** Returns the last chunk, and any text left without a citation. */
  end(): { last: string | undefined; rest: string }
  /** Number of characters that wait for a citation. */
  readonly waiting: number
}

export function createPieces(): Pieces {
  let text = ''

  function take(isLast: boolean): string | undefined {
    const found = PIECE.exec(text)
    if (!found) return undefined
    const rest = text.slice(found[0].length)
    if (!isLast && !NEXT.test(rest)) return undefined
    text = rest
    return found[1]
  }

  return {
    add(words) {
      text += words
      const found: string[] = []
      for (let piece = take(false); piece !== undefined; piece = take(false)) found.push(piece)
      return found
    },
    end() {
      const last = take(true)
      return { last, rest: text.trim() }
    },
    get waiting() {
      return text.length
    },
  }
}
