import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'

/** The HTML of a document, complete: nothing in it waits for a script. `fail` ends it, from within its drawing. */
export async function renderDocument(
  draw: (fail: (error: unknown) => void) => ReactNode,
  path: string,
): Promise<string> {
  let failure: unknown
  const aborted = new AbortController()
  const fail = (error: unknown) => {
    failure = error
    aborted.abort()
  }
  const { prelude } = await prerender(draw(fail), {
    signal: aborted.signal,
    // React would otherwise move large finished parts to the end of the page and back with an inline script.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      failure ??= error
    },
  })
  const html = await new Response(prelude).text()
  if (failure) throw new Error(`${path} could not be rendered`, { cause: failure })
  return html
}
