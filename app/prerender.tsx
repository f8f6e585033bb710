import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router'
import { SiteDocument } from './document.tsx'
import { createPageSet } from './routing/pages.tsx'
import type { Language } from './site/languages.ts'
import { createI18n, type TextBundles } from './texts/i18n.ts'

type Request = {
  path: string
  language: Language
  /** `common` and the page's own namespaces. */
  bundles: TextBundles
  /** Address of the module that hydrates the page. */
  clientModule: string
}

/** The HTML of a path, complete: nothing in it waits for a script. */
export async function renderPath({ path, language, bundles, clientModule }: Request): Promise<string> {
  const i18n = createI18n(language, bundles, { strict: true })
  let failure: unknown
  const pageSet = createPageSet(i18n, (_page, error) => {
    failure = error
    aborted.abort()
    return 'wait'
  })
  const aborted = new AbortController()
  const { prelude } = await prerender(
    <StaticRouter location={path}>
      <SiteDocument i18n={i18n} pageSet={pageSet} language={language} />
    </StaticRouter>,
    {
      bootstrapModules: [clientModule],
      signal: aborted.signal,
      // React would otherwise move large finished parts to the end of the page and back with an inline script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        failure ??= error
      },
    },
  )
  const html = await new Response(prelude).text()
  if (failure) throw new Error(`${path} could not be rendered`, { cause: failure })
  return html
}
