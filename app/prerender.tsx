import { SiteDocument } from './document.tsx'
import { renderDocument } from './render-document.ts'
import { PlaceAt } from './routing/place.tsx'
import { createPageSet } from './routing/page-set.tsx'
import type { BuiltTexts } from './texts/built.ts'
import { createTextStore } from './texts/store.ts'

/** `bundles` are `common` and the page's own namespaces. */
type Request = BuiltTexts & { path: string }

/** The HTML of a path of the site. */
export function renderPath({ path, language, bundles }: Request): Promise<string> {
  const texts = createTextStore(language, bundles, { strict: true })
  return renderDocument((fail) => {
    const pageSet = createPageSet(texts, (_page, error) => {
      fail(error)
      return 'wait'
    })
    return (
      <PlaceAt path={path}>
        <SiteDocument texts={texts} pageSet={pageSet} />
      </PlaceAt>
    )
  }, path)
}
