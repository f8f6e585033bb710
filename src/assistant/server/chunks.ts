/** Splits the model's output into chunks that end with a citation. Each can be checked as soon as it is complete. */

/** Text, citations, and the punctuation after them. */
const CHUNK = /^\s*([^[]*(?:\[[^\]]*\]\s*)+[.!?]*)/

/** Start of the next chunk. */
const NEXT = /^\s*[^\s[.!?]/

export type Chunker = {
  /** Returns the chunks that are complete by now. */
  add(output: string): string[]
  /** Returns the last chunk, and the remaining text without a citation. */
  end(): { last: string | undefined; rest: string }
  /** Number of characters still without a citation. */
  readonly pending: number
}

export function createChunker(): Chunker {
  let text = ''

  function take(isLast: boolean): string | undefined {
    const found = CHUNK.exec(text)
    if (!found) return undefined
    const rest = text.slice(found[0].length)
    if (!isLast && !NEXT.test(rest)) return undefined
    text = rest
    return found[1]
  }

  return {
    add(output) {
      text += output
      const found: string[] = []
      for (let chunk = take(false); chunk !== undefined; chunk = take(false)) found.push(chunk)
      return found
    },
    end() {
      const last = take(true)
      return { last, rest: text.trim() }
    },
    get pending() {
      return text.length
    },
  }
}
