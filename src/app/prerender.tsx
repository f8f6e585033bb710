import { createTextStore, type TextStore } from '#i18n/store.ts'
import { trackMissingTexts } from '#i18n/track-missing-texts.ts'
import { StaticLocation } from '#routing/location.tsx'
import { createPageComponents } from '#routing/page-components.tsx'
import { settings } from '#site/build-constants.ts'
import { preconnectHosts } from '#site/outside-parts.ts'
import { notFoundPage, type AnyPage } from '#site/pages.ts'
import { sitePathAt } from '#site/paths.ts'
import { isFound, titleWithoutBrand, type HeadTexts } from '#site/search/head.ts'
import { serializeForScript, structuredDataOf, webPage, type StructuredData } from '#site/search/structured-data.ts'
import { SiteDocument } from './document.tsx'
import { renderDocument, type Render } from './render-document.ts'

export const render: Render = async ({ path, language, bundles }) => {
  const { texts, missing } = trackMissingTexts(createTextStore(language, bundles, { strict: true }))
  const html = await renderDocument(
    (fail) => {
      const pageComponents = createPageComponents(texts, (_page, error) => {
        fail(error)
        return 'wait'
      })
      return (
        <StaticLocation path={path}>
          <SiteDocument texts={texts} pageComponents={pageComponents} />
        </StaticLocation>
      )
    },
    path,
    missing,
  )
  const scripts = structuredDataFor(path, texts).map(
    (data) => `<script type="application/ld+json">${serializeForScript(data)}</script>`,
  )
  const preconnects = preconnectHosts(settings, html).map((host) => `<link rel="preconnect" href="${host}">`)
  return (
    html
      .replace('</head>', `${preconnects.join('')}</head>`)
      // At the end, because the first 14 KB have to contain the first section.
      .replace('</body>', () => `${scripts.join('')}</body>`)
  )
}

/** Search engines read the prerendered HTML, so client-side rendering omits structured data. */
function structuredDataFor(path: string, texts: TextStore): readonly StructuredData[] {
  const { language } = texts
  const page: AnyPage = sitePathAt(path)?.page ?? notFoundPage
  const { title, description }: HeadTexts = texts.read(page.namespaces[0]).head
  if (!isFound(page))
    return [webPage({ path, language, settings, name: titleWithoutBrand(title, settings.brand), description })]
  const { [page.id]: own, home } = texts.read('common').pages
  return structuredDataOf({ page, language, settings, name: own.label, description }, home.label)
}
