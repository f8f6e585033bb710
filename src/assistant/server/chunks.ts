/** Text, citations, and the punctuation after them. */
const CHUNK = /^\s*([^[]*(?:\[[^\]]*\]\s*)+[.!?]*)/

/** Start of the next chunk. */
const NEXT = /^\s*[^\s[.!?]/

/**
 * Each chunk ends with a citation, and can be checked when the next one starts or the output ends; `rest` is the text
 * after the last complete chunk.
 */
export function splitChunks(output: string, isEnd: boolean): { chunks: string[]; rest: string } {
  const chunks: string[] = []
  let rest = output
  for (;;) {
    const found = CHUNK.exec(rest)
    const after = rest.slice(found?.[0].length)
    if (!found?.[1] || (!isEnd && !NEXT.test(after))) return { chunks, rest }
    chunks.push(found[1])
    rest = after
  }
}
