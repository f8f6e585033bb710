import { SiteDocument } from './document.tsx'
import { renderDocument } from './render-document.ts'
import { PlaceAt } from './routing/place.tsx'
import { createPageSet } from './routing/page-set.tsx'
import { settings } from './site/build-constants.ts'
import { sitePathAt } from './site/paths.ts'
import type { HeadTexts } from './site/search/head.ts'
import { inScript, structuredDataOf } from './site/search/structured-data.ts'
import type { BuiltTexts } from './texts/built.ts'
import { createTextStore, type TextStore } from './texts/store.ts'
import { watched } from './texts/watched.ts'

/** `bundles` are `common` and the page's own namespaces. */
type Request = BuiltTexts & { path: string }

/** The HTML of a path of the site. */
export async function renderPath({ path, language, bundles }: Request): Promise<string> {
  const { texts, missing } = watched(createTextStore(language, bundles, { strict: true }))
  const html = await renderDocument(
    (fail) => {
      const pageSet = createPageSet(texts, (_page, error) => {
        fail(error)
        return 'wait'
      })
      return (
        <PlaceAt path={path}>
          <SiteDocument texts={texts} pageSet={pageSet} />
        </PlaceAt>
      )
    },
    path,
    missing,
  )
  return html.replace('</head>', () => `${dataAbout(path, texts)}</head>`)
}

/** For search engines, which read a document as it is served. The browser does without. */
function dataAbout(path: string, texts: TextStore): string {
  const found = sitePathAt(path)
  if (!found) return ''
  const { page, language } = found
  const { description }: HeadTexts = texts.read(page.namespaces[0]).head
  const { [page.id]: own, home } = texts.read('common').pages
  const all = structuredDataOf({ page, language, settings, name: own.label, description }, home.label)
  return all.map((data) => `<script type="application/ld+json">${inScript(data)}</script>`).join('')
}
