import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'

type Options = {
  /** For messages: the path that is rendered. */
  path: string
  /** Address of the module that hydrates the document. */
  clientModule: string
}

/** The HTML of a document, complete: nothing in it waits for a script. `fail` ends it, from within its drawing. */
export async function renderDocument(
  draw: (fail: (error: unknown) => void) => ReactNode,
  { path, clientModule }: Options,
): Promise<string> {
  let failure: unknown
  const aborted = new AbortController()
  const fail = (error: unknown) => {
    failure = error
    aborted.abort()
  }
  const { prelude } = await prerender(draw(fail), {
    bootstrapModules: [clientModule],
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
