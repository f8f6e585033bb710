import { StaticRouter } from 'react-router'
import { SiteDocument } from './document.tsx'
import { renderDocument } from './render-document.ts'
import { createPageSet } from './routing/pages.tsx'
import type { BuiltTexts } from './texts/built.ts'
import { createI18n } from './texts/i18n.ts'

/** `bundles` are `common` and the page's own namespaces. */
type Request = BuiltTexts & { path: string; clientModule: string }

/** The HTML of a path of the site. */
export function renderPath({ path, language, bundles, clientModule }: Request): Promise<string> {
  const i18n = createI18n(language, bundles, { strict: true })
  return renderDocument(
    (fail) => {
      const pageSet = createPageSet(i18n, (_page, error) => {
        fail(error)
        return 'wait'
      })
      return (
        <StaticRouter location={path}>
          <SiteDocument i18n={i18n} pageSet={pageSet} language={language} />
        </StaticRouter>
      )
    },
    { path, clientModule },
  )
}
