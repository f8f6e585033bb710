import { useHydrationMark } from '#browser/useHydrated.ts'
import type { TextStore } from '#i18n/store.ts'
import { TextsProvider } from '#i18n/TextsProvider.tsx'
import { PageComponentsContext, SiteRoutes, type PageComponents } from '#routing/page-components.tsx'
import { languageFacts } from '#site/languages.ts'
import { MANIFEST_PATH } from '#site/manifest.ts'
import { DocumentHead } from './DocumentHead.tsx'
import { Shell } from './shell/Shell.tsx'

export function SiteDocument({ texts, pageComponents }: { texts: TextStore; pageComponents: PageComponents }) {
  useHydrationMark(() => document.documentElement)
  return (
    <html lang={texts.language}>
      <head>
        <DocumentHead />
        <link rel="manifest" href={MANIFEST_PATH} />
      </head>
      {/* `pt` alone makes some screen readers choose a voice from Portugal. */}
      <body lang={languageFacts[texts.language].locale}>
        <TextsProvider store={texts}>
          <PageComponentsContext value={pageComponents}>
            <Shell>
              <SiteRoutes />
            </Shell>
          </PageComponentsContext>
        </TextsProvider>
      </body>
    </html>
  )
}
