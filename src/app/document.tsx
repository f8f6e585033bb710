import type { TextStore } from '#i18n/store.ts'
import { TextsProvider } from '#i18n/TextsProvider.tsx'
import { PageRegistryContext, type PageRegistry } from '#routing/page-registry.tsx'
import { SiteRoutes } from '#routing/SiteRoutes.tsx'
import { languageFacts } from '#site/languages.ts'
import { MANIFEST_PATH } from '#site/manifest.ts'
import { DocumentHead } from './DocumentHead.tsx'
import { Shell } from './shell/Shell.tsx'

type Props = { texts: TextStore; pageRegistry: PageRegistry }

/** The full document, for prerendering and hydration. Needs a location provider around it. */
export function SiteDocument({ texts, pageRegistry }: Props) {
  return (
    <html lang={texts.language}>
      <head>
        <DocumentHead />
        <link rel="manifest" href={MANIFEST_PATH} />
      </head>
      {/* `pt` alone makes some screen readers choose a voice from Portugal. */}
      <body lang={languageFacts[texts.language].locale}>
        <TextsProvider store={texts}>
          <PageRegistryContext value={pageRegistry}>
            <Shell>
              <SiteRoutes />
            </Shell>
          </PageRegistryContext>
        </TextsProvider>
      </body>
    </html>
  )
}
