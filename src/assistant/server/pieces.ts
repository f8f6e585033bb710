/** What the model says, as pieces that end with their citation: each can be judged by itself as soon as it is there. */

/** Words, brackets, and the full stop behind them. */
const PIECE = /^\s*([^[]*(?:\[[^\]]*\]\s*)+[.!?]*)/

/** Whatever follows belongs to the next piece. */
const NEXT = /^\s*[^\s[.!?]/

export type Pieces = {
  /** Gives what is complete by now. */
  add(words: string): string[]
  /** Gives the last piece, and what is left over without a citation. */
  end(): { last: string | undefined; rest: string }
  /** How much waits for its citation. */
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
