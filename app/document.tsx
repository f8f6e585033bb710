// First of all: tokens.css names the order of the cascade layers.
import './styles/tokens.css'
import './styles/base.css'
import type { i18n } from 'i18next'
import { I18nextProvider } from 'react-i18next'
import type { Language } from './site/languages.ts'
import { PageSetContext, type PageSet } from './routing/pages.tsx'
import { SiteRoutes } from './routing/SiteRoutes.tsx'
import { Shell } from './shell/Shell.tsx'
import { THEME_COLOR } from './site/search/head.ts'

type Props = { i18n: i18n; pageSet: PageSet; language: Language }

/** The whole document, the same in the build and in the browser. Stands inside a router. */
export function SiteDocument({ i18n, pageSet, language }: Props) {
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={THEME_COLOR} />
        <link rel="icon" href="/icons/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
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
