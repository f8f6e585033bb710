import type { TextStore } from '#i18n/store.ts'
import { TextsProvider } from '#i18n/TextsProvider.tsx'
import { PageSetContext, type PageSet } from '#routing/page-set.tsx'
import { SiteRoutes } from '#routing/SiteRoutes.tsx'
import { languageFacts } from '#site/languages.ts'
import { MANIFEST_PATH } from '#site/manifest.ts'
import { DocumentHead } from './DocumentHead.tsx'
import { Shell } from './shell/Shell.tsx'

type Props = { texts: TextStore; pageSet: PageSet }

/** The whole document, the same in the build and in the browser. Stands at a place. */
export function SiteDocument({ texts, pageSet }: Props) {
  return (
    <html lang={texts.language}>
      <head>
        <DocumentHead />
        <link rel="manifest" href={MANIFEST_PATH} />
      </head>
      {/* `pt` alone makes some screen readers choose a voice from Portugal. */}
      <body lang={languageFacts[texts.language].locale}>
        <TextsProvider store={texts}>
          <PageSetContext value={pageSet}>
            <Shell>
              <SiteRoutes />
            </Shell>
          </PageSetContext>
        </TextsProvider>
      </body>
    </html>
  )
}
