import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import type { BuiltTexts } from '#i18n/loading.ts'

/** `bundles` contains `common` and the namespaces of the page or embedded document at this path. */
export type Render = (request: BuiltTexts & { path: string }) => Promise<string>

/** `fail` aborts from within the render. `missing` lists texts that were read but do not exist, for error messages. */
export async function renderDocument(
  render: (fail: (error: unknown) => void) => ReactNode,
  path: string,
  missing: () => string,
): Promise<string> {
  let failure: { error: unknown; missing: string } | undefined
  const aborted = new AbortController()
  const fail = (error: unknown) => {
    failure = { error, missing: missing() }
    aborted.abort()
  }
  const { prelude } = await prerender(render(fail), {
    signal: aborted.signal,
    // React would otherwise move large finished parts to the end of the page and back with an inline script.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      failure ??= { error, missing: missing() }
    },
  })
  const html = await new Response(prelude).text()
  if (failure) {
    const texts = failure.missing && `\nThese texts were read but don't exist:\n  ${failure.missing}`
    throw new Error(`${path} could not be rendered.${texts}`, { cause: failure.error })
  }
  return html
}
