import { DocumentHead } from './DocumentHead.tsx'
import type { i18n } from 'i18next'
import { I18nextProvider } from 'react-i18next'
import type { Language } from './site/languages.ts'
import { PageSetContext, type PageSet } from './routing/pages.tsx'
import { SiteRoutes } from './routing/SiteRoutes.tsx'
import { Shell } from './shell/Shell.tsx'

type Props = { i18n: i18n; pageSet: PageSet; language: Language }

/** The whole document, the same in the build and in the browser. Stands inside a router. */
export function SiteDocument({ i18n, pageSet, language }: Props) {
  return (
    <html lang={language}>
      <head>
        <DocumentHead />
      </head>
      <body>
        <I18nextProvider i18n={i18n}>
          <PageSetContext value={pageSet}>
            <Shell>
              <SiteRoutes />
            </Shell>
          </PageSetContext>
        </I18nextProvider>
      </body>
    </html>
  )
}
